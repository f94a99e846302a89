import type { NewOutcome, Outcome, OutcomeChannel, OutcomeKind } from '@soumdar/contract';
import { shownFigures } from '@soumdar/views';
import { formatNumber } from '@soumdar/words/formats';
import * as words from '@soumdar/words/outcome';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { typedAmount } from '../estimation/typed-amount.ts';
import type { FieldErrors } from '../ui/form-resolver.ts';

/** As typed. */
export interface OutcomeAnswers {
  kind: OutcomeKind | null;
  price: string;
  month: string;
  through: OutcomeChannel | '';
  keepAnonymously: boolean;
}

export const answersOf = (outcome: Outcome | undefined): OutcomeAnswers => ({
  kind: outcome?.kind ?? null,
  price: outcome?.price == null ? '' : formatNumber(outcome.price),
  month: outcome?.month ?? '',
  through: outcome?.through ?? '',
  keepAnonymously: outcome?.keepAnonymously ?? false,
});

const highestPriceTnd = 1_000_000_000;
const firstMonth = '2000-01';
/** 'YYYY-MM' */
export const thisMonth = (now = new Date()) => now.toISOString().slice(0, 7);

/** Or the present one. */
export const isPastMonth = (month: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= firstMonth && month <= thisMonth();

export function outcomeErrors({ kind, price, month }: OutcomeAnswers): FieldErrors<OutcomeAnswers> {
  if (!kind) return { kind: words.kindMissing };
  if (kind === 'withdrawn') return {};
  const isPrice =
    Number.isInteger(priceOf(price)) && priceOf(price) >= 1 && priceOf(price) <= highestPriceTnd;
  return {
    ...(isPrice ? {} : { price: words.priceMissing }),
    ...(isPastMonth(month) ? {} : { month: words.monthMissing }),
  };
}

const priceOf = (text: string): number => typedAmount(text);

/** Of answers without errors. What only a signed price has goes with it. */
export function outcomeOf({ kind, price, month, through, keepAnonymously }: OutcomeAnswers): NewOutcome {
  const isSigned = kind !== 'withdrawn';
  return {
    kind: kind ?? 'withdrawn',
    ...(isSigned && { price: priceOf(price), month, ...(through && { through }) }),
    keepAnonymously: isSigned && keepAnonymously,
  };
}

/** A zero too many or too few is about ten times off, and the estimate itself may be twice off. */
const farFactor = 5;

/** The figure that the estimate shows, where a signed price is so far from it that it may be mistyped. */
export function farFrom(
  { kind, price }: NewOutcome,
  { propertyDetails, estimationData }: SavedEstimate,
): number | null {
  if (kind === 'withdrawn' || price === undefined) return null;
  const { netPrice, monthlyRent } = shownFigures(propertyDetails.type, estimationData);
  const estimated = kind === 'sold' ? netPrice : monthlyRent;
  if (estimated === null) return null;
  return price >= estimated * farFactor || price <= estimated / farFactor ? estimated : null;
}
