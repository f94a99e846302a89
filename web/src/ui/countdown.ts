import { useEffect, useState } from 'react';

/** Seconds left until a deadline kept in this tab under `key`, so that a reload goes on counting; 0 once over. */
export function useCountdown(key: string) {
  const [deadline, setDeadline] = useState(() => Number(sessionStorage.getItem(key)));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    const started = Date.now();
    const until = started + seconds * 1000;
    sessionStorage.setItem(key, String(until));
    setNow(started);
    setDeadline(until);
  }
  return { secondsLeft, start };
}
