import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '../ui/field.tsx';
import { formatPhone, phoneDigits, phoneLength, phoneMaxLength, reformatPhone } from './phone-format.ts';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & {
  /** told of typing and of pasting alike */
  onChange?: (event: SyntheticEvent<HTMLInputElement>) => unknown;
};

/** A Tunisian number, shown XX XXX XXX whatever is typed or pasted. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  function format(event: SyntheticEvent<HTMLInputElement, InputEvent>) {
    const input = event.currentTarget;
    const deletedForward = event.nativeEvent.inputType === 'deleteContentForward';
    const shown = reformatPhone(input.value, input.selectionStart ?? input.value.length, deletedForward);
    input.value = shown.text;
    input.setSelectionRange(shown.caret, shown.caret);
    onChange?.(event);
  }

  // with its country code a number pasted or filled in is longer than the field takes: it replaces what was there
  function insertWhole(event: SyntheticEvent<HTMLInputElement>, text: string) {
    const inserted = phoneDigits(text);
    if (inserted.length < phoneLength) return;
    event.preventDefault();
    event.currentTarget.value = formatPhone(inserted);
    onChange?.(event);
  }

  return (
    <TextField
      {...field}
      type="tel"
      inputMode="numeric"
      maxLength={phoneMaxLength}
      onInput={format}
      onBeforeInput={(event) => insertWhole(event, event.data)}
      onPaste={(event) => insertWhole(event, event.clipboardData.getData('text'))}
    />
  );
}
