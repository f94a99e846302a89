import { useRef, useState } from 'react';

/** Runs one task at a time: `busy` while it runs, and a second start meanwhile (a double click) is ignored. */
export function useOneAtATime() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(task: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}
