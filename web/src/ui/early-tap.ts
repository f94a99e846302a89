import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

/*
 * Some pages are drawn before any script: on a slow phone their buttons are seen a second before they work. Such a button
 * is asleep until its code is there; a script in index.html notes meanwhile which one was tapped last, and site.css shows
 * that it was.
 */

/** What a button says of itself where it is drawn without its code. */
export const asleep = typeof document === 'undefined' ? { 'data-asleep': '' } : {};

/** To be called with a button as soon as it works: it answers the tap that came before. */
export function wake(button: HTMLElement | null) {
  if (button?.dataset['asleep'] === undefined) return;
  const tapped = button.dataset['asleep'] === 'tapped';
  delete button.dataset['asleep'];
  // not while the page is still being put together
  if (tapped) setTimeout(() => button.click());
}

/** A ref for a button that wakes with its code, and passes it on to `ref`. */
export function useAwake(ref?: Ref<HTMLButtonElement>) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useEffect(() => wake(button.current), []);
  return button;
}
