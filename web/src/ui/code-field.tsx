import { codeLength, latinDigits } from '@soumdar/contract';
import * as words from '@soumdar/words/fields';
import type { Ref } from 'react';
import { TextField } from './field.tsx';

/** Calls `onComplete` at the last digit. */
export function CodeField({
  by = 'SMS',
  code,
  onChange,
  onComplete,
  ...input
}: {
  by?: 'SMS' | 'email';
  code: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  error?: string | undefined;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  function take(text: string) {
    const next = codeDigits(text);
    onChange(next);
    if (next.length === codeLength && next !== code) onComplete(next);
  }
  return (
    // the focus stays in the box, so its error must be announced
    <div aria-live="assertive">
      <TextField
        {...input}
        label={words.code}
        help={words.codeHelp(codeLength, by)}
        value={code}
        onChange={(event) => take(event.target.value)}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        enterKeyHint="done"
        className="[&_input]:text-center [&_input]:text-2xl [&_input]:font-semibold [&_input]:tracking-code [&_input]:tabular-nums"
      />
    </div>
  );
}

/** A run of the exact length if there is one, else the first digits. */
export function codeDigits(text: string): string {
  const typed = latinDigits(text);
  const run = typed.match(/(?<!\d)\d+(?!\d)/g)?.find((digits) => digits.length === codeLength);
  return run ?? typed.replaceAll(/\D/g, '').slice(0, codeLength);
}
