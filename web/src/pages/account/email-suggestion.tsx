import { useState, type ComponentProps } from 'react';
import { meantEmail } from './email-typo.ts';
import { EmailField } from '../../components/identity-fields.tsx';

type Props = ComponentProps<typeof EmailField> & {
  typed: string;
  onTake: (email: string) => void;
};

/** Suggests another email once the field is left; the typed one stays valid. */
export function CheckedEmailField({ typed, onTake, onBlur, ...field }: Props) {
  const [left, setLeft] = useState(typed);
  return (
    <div>
      <EmailField
        {...field}
        onBlur={(event) => {
          setLeft(event.target.value);
          onBlur?.(event);
        }}
      />
      <EmailSuggestion typed={typed === left ? typed : ''} onTake={onTake} />
    </div>
  );
}

function EmailSuggestion({ typed, onTake }: { typed: string; onTake: (email: string) => void }) {
  const meant = meantEmail(typed);
  return (
    <div role="status" className="empty:hidden">
      {meant ? (
        <button
          type="button"
          onClick={() => onTake(meant)}
          className="mt-1.5 min-h-11 w-full cursor-pointer rounded-control bg-modest-tint px-3.5 py-2 text-start wrap-anywhere"
        >
          Vouliez-vous dire <strong className="text-sea underline">{meant}</strong> ?
        </button>
      ) : null}
    </div>
  );
}
