import * as words from '@soumdar/words/first-page';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchSign } from '../ui/first-page-icons.tsx';
import { lazyComponent } from '../ui/lazy.tsx';

const PlaceFinder = lazyComponent(() => import('./place-finder/place-finder.tsx'));

/** Of phones and tablets; opens without script too. */
export function HeaderSearch() {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => box.current?.removeAttribute('open');
  useEffect(close, [key]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the keys of focused elements inside
    <details
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary
        aria-label={words.findPlace}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control border border-line-strong [&::-webkit-details-marker]:hidden"
      >
        <SearchSign />
      </summary>
      <div className="absolute inset-x-0 top-full border-t border-line bg-white px-4 py-3 shadow-header">
        <PlaceFinder />
      </div>
    </details>
  );
}
