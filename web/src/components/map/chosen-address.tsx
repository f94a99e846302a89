import { localisationMaxLength, type PropertyLocation } from '@soumdar/contract';
import { formatCoordinates } from '@soumdar/words/formats';
import * as words from '@soumdar/words/map';
import { placeName } from '@soumdar/words/places';
import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Sentence } from '../../ui/sentence.tsx';
import { reverseGeocode } from '../../api/calls.ts';
import { coordinatesText, type Position } from '../../position.ts';
import { Button } from '../../ui/button.tsx';
import { debounce } from '../../ui/debounce.ts';

export function ChosenAddress({
  chosen,
  address,
  box,
  onCorrect,
}: {
  chosen: Position;
  address: AddressOfPosition;
  /** present while the address is corrected */
  box: RefObject<HTMLInputElement | null>;
  onCorrect: (text: string) => void;
}) {
  const [corrected, setCorrected] = useState<Position>();
  const toCorrect = useRef<HTMLButtonElement>(null);
  if (corrected === chosen) {
    const close = (text: string) => {
      flushSync(() => {
        if (text !== '') onCorrect(text);
        setCorrected(undefined);
      });
      toCorrect.current?.focus();
    };
    return <AddressForm box={box} initial={address.state === 'known' ? address.text : ''} onDone={close} />;
  }
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          {address.state === 'searching' ? words.addressUnderWay : <bdi>{address.text}</bdi>}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {address.state === 'unknown' ? words.noAddress : formatCoordinates(chosen.lat, chosen.lng)}
        </p>
      </div>
      <button
        ref={toCorrect}
        type="button"
        onClick={() => setCorrected(chosen)}
        className="min-h-11 shrink-0 cursor-pointer font-semibold text-sea underline hover:text-sea-deep"
      >
        <Sentence
          text={address.state === 'unknown' ? words.writeAddress : words.correctAddress}
          marks={{ hidden: (text) => <span className="sr-only">{text}</span> }}
        />
      </button>
    </div>
  );
}

function AddressForm({
  box,
  initial,
  onDone,
}: {
  box: RefObject<HTMLInputElement | null>;
  initial: string;
  onDone: (text: string) => void;
}) {
  const id = useId();
  useEffect(() => box.current?.select(), [box]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onDone(box.current?.value.trim() ?? '');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 grow sm:max-w-96">
        <label htmlFor={id} className="block text-sm font-semibold">
          {words.address}
        </label>
        <input
          ref={box}
          id={id}
          dir="auto"
          defaultValue={initial}
          maxLength={localisationMaxLength}
          autoComplete="street-address"
          enterKeyHint="done"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // closes the field, not the dialog
            event.stopPropagation();
            onDone('');
          }}
          className="mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-white px-3 py-2 text-base"
        />
      </div>
      <Button type="submit" look="outline" className="shrink-0">
        {words.validate}
      </Button>
    </form>
  );
}

export interface ChosenPosition extends Position {
  /** as it is stored, in French where the gazetteer names it */
  placeName?: string;
  placeNameAr?: string | undefined;
  /** absent for a point */
  precision?: PropertyLocation['precision'];
}

const settleMs = 300;

export interface AddressOfPosition {
  text: string;
  state: 'searching' | 'known' | 'unknown';
}

/** The place's name, else the address found. */
export function useAddress(chosen: ChosenPosition | null): AddressOfPosition | null {
  const [answer, setAnswer] = useState<{ chosen: ChosenPosition; found: string | null }>();

  useEffect(() => {
    if (!chosen || chosen.placeName) return undefined;
    const ask = () =>
      reverseGeocode(chosen.lat, chosen.lng).then(
        ({ display_name }) => display_name,
        () => null,
      );
    return debounce(settleMs, ask, (found) => setAnswer({ chosen, found }));
  }, [chosen]);

  if (!chosen) return null;
  const answered = answer?.chosen === chosen;
  const { placeName: name, placeNameAr: nameAr } = chosen;
  const known = name ? placeName({ name, nameAr }) : answered ? answer.found : null;
  if (known) return { text: known, state: 'known' };
  return { text: coordinatesText(chosen), state: answered ? 'unknown' : 'searching' };
}
