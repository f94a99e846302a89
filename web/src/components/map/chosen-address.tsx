import { localisationMaxLength } from '@soumdar/contract';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCoordinates } from '../../format.ts';
import type { Position } from '../../position.ts';
import { Button } from '../../ui/button.tsx';
import type { AddressOfPosition } from './use-address.ts';

/** The address found for the chosen position, with its coordinates; whoever knows better writes it over. */
export function ChosenAddress({
  chosen,
  address,
  onCorrect,
}: {
  chosen: Position;
  address: AddressOfPosition;
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
    return <AddressForm initial={address.state === 'known' ? address.text : ''} onDone={close} />;
  }
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          {address.state === 'searching' ? 'Recherche de l’adresse…' : address.text}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {address.state === 'unknown'
            ? 'Adresse introuvable : la position suffit.'
            : formatCoordinates(chosen.lat, chosen.lng)}
        </p>
      </div>
      <button
        ref={toCorrect}
        type="button"
        onClick={() => setCorrected(chosen)}
        className="min-h-11 shrink-0 cursor-pointer font-semibold text-sea underline hover:text-sea-deep"
      >
        {address.state === 'unknown' ? 'Écrire' : 'Corriger'}
        <span className="sr-only"> l’adresse</span>
      </button>
    </div>
  );
}

function AddressForm({ initial, onDone }: { initial: string; onDone: (text: string) => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onDone(box.current?.value.trim() ?? '');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 grow sm:max-w-96">
        <label htmlFor={id} className="block text-sm font-semibold">
          Adresse du bien
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
        Valider
      </Button>
    </form>
  );
}
