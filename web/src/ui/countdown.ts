import { useEffect, useState } from 'react';
import { tabStore } from '../storage.ts';

/** Seconds; the deadline is stored in this tab, so that it survives a reload. */
export function useCountdown(key: string) {
  const [deadline, setDeadline] = useState(() => Number(tabStore.getItem(key)));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    setDeadline(startCountdown(key, seconds));
    setNow(Date.now());
  }
  return { secondsLeft, start };
}

/** Returns the deadline in ms since the epoch. */
export function startCountdown(key: string, seconds: number): number {
  const deadline = Date.now() + seconds * 1000;
  tabStore.setItem(key, String(deadline));
  return deadline;
}
