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
  /** the entry that the last task led to, until its screen is there */
  const leavingFor = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    shownEntry.current = key;
    leavingFor.current = undefined;
  }, [key]);

  async function run(task: () => Promise<void> | void) {
    const entry = historyEntry();
    // whoever went back before that screen was there starts again
    if (running.current || entry === leavingFor.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      const reached = historyEntry();
      leavingFor.current = [entry, shownEntry.current].includes(reached) ? undefined : reached;
      setBusy(false);
    }
  }
  return { busy, run };
}

/** The router's key of the browser's present entry, which is another one as soon as it is asked to go on. */
const historyEntry = () => (window.history.state as { key?: string } | null)?.key ?? 'default';
