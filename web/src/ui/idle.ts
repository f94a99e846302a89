import { useEffect, useState } from 'react';

/** Returns the cancel function. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
