import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toasts } from './toasts.ts';

/** Ignores a second start, such as a double click, until the screen that the task leads to is shown. */
export function useOneAtATime() {
  const { key } = useLocation();
  const shownEntry = useRef(key);
  const running = useRef(false);
  /** the entry that the last task navigates to, until its screen is shown */
  const leavingFor = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    shownEntry.current = key;
    leavingFor.current = undefined;
  }, [key]);

  async function run(task: () => Promise<void> | void) {
    const entry = historyEntry();
    // after Back before that screen was shown, a start counts again
    if (running.current || entry === leavingFor.current) return;
    running.current = true;
    setBusy(true);
    toasts.endRetry();
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

/** Changes as soon as navigation starts. */
const historyEntry = () => (window.history.state as { key?: string } | null)?.key ?? 'default';
