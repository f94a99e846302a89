import { meantEmail } from './email-typo.ts';

/** Asks back an email whose domain looks mistyped, and takes the one meant in a tap; whoever means what they typed goes on. */
export function EmailSuggestion({ typed, onTake }: { typed: string; onTake: (email: string) => void }) {
  const meant = meantEmail(typed);
  return (
    <div role="status" className="empty:hidden">
      {meant ? (
        <button
          type="button"
          onClick={() => onTake(meant)}
          className="mt-1.5 min-h-11 w-full cursor-pointer rounded-control bg-modest-tint px-3.5 py-2 text-left wrap-anywhere"
        >
          Vouliez-vous dire <strong className="text-sea underline">{meant}</strong> ?
        </button>
      ) : null}
    </div>
  );
}
