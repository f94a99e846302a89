import { useEffect, useState } from 'react';

/** Calls back once the browser is idle; returns the cancel function. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

/** False at first, true once the browser was idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
