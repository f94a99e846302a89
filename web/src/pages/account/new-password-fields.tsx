import { passwordMinLength } from '@soumdar/contract';
import * as words from '@soumdar/words/fields';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { characterCount } from './registration-rules.ts';

type Field = Partial<ComponentProps<typeof PasswordField>>;

/** @param typed the password whose strength is shown */
export function NewPasswordFields({
  typed,
  password,
  confirmation,
}: {
  typed: string;
  password: Field;
  confirmation: Field;
}) {
  return (
    <>
      <div>
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          help={words.newPasswordHelp(passwordMinLength)}
          {...password}
        />
        <StrengthMeter password={typed} />
      </div>
      <PasswordField label={words.confirmation} autoComplete="new-password" {...confirmation} />
    </>
  );
}

/** By score. */
const colours = [
  { bar: 'bg-poor', text: 'text-poor' },
  { bar: 'bg-poor', text: 'text-poor' },
  { bar: 'bg-modest', text: 'text-modest' },
  { bar: 'bg-fair', text: 'text-fair' },
  { bar: 'bg-good', text: 'text-good' },
] as const;

function StrengthMeter({ password }: { password: string }) {
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

interface Strength {
  /** 0 means refused */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u];

/** @internal */
export function passwordStrength(password: string): Strength {
  const length = characterCount(password);
  if (length < passwordMinLength) return { score: 0, label: words.passwordTooShort(passwordMinLength) };
  if (length < 8) return { score: 1, label: words.passwordWeak };
  const variety = classes.filter((kind) => kind.test(password)).length;
  if (variety === 4 && length >= 12) return { score: 4, label: words.passwordVeryStrong };
  return variety >= 3 ? { score: 3, label: words.passwordStrong } : { score: 2, label: words.passwordMedium };
}
