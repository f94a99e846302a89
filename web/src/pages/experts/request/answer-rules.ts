import {
  type CallOutcome,
  type ExpertRequest,
  latinDigits,
  type NewRequestNote,
  type Verdict,
} from '@soumdar/contract';
import { opinionCorrections } from '@soumdar/views';
import * as words from '@soumdar/words/experts-request';
import { formatNumber } from '@soumdar/words/formats';
import { keepCaret } from '../../../components/number-field.tsx';

export interface Draft {
  /** of a contest */
  verdict: Verdict | '';
  price: string;
  low: string;
  high: string;
  rent: string;
  rentLow: string;
  rentHigh: string;
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

interface ContestErrors {
  verdict?: string | undefined;
  price?: string | undefined;
  low?: string | undefined;
  rent?: string | undefined;
  rentLow?: string | undefined;
  comments?: string | undefined;
}

/**
 * A correction states a price or a rent, each with its range, and says why.
 * @param showsFigure whether the owner saw one, which can be confirmed
 */
export function contestErrors({ verdict, comments, ...draft }: Draft, showsFigure = true): ContestErrors {
  if (verdict === '') return { verdict: words.verdictMissing };
  if (verdict === 'confirmed' && !showsFigure) return { verdict: words.nothingToConfirm };
  const why = verdict !== 'confirmed' && !comments.trim() ? words.whyMissing : undefined;
  if (verdict !== 'corrected') return { comments: why };
  const sale = { price: draft.price, low: draft.low, high: draft.high };
  const rent = { price: draft.rent, low: draft.rentLow, high: draft.rentHigh };
  if (!isStated(sale) && !isStated(rent)) return { price: words.figureMissing, comments: why };
  return {
    ...(isStated(sale) && { price: priceError(sale.price), low: wholeRangeError(sale) }),
    ...(isStated(rent) && { rent: statedRentError(rent.price), rentLow: wholeRangeError(rent) }),
    comments: why,
  };
}

type Side = Pick<Draft, 'price' | 'low' | 'high'>;

const isStated = (side: Side) => Object.values(side).some((text) => text.trim());

const statedRentError = (text: string) =>
  rentError(text, false) ?? (typedPrice(text) ? undefined : words.figureMissing);

const wholeRangeError = (side: Side) =>
  rangeError(side) ?? (typedPrice(side.low) ? undefined : words.wholeRange);

/** From which a price is asked back: of the automatic one or, without it, DT/m² of a sale or a month's rent. */
const absurdFactor = 4;
const likelyPerM2 = { sale: { low: 20, high: 30_000 }, rent: { low: 1, high: 200 } };

/** Whether a price is so far from all others that it may be mistyped. */
export function isAbsurd(
  side: keyof typeof likelyPerM2,
  price: number,
  surface: number,
  automatic: number | null,
): boolean {
  if (automatic !== null) return price < automatic / absurdFactor || price > automatic * absurdFactor;
  const { low, high } = likelyPerM2[side];
  return price / surface < low || price / surface > high;
}

export function reasonError(text: string): string | undefined {
  return text.trim() ? undefined : words.reasonMissing;
}

/** In whole dinars, with or without the unit; else null. */
export function typedPrice(text: string): number | null {
  const [, digits] = /^(\d+)(?:DT|د\.?ت)?$/i.exec(latinDigits(text).replaceAll(/[\s\p{Cf}]/gu, '')) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Words, decimals and signs might be misread as another price. */
const isOther = (text: string) => text.trim() !== '' && typedPrice(text) === null;

/** The caret stays after the same digit; text that is no price stays for the form to refuse. */
export function groupThousands(typed: string, caret: number): { text: string; caret: number } {
  const text = latinDigits(typed);
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

/** What the owner corrects in a contest, which the answer's figures are for. */
export const correctionsIn = (request: ExpertRequest) =>
  request.contest ? opinionCorrections(request.contest.corrections, request) : undefined;

/** m² */
export const answeredSurface = (request: ExpertRequest): number =>
  correctionsIn(request)?.surface ?? request.details.surface;
