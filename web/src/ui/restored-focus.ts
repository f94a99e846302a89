import { useEffect, useRef } from 'react';

/**
 * A ref for an element (of `tabIndex` -1) that takes the focus over when a change of `state` removed the control that had
 * it: the keyboard goes on from there instead of from the top of the page.
 */
export function useRestoredFocus<Restored extends HTMLElement>(state: unknown) {
  const element = useRef<Restored>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
