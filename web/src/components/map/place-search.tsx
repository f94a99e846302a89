import { Autocomplete } from '@base-ui/react/autocomplete';
import * as words from '@soumdar/words/map';
import { useId, useState, type Ref, type RefObject } from 'react';
import { track } from '../../analytics/track.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { usePlaceSearch, type Found } from './use-place-search.ts';

/** Takes Latin or Arabic letters, and coordinates. */
export function PlaceSearch({
  onChoose,
  box,
  id,
  placeholder = words.searchPlaceholder,
  initial = '',
  name,
  anchor,
}: {
  onChoose: (found: Found) => void;
  box: Ref<HTMLInputElement>;
  /** of the field, where its label is outside */
  id?: string;
  placeholder?: string;
  /** what was typed before the code was there */
  initial?: string;
  /** in a form */
  name?: string;
  /** beneath which the places open; the field by default */
  anchor?: RefObject<HTMLElement | null>;
}) {
  const ownId = useId();
  const [text, setText] = useState(initial);
  const [chosenName, setChosenName] = useState<string>();
  // the name just chosen is not searched again
  const { places, status } = usePlaceSearch(text === chosenName ? '' : text);

  return (
    <Autocomplete.Root
      items={places}
      filter={null}
      value={text}
      onValueChange={setText}
      itemToStringValue={(place: Found) => place.name}
      autoHighlight
    >
      <div className="relative grow">
        {id === undefined ? (
          <label htmlFor={ownId} className="sr-only">
            {words.searchPlace}
          </label>
        ) : null}
        <SearchIcon className="pointer-events-none absolute top-1/2 start-3.5 size-5 -translate-y-1/2 text-ink-soft" />
        <Autocomplete.Input
          ref={box}
          id={id ?? ownId}
          name={name}
          dir="auto"
          enterKeyHint="search"
          placeholder={placeholder}
          className="block min-h-12 w-full rounded-control border border-line-strong bg-white px-11 py-2.5 text-base placeholder:text-ink-soft"
        />
      </div>
      <Autocomplete.Portal hidden={places.length === 0 && status === ''}>
        <Autocomplete.Positioner anchor={anchor} sideOffset={6} align="start" className="z-options">
          <Autocomplete.Popup className="max-h-(--available-height) w-(--anchor-width) min-w-[min(22rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-control border border-line bg-white shadow-card">
            <Autocomplete.Status>
              {status ? <p className="px-4 py-3 text-ink-soft">{status}</p> : null}
            </Autocomplete.Status>
            <Autocomplete.List aria-label={words.foundPlaces}>
              {(place: Found) => (
                <Autocomplete.Item
                  key={`${place.name} ${place.lat} ${place.lng}`}
                  value={place}
                  onClick={() => {
                    setChosenName(place.name);
                    onChoose(place);
                    track({ name: 'user_interaction', properties: { interaction: 'place_chosen' } });
                  }}
                  className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 py-2 data-highlighted:bg-sea-tint"
                >
                  <span>
                    <span className="block font-semibold">{place.name}</span>
                    <span className="block text-sm text-ink-soft">{place.detail}</span>
                  </span>
                  {place.otherName ? (
                    <bdi lang={place.otherName.language} className="text-start text-ink-soft">
                      {place.otherName.text}
                    </bdi>
                  ) : null}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
