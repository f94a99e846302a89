import { useEffect, useState } from 'react';

const tickMs = 20_000;

/** The time in ms since the epoch, followed closely enough for a clock that shows minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
