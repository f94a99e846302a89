import { zonePath, type Zone } from '@soumdar/contract';
import { zoneLevelLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/map';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { estimateIn } from '../../estimation/map-around.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Sentence } from '../../ui/sentence.tsx';

export function ZoneCard({
  zone: { slug, name, level, lat, lng },
  onClose,
  children,
}: {
  zone: Pick<Zone, 'slug' | 'name' | 'level' | 'lat' | 'lng'>;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const shape = document.activeElement;
    if (!(shape instanceof SVGElement)) return undefined;
    box.current?.focus({ preventScroll: true });
    return () => {
      // unless a tap has led it elsewhere
      if (document.activeElement === document.body) shape.focus({ preventScroll: true });
    };
  }, [slug]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the keys of focused elements inside
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // leaves the full screen open
        event.preventDefault();
        onClose();
      }}
      className="absolute inset-x-2 bottom-7 z-over-map rounded-control border border-line bg-white px-4 pt-4 pb-2 shadow-card sm:end-auto sm:w-88"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="text-lg font-bold wrap-anywhere">
            {name}
          </h3>
          <p className="text-sm text-ink-soft">{zoneLevelLabels[level]}</p>
        </div>
        <button
          type="button"
          aria-label={words.closeCard}
          onClick={onClose}
          className="-mt-2 -me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sea-tint hover:text-sea"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
      <Link
        to={estimateIn({ slug, level, lat, lng })}
        className="me-5 inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
      >
        {words.estimateHere}
      </Link>
      {/* replaces the card's history entry: Back leads to the map */}
      <Link
        replace
        to={zonePath(slug)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
      >
        <Sentence
          text={words.showAllPricesOf(name)}
          marks={{ hidden: (text) => <span className="sr-only">{text}</span> }}
        />
      </Link>
    </section>
  );
}
