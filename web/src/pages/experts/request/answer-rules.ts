import type { CallOutcome, NewRequestNote } from '@soumdar/contract';
import { keepCaret } from '../../../components/number-field.tsx';
import { formatNumber } from '../../../format.ts';

/** What an expert types about a request: to close it, and a note. */
export interface Draft {
  price: string;
  low: string;
  high: string;
  rent: string;
  comments: string;
  reason: string;
  note: string;
}

const highestPriceTnd = 1_000_000_000;

/** What is wrong with a final price as typed, if anything. */
export function priceError(text: string): string | undefined {
  const price = typedPrice(text);
  if (!price) return 'Indiquez le prix final, en dinars.';
  return price > highestPriceTnd ? 'Ce prix dépasse un milliard de dinars.' : undefined;
}

/** What is wrong with the bounds of the price, which are told both or not at all. */
export function rangeError({ price, low, high }: Pick<Draft, 'price' | 'low' | 'high'>): string | undefined {
  const [lowest, highest, final] = [low, high, price].map(typedPrice);
  if (!lowest && !highest) return undefined;
  if (!lowest || !highest) return 'Indiquez les deux bornes de la fourchette, ou aucune.';
  if (highest > highestPriceTnd) return 'Ce prix dépasse un milliard de dinars.';
  return final && (final < lowest || final > highest)
    ? 'Le prix final doit se trouver dans la fourchette.'
    : undefined;
}

/** What is wrong with a monthly rent as typed; an owner who wishes to let is owed one. */
export function rentError(text: string, wanted: boolean): string | undefined {
  const rent = typedPrice(text);
  if (!rent) return wanted ? 'Indiquez le loyer : le propriétaire souhaite louer.' : undefined;
  return rent > highestPriceTnd ? 'Ce loyer dépasse un milliard de dinars.' : undefined;
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

/** The note as the API takes it: a call, or words, or both; null while there is neither. */
export function noteToSend({ note }: Pick<Draft, 'note'>, outcome: CallOutcome | ''): NewRequestNote | null {
  const text = note.trim();
  if (outcome !== '') return { kind: 'call', outcome, text };
  return text ? { kind: 'note', text } : null;
}
