/** Calls back once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}
