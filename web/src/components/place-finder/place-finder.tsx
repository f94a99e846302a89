import { sitePaths, typedCoordinates, zonePath } from '@soumdar/contract';
import * as words from '@soumdar/words/finder';
import { basePath } from '@soumdar/words/language';
import { useCallback, useEffect, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { estimateIn } from '../../estimation/map-around.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { searchPlaces } from '../../api/calls.ts';
import type { Found } from '../map/use-place-search.ts';

export interface SearchFieldProps {
  id: string;
  onChoose: (found: Found) => void;
  initial: string;
  anchor: RefObject<HTMLElement | null>;
}

const loadSearch = () => import('./search-field.tsx');

/**
 * Leads to the prices of a place. A plain form, which the server answers; the search that completes names loads
 * once the field has the focus. With `estimates`, a choice waits for one of two buttons.
 */
export default function PlaceFinder({ estimates = false }: { estimates?: boolean }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Found>();
  const [search, setSearch] = useState<{ Field: ComponentType<SearchFieldProps>; initial: string }>();
  const navigate = useNavigate();
  // without it the form works all the same
  const fetchSearch = useCallback(
    () =>
      loadSearch().then(
        ({ default: Field }) => setSearch({ Field, initial: field.current?.value ?? '' }),
        () => null,
      ),
    [],
  );
  useEffect(() => {
    // focused before its code ran
    if (document.activeElement === field.current) void fetchSearch();
  }, [fetchSearch]);

  const typed = () => form.current!.querySelector('input')!.value.trim();
  const chosenNow = () => (chosen && typed() === chosen.name ? chosen : undefined);
  const choose = (found: Found) => {
    setChosen(found);
    if (!estimates && found.zone !== undefined) void navigate(zonePath(found.zone));
  };
  async function estimate() {
    const place = chosenNow() ?? (await firstFound(typed()));
    const level = place?.precision === 'town' ? 'town' : 'neighbourhood';
    void navigate(place ? estimateIn({ slug: '', level, ...place }) : sitePaths.estimation);
  }

  return (
    <form
      ref={form}
      role="search"
      action={basePath + sitePaths.prices}
      className="print:hidden"
      onSubmit={(event) => {
        const zone = chosenNow()?.zone;
        if (zone === undefined) return;
        event.preventDefault();
        void navigate(zonePath(zone));
      }}
    >
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.place}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className={`relative flex grow ${estimates ? 'basis-full sm:basis-48' : 'basis-48'}`}>
          {search ? (
            <search.Field id={id} initial={search.initial} anchor={form} onChoose={choose} />
          ) : (
            <>
              <SearchIcon className="pointer-events-none absolute top-1/2 start-3.5 size-5 -translate-y-1/2 text-ink-soft" />
              <input
                ref={field}
                id={id}
                name="q"
                type="search"
                dir="auto"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={100}
                placeholder={words.placeExample}
                onFocus={() => void fetchSearch()}
                className="block min-h-12 w-full rounded-control border border-line-strong bg-white px-11 py-2.5 text-base placeholder:text-ink-soft"
              />
            </>
          )}
        </div>
        {estimates ? (
          <Button look="outline" className="grow noscript:hidden sm:grow-0" onClick={() => void estimate()}>
            {words.estimateHere}
          </Button>
        ) : null}
        <Button type="submit" look="outline" className={estimates ? 'grow sm:grow-0' : ''}>
          {words.pricesHere}
        </Button>
      </div>
    </form>
  );
}

/** Coordinates as typed; undefined without a text, a place of that name or a network. */
async function firstFound(text: string): Promise<FirstPlace | undefined> {
  if (text === '') return undefined;
  const position = typedCoordinates(text);
  if (position) return position;
  const [first] = await searchPlaces(text).then(
    ({ data }) => data.places,
    () => [],
  );
  return first && { lat: first.lat, lng: first.lng, precision: first.kind };
}

type FirstPlace = Pick<Found, 'lat' | 'lng' | 'precision'>;
