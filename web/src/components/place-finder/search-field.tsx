import * as words from '@soumdar/words/finder';
import { useEffect, useRef } from 'react';
import { PlaceSearch } from '../map/place-search.tsx';
import type { SearchFieldProps } from './place-finder.tsx';

/** Takes the place, the text and the focus of the plain field. */
export default function SearchField(props: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = box;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return <PlaceSearch box={box} name="q" placeholder={words.placeExample} {...props} />;
}
