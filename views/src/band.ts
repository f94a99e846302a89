import type { Details, EffectFactor, EstimationData, Explanation, Transaction } from '@soumdar/contract';
import { isFromComparables } from './breakdown.ts';

/** An estimate outside the prices per m² of the comparables shown, and what it differs from them by. */
export interface Band {
  isAbove: boolean;
  reasons: { factor: EffectFactor; isAbsence: boolean }[];
}

const mostReasons = 2;

/** Null within the prices of its comparables. */
export function bandOf(
  side: Transaction,
  pricePerM2: number | null,
  details: Details,
  data: { comparables?: EstimationData['comparables']; explanation?: EstimationData['explanation'] },
): Band | null {
  const prices = data.comparables?.[side].map(({ pricePerSqm }) => pricePerSqm) ?? [];
  if (pricePerM2 === null || prices.length === 0) return null;
  const isAbove = pricePerM2 > Math.max(...prices);
  if (!isAbove && pricePerM2 >= Math.min(...prices)) return null;
  return { isAbove, reasons: reasonsFor(isAbove, details, data.explanation?.[side]) };
}

/** Largest effects in that direction. The surface counts in both: it moves the price per m² the other way. */
function reasonsFor(
  isAbove: boolean,
  details: Details,
  explanation: Explanation | null | undefined,
): Band['reasons'] {
  const effects = explanation?.effects.filter((effect) => !isFromComparables(effect)) ?? [];
  return effects
    .filter(({ factor, amount }) => factor === 'surface' || (amount > 0 === isAbove && factor in details))
    .slice(0, mostReasons)
    .map(({ factor }) => ({ factor, isAbsence: details[factor as keyof Details] === false }));
}
