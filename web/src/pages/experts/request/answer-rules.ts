import { type CallOutcome, type NewRequestNote } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { formatNumber } from '@soumdar/words/formats';
import { keepCaret } from '../../../components/number-field.tsx';

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

export function priceError(text: string): string | undefined {
  const price = typedPrice(text);
  if (isOther(text)) return words.notWhole;
  if (!price) return words.priceMissing;
  return price > highestPriceTnd ? words.priceTooHigh : undefined;
}

/** Both bounds or none. */
export function rangeError({ price, low, high }: Pick<Draft, 'price' | 'low' | 'high'>): string | undefined {
  const [lowest, highest, final] = [low, high, price].map(typedPrice);
  if (isOther(low) || isOther(high)) return words.notWhole;
  if (!lowest && !highest) return undefined;
  if (!lowest || !highest) return words.boundMissing;
  if (lowest > highest) return words.boundsReversed;
  if (highest > highestPriceTnd) return words.priceTooHigh;
  return final && (final < lowest || final > highest) ? words.outsideRange : undefined;
}

/** Required when the owner wishes to let. */
export function rentError(text: string, wanted: boolean): string | undefined {
  const rent = typedPrice(text);
  if (isOther(text)) return words.notWhole;
  if (!rent) return wanted ? words.rentMissing : undefined;
  return rent > highestPriceTnd ? words.rentTooHigh : undefined;
}

export function reasonError(text: string): string | undefined {
  return text.trim() ? undefined : words.reasonMissing;
}

/** In whole dinars, with or without the unit; else null. */
export function typedPrice(text: string): number | null {
  const [, digits] = /^(\d+)(?:DT)?$/i.exec(text.replaceAll(/\s/g, '')) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Words, decimals and signs might be misread as another price. */
const isOther = (text: string) => text.trim() !== '' && typedPrice(text) === null;

/** The caret stays after the same digit; text that is no price stays for the form to refuse. */
export function groupThousands(text: string, caret: number): { text: string; caret: number } {
  const price = typedPrice(text);
  if (!Number.isSafeInteger(price)) return { text, caret };
  const grouped = formatNumber(Number(price));
  return { text: grouped, caret: keepCaret(text, caret, grouped) };
}

export function noteToSend({ note }: Pick<Draft, 'note'>, outcome: CallOutcome | ''): NewRequestNote | null {
  const text = note.trim();
  if (outcome !== '') return { kind: 'call', outcome, text };
  return text ? { kind: 'note', text } : null;
}
