import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '../ui/field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & {
  /** called for typing and for pasting */
  onChange?: (event: SyntheticEvent<HTMLInputElement>) => unknown;
};

/**
 * A Tunisian number, shown XX XXX XXX. Nothing is ever cut off: what is no such number, a foreign one for instance, stays as
 * it is typed, for the form to refuse; a code would go to a stranger.
 */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  function format(event: SyntheticEvent<HTMLInputElement, InputEvent>) {
    const input = event.currentTarget;
    const deletedForward = event.nativeEvent.inputType === 'deleteContentForward';
    const shown = reformatPhone(input.value, input.selectionStart ?? input.value.length, deletedForward);
    if (shown) {
      input.value = shown.text;
      input.setSelectionRange(shown.caret, shown.caret);
    }
    onChange?.(event);
  }

  // a whole number takes the place of what was there
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const digits = phoneDigits(event.clipboardData.getData('text'));
    if (digits?.length !== phoneLength) return;
    event.preventDefault();
    event.currentTarget.value = formatPhone(digits);
    onChange?.(event);
  }

  return <TextField {...field} type="tel" inputMode="numeric" onInput={format} onPaste={paste} />;
}

const phoneLength = 8;

/**
 * The national digits in what was typed or pasted, its country code left out; eight at most. Undefined when it is no part
 * of a Tunisian number: it has another country code, begins with 0, or has a ninth digit.
 */
export function phoneDigits(text: string): string | undefined {
  const plain = latinDigits(text).replaceAll(/[^\d+]/g, '');
  const national = plain.replace(/^(?:\+|00)216(?=\d{8}$)/, '');
  return national === '' || /^[1-9]\d{0,7}$/.test(national) ? national : undefined;
}

/** '20 123 456' → '+21620123456'; a number that was refused stays what it is */
export const internationalPhone = (shown: string) => `+216${phoneDigits(shown) ?? shown}`;

/** Arabic and Persian keyboards write a number in digits of their own: '٢٠' and '۲۰' are '20'. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** '20123456' → '20 123 456' @internal */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].filter(Boolean).join(' ');
}

/**
 * Formats the text of a field whose caret stands at `caret`, the caret staying after the same digit. Deleting forward,
 * it also passes the space that follows, or the key would only ever remove that space. Undefined where the text stays as
 * it is typed.
 *
 * @internal
 */
export function reformatPhone(text: string, caret: number, deletedForward = false) {
  const digits = phoneDigits(text);
  if (digits === undefined) return undefined;
  const formatted = formatPhone(digits);
  const digitsAfter = latinDigits(text.slice(caret)).replaceAll(/\D/g, '').length;
  const place = formatPhone(digits.slice(0, Math.max(0, digits.length - digitsAfter))).length;
  const spaceFollows = formatted[place] === ' ';
  return { text: formatted, caret: deletedForward && spaceFollows ? place + 1 : place };
}

/** '+21620123456' read as +216 20 123 456: the gaps are style alone, so that searching and copying see the stored number. */
export function PhoneNumber({ phone }: { phone: string }) {
  const national = phoneDigits(phone);
  if (national === undefined) return phone;
  return (
    <span className="whitespace-nowrap tabular-nums">
      +216
      {formatPhone(national)
        .split(' ')
        .map((digits, place) => (
          <span key={place} className="ms-[0.25em]">
            {digits}
          </span>
        ))}
    </span>
  );
}
