import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '../ui/field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & {
  /** called for typing and for pasting */
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

const phoneLength = 8;

/** Longest text of the field: 8 digits and 2 spaces. */
const phoneMaxLength = 10;

/** The national digits in what was typed or pasted; the country code of a whole number is left out. */
export function phoneDigits(text: string): string {
  const plain = text.replaceAll(/[^\d+]/g, '');
  const digits = plain.replace(/^(?:\+|00)216/, '').replaceAll('+', '');
  const national = digits.length === phoneLength + 3 && digits.startsWith('216') ? digits.slice(3) : digits;
  return national.slice(0, phoneLength);
}

/** '20123456' → '20 123 456' @internal */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].filter(Boolean).join(' ');
}

/**
 * Formats the text of a field whose caret stands at `caret`, the caret staying after the same digit. Deleting forward,
 * it also passes the space that follows, or the key would only ever remove that space.
 *
 * @internal
 */
export function reformatPhone(text: string, caret: number, deletedForward = false) {
  const digits = phoneDigits(text);
  const formatted = formatPhone(digits);
  const digitsBefore = Math.min(phoneDigits(text.slice(0, caret)).length, digits.length);
  const place = formatPhone(digits.slice(0, digitsBefore)).length;
  const spaceFollows = formatted[place] === ' ';
  return { text: formatted, caret: deletedForward && spaceFollows ? place + 1 : place };
}

/** '+21620123456' read as +216 20 123 456: the gaps are style alone, so that searching and copying see the stored number. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      +216
      {formatPhone(phoneDigits(phone))
        .split(' ')
        .map((digits, place) => (
          <span key={place} className="ml-[0.25em]">
            {digits}
          </span>
        ))}
    </span>
  );
}
