import { latinDigits } from '@soumdar/contract';
import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '../ui/field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & {
  /** on typing and pasting */
  onChange?: (event: SyntheticEvent<HTMLInputElement>) => unknown;
};

/** Nothing is cut off: the form refuses a foreign number, or a code would go to a stranger. */
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

/** Eight at most; undefined for another country code, a first 0 or a ninth digit. */
export function phoneDigits(text: string): string | undefined {
  const plain = latinDigits(text).replaceAll(/[^\d+]/g, '');
  const national = plain.replace(/^(?:\+|00)216(?=\d{8}$)/, '');
  return national === '' || /^[1-9]\d{0,7}$/.test(national) ? national : undefined;
}

/** '20 123 456' → '+21620123456'; a refused number stays as it is */
export const internationalPhone = (shown: string) => `+216${phoneDigits(shown) ?? shown}`;

/** '20123456' → '20 123 456' @internal */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].filter(Boolean).join(' ');
}

/**
 * The caret stays after the same digit; undefined where the text stays as it is.
 * Deleting forward passes the space, or the key would only ever remove that.
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

/** The gaps are style alone, so that searching and copying see the stored number. */
export function PhoneNumber({ phone }: { phone: string }) {
  const national = phoneDigits(phone);
  if (national === undefined) return <bdi dir="ltr">{phone}</bdi>;
  return (
    <span dir="ltr" className="whitespace-nowrap tabular-nums">
      +216
      {formatPhone(national)
        .split(' ')
        .map((digits, place) => (
          // a margin of plain text moves to the end of an Arabic line
          <span key={place} className="ms-[0.25em] inline-block">
            {digits}
          </span>
        ))}
    </span>
  );
}
