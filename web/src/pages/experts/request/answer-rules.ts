import { type CallOutcome, type NewRequestNote } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { formatNumber } from '@soumdar/words/formats';
import { keepCaret } from '../../../components/number-field.tsx';

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
  if (isOther(text)) return words.notWhole;
  if (!price) return words.priceMissing;
  return price > highestPriceTnd ? words.priceTooHigh : undefined;
}

/** What is wrong with the bounds of the price, which are told both or not at all. */
export function rangeError({ price, low, high }: Pick<Draft, 'price' | 'low' | 'high'>): string | undefined {
  const [lowest, highest, final] = [low, high, price].map(typedPrice);
  if (isOther(low) || isOther(high)) return words.notWhole;
  if (!lowest && !highest) return undefined;
  if (!lowest || !highest) return words.boundMissing;
  if (lowest > highest) return words.boundsReversed;
  if (highest > highestPriceTnd) return words.priceTooHigh;
  return final && (final < lowest || final > highest) ? words.outsideRange : undefined;
}

/** What is wrong with a monthly rent as typed; an owner who wishes to let is owed one. */
export function rentError(text: string, wanted: boolean): string | undefined {
  const rent = typedPrice(text);
  if (isOther(text)) return words.notWhole;
  if (!rent) return wanted ? words.rentMissing : undefined;
  return rent > highestPriceTnd ? words.rentTooHigh : undefined;
}

/** What is wrong with the reason of a cancellation, if anything. */
export function reasonError(text: string): string | undefined {
  return text.trim() ? undefined : words.reasonMissing;
}

/** The whole dinars that were typed or pasted, their unit allowed; null when it is nothing, or anything else. */
export function typedPrice(text: string): number | null {
  const [, digits] = /^(\d+)(?:DT)?$/i.exec(text.replaceAll(/\s/g, '')) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** True for words, decimals, a sign: what might be read as another price than was meant. */
const isOther = (text: string) => text.trim() !== '' && typedPrice(text) === null;

/**
 * Groups the thousands of the text of a field whose caret stands at `caret`; the caret stays after the same digit. What is
 * no price stays as it was typed, for the form to refuse.
 */
export function groupThousands(text: string, caret: number): { text: string; caret: number } {
  const price = typedPrice(text);
  if (!Number.isSafeInteger(price)) return { text, caret };
  const grouped = formatNumber(Number(price));
  return { text: grouped, caret: keepCaret(text, caret, grouped) };
}

/** The note as the API takes it: a call, or words, or both; null while there is neither. */
export function noteToSend({ note }: Pick<Draft, 'note'>, outcome: CallOutcome | ''): NewRequestNote | null {
  const text = note.trim();
  if (outcome !== '') return { kind: 'call', outcome, text };
  return text ? { kind: 'note', text } : null;
}
