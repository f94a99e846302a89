export const phoneLength = 8;

/** Longest text of the field: 8 digits and 2 spaces. */
export const phoneMaxLength = 10;

/** The national digits in what was typed or pasted; the country code of a whole number is left out. */
export function phoneDigits(text: string): string {
  const plain = text.replaceAll(/[^\d+]/g, '');
  const digits = plain.replace(/^(?:\+|00)216/, '').replaceAll('+', '');
  const national = digits.length === phoneLength + 3 && digits.startsWith('216') ? digits.slice(3) : digits;
  return national.slice(0, phoneLength);
}

/** '20123456' → '20 123 456' */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].filter(Boolean).join(' ');
}

/**
 * Formats the text of a field whose caret stands at `caret`, the caret staying after the same digit. Deleting forward,
 * it also passes the space that follows, or the key would only ever remove that space.
 */
export function reformatPhone(text: string, caret: number, deletedForward = false) {
  const digits = phoneDigits(text);
  const formatted = formatPhone(digits);
  const digitsBefore = Math.min(phoneDigits(text.slice(0, caret)).length, digits.length);
  const place = formatPhone(digits.slice(0, digitsBefore)).length;
  const spaceFollows = formatted[place] === ' ';
  return { text: formatted, caret: deletedForward && spaceFollows ? place + 1 : place };
}
