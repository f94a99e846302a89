import * as words from '@soumdar/words/fields';
import type { ComponentProps, FocusEvent } from 'react';
import { TextField } from '../ui/field.tsx';
import { readPhoneAbroad, useNumberPlans } from './phone-abroad.ts';

type PhoneAbroadFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'help'> & {
  typed: string;
  use: string;
};

/** Once left, the number is formatted and its country shown. */
export function PhoneAbroadField({ typed, use, onBlur, ...field }: PhoneAbroadFieldProps) {
  useNumberPlans();
  const number = readPhoneAbroad(typed);

  function leave(event: FocusEvent<HTMLInputElement>) {
    // before the form reads the field
    if (number) event.currentTarget.value = number.shown;
    onBlur?.(event);
  }

  return (
    <div>
      <TextField
        {...field}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={words.phoneAbroadHelp(use)}
        onBlur={leave}
      />
      <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {number?.country ? words.phoneCountry(number.country) : null}
      </p>
    </div>
  );
}
