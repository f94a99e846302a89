import { useEffect, useState } from 'react';

/** Runs something once the browser has nothing better to do. Returns how to cancel. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

/** False at first, true once the browser has been idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
