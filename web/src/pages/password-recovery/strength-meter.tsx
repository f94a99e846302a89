import { passwordStrength } from './strength.ts';

/** Colours of a bar and of its label, by score. */
const colours = [
  { bar: 'bg-poor', text: 'text-poor' },
  { bar: 'bg-poor', text: 'text-poor' },
  { bar: 'bg-modest', text: 'text-modest' },
  { bar: 'bg-fair', text: 'text-fair' },
  { bar: 'bg-good', text: 'text-good' },
] as const;

/** Says how strong the password being typed is. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  const { bar, text } = colours[score];
  return (
    <div className="mt-2 empty:mt-0" aria-live="polite">
      {password ? (
        <>
          <div className="flex gap-1.5" aria-hidden>
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={`h-1.5 grow rounded-full ${step <= score ? bar : 'bg-line'}`} />
            ))}
          </div>
          <p className={`mt-1 text-sm font-medium ${text}`}>{label}</p>
        </>
      ) : null}
    </div>
  );
}
