import { useEffect, useState } from 'react';

/** False at first, true once the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const becomeIdle = () => setIdle(true);
    // Safari has no requestIdleCallback
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(becomeIdle, 2000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(becomeIdle, { timeout: 4000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return idle;
}
