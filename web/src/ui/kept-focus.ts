import { useEffect, useRef } from 'react';

/**
 * For what stands near a control that goes with what it did: takes the focus (its `tabIndex` is -1) when `state`
 * changed and the focus went with the control, so that the keyboard goes on from there.
 */
export function useKeptFocus<Kept extends HTMLElement>(state: unknown) {
  const kept = useRef<Kept>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) kept.current?.focus({ preventScroll: true });
  }, [state]);
  return kept;
}
