import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs one task at a time: `busy` while it runs. A second start meanwhile, as a double click makes, is ignored, and so is
 * one after a task that led to another screen, until that screen is there: the history gets no second entry.
 */
export function useOneAtATime() {
  const { key } = useLocation();
  const shownEntry = useRef(key);
  const running = useRef(false);
  const leaving = useRef(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    shownEntry.current = key;
    leaving.current = false;
  }, [key]);

  async function run(task: () => Promise<void> | void) {
    if (running.current || leaving.current) return;
    const entry = historyEntry();
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      leaving.current = ![entry, shownEntry.current].includes(historyEntry());
      setBusy(false);
    }
  }
  return { busy, run };
}

/** The router's key of the browser's present entry, which is another one as soon as it is asked to go on. */
const historyEntry = () => (window.history.state as { key?: string } | null)?.key ?? 'default';
