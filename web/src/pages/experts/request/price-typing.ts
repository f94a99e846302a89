import { keepCaret } from '../../../components/group-thousands.ts';
import { formatNumber } from '../../../format.ts';

/** The most digits of a price that the field takes: up to a billion dinars. */
const mostDigits = 10;

/** The whole dinars in what was typed or pasted, decimals left out; null when there is none. */
export function typedPrice(text: string): number | null {
  const digits = text.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits.slice(0, mostDigits));
}

/** Groups the thousands of the text of a field whose caret stands at `caret`; the caret stays after the same digit. */
export function groupThousands(text: string, caret: number): { text: string; caret: number } {
  const price = typedPrice(text);
  const grouped = price === null ? '' : formatNumber(price);
  return { text: grouped, caret: keepCaret(text, caret, grouped) };
}
