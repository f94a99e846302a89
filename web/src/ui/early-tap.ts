import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

/*
 * A slow phone shows prerendered buttons a second before their code runs: until then they are asleep.
 * A script in index.html notes the last one tapped, and site.css shows it.
 */

export const asleep = typeof document === 'undefined' ? { 'data-asleep': '' } : {};

/** Call as soon as the button works: it answers an earlier tap. */
export function wake(button: HTMLElement | null) {
  if (button?.dataset['asleep'] === undefined) return;
  const tapped = button.dataset['asleep'] === 'tapped';
  delete button.dataset['asleep'];
  // not during hydration
  if (tapped) setTimeout(() => button.click());
}

export function useAwake(ref?: Ref<HTMLButtonElement>) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useEffect(() => wake(button.current), []);
  return button;
}
