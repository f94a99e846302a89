import { useEffect, useRef } from 'react';

/**
 * Focuses an element (`tabIndex` -1) when a change of `state` removed the focused control in or next to it.
 */
export function useRestoredFocus<Restored extends HTMLElement>(state: unknown) {
  const element = useRef<Restored>(null);
  const before = useRef(state);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const near = target instanceof Element && element.current?.parentElement?.contains(target);
      focused.current = near ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const removed = focused.current?.isConnected === false;
    if (removed && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
