import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../ui/debounce.ts';

const pauseMs = 300;

/**
 * The text of a search box, which is searched for after a pause.
 *
 * @param q what is searched for now: the box says so where that changes otherwise, by the browser's Back or a link
 */
export function useSearchedText(q: string, searchFor: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const wanted = useDebounced(typed.trim(), pauseMs);
  const [last, setLast] = useState(q);
  if (q !== last) {
    setLast(q);
    if (q !== wanted) setTyped(q);
  }
  const search = useEffectEvent(() => {
    if (wanted !== q) searchFor(wanted);
  });
  useEffect(() => search(), [wanted]);
  return [typed, setTyped] as const;
}
