import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

/*
 * Prerendered buttons are visible on a slow phone a second before their code runs. Such a button is asleep until then;
 * a script in index.html notes the last one tapped, and site.css shows it.
 */

/** Attributes of a button rendered without its code. */
export const asleep = typeof document === 'undefined' ? { 'data-asleep': '' } : {};

/** Call with a button as soon as it works: it answers an earlier tap. */
export function wake(button: HTMLElement | null) {
  if (button?.dataset['asleep'] === undefined) return;
  const tapped = button.dataset['asleep'] === 'tapped';
  delete button.dataset['asleep'];
  // not during hydration
  if (tapped) setTimeout(() => button.click());
}

/** A ref that wakes its button, and passes it on to `ref`. */
export function useAwake(ref?: Ref<HTMLButtonElement>) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useEffect(() => wake(button.current), []);
  return button;
}
