import type { TownPlaces } from '@soumdar/contract';
import * as words from '@soumdar/words/map';
import { placeName } from '@soumdar/words/places';
import { useEffect, useId, useRef, useState } from 'react';
import { readTown } from '../../api/calls.ts';
import { Button } from '../../ui/button.tsx';
import type { ChosenPosition } from './chosen-address.tsx';
import { namesLike } from './names-like.ts';

type Neighbourhood = TownPlaces['neighbourhoods'][number];

/** With fewer there is nothing to choose from. */
const fewestToChoose = 2;
const mostWithoutFilter = 10;

/** The town chosen, where it has neighbourhoods to choose from. */
export function useTownToName(chosen: ChosenPosition | null): TownPlaces | null {
  const [answer, setAnswer] = useState<{ of: ChosenPosition; town: TownPlaces | null }>();
  const isTown = chosen?.precision === 'town';

  useEffect(() => {
    if (!isTown) return undefined;
    let isWanted = true;
    readTown(chosen.lat, chosen.lng).then(
      ({ data }) => isWanted && setAnswer({ of: chosen, town: data }),
      // it goes on for the whole town
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [chosen, isTown]);

  const town = answer && answer.of === chosen ? answer.town : null;
  return town && town.neighbourhoods.length >= fewestToChoose ? town : null;
}

/** Takes the focus, which was on the name of the town. */
export function TownQuestion({
  town,
  onChoose,
  onUnknown,
}: {
  town: TownPlaces;
  onChoose: (neighbourhood: Neighbourhood) => void;
  onUnknown: () => void;
}) {
  const { neighbourhoods } = town;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useState('');
  const shown = namesLike(neighbourhoods, filter);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 ref={title} id={id} tabIndex={-1} className="font-bold outline-none">
          {words.whichNeighbourhood}
        </h3>
        <Button look="quiet" className="-me-3 px-3! underline" onClick={onUnknown}>
          {words.unknownNeighbourhood}
        </Button>
      </div>
      {neighbourhoods.length > mostWithoutFilter ? (
        <input
          type="search"
          aria-label={words.filterNeighbourhoods}
          placeholder={words.filterNeighbourhoods}
          value={filter}
          dir="auto"
          onChange={({ target }) => setFilter(target.value)}
          autoComplete="off"
          className="block min-h-11 w-full rounded-control border border-line-strong bg-white px-3 py-2 text-base placeholder:text-ink-soft sm:max-w-96"
        />
      ) : null}
      <ul
        aria-label={words.neighbourhoodsOf(placeName(town))}
        className="-m-1 flex max-h-28 flex-wrap gap-2 overflow-y-auto overscroll-contain p-1 sm:max-h-36"
      >
        {shown.map((neighbourhood) => (
          <li key={neighbourhood.name}>
            <button
              type="button"
              onClick={() => onChoose(neighbourhood)}
              className="min-h-11 cursor-pointer rounded-control border border-line-strong bg-white px-3 py-1.5 text-start hover:border-sea hover:bg-sea-tint"
            >
              {placeName(neighbourhood)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft empty:hidden">
        {shown.length === 0 ? words.noNeighbourhoodLike(filter) : ''}
      </p>
    </section>
  );
}
