import { keepCaret } from '../../../components/number-field.tsx';
import { formatNumber } from '../../../format.ts';

/** What an expert types to close a request. */
export interface Draft {
  price: string;
  comments: string;
  reason: string;
}

const highestPriceTnd = 1_000_000_000;

/** What is wrong with a final price as typed, if anything. */
export function priceError(text: string): string | undefined {
  const price = typedPrice(text);
  if (!price) return 'Indiquez le prix final, en dinars.';
  return price > highestPriceTnd ? 'Ce prix dépasse un milliard de dinars.' : undefined;
}

/** What is wrong with the reason of a cancellation, if anything. */
export function reasonError(text: string): string | undefined {
  return text.trim() ? undefined : 'Indiquez le motif de l’annulation.';
}

/** '+7 %': how far a price is from another */
export function gap(price: number, reference: number): string {
  const percent = Math.round((price / reference - 1) * 100);
  return percent > 0 ? `+${percent} %` : percent < 0 ? `−${-percent} %` : '0 %';
}

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
