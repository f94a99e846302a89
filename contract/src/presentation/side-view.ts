import type { Confidence, Figures } from '../estimation.ts';
import type { PropertyType, Transaction, UnusualFact } from '../vocabulary.ts';
import { shownFigures, type ShownEstimation } from './shown-figures.ts';

/** Rents of land are hardly ever published. */
export const sidesOf = (type: PropertyType): Transaction[] => (type === 'land' ? ['sale'] : ['sale', 'rent']);

export type SideView =
  | {
      kind: 'estimated';
      /** DT; per month for a rent */
      price: number;
      pricePerM2: number | null;
      range: { low: number; high: number } | null;
      /** absent from an old record */
      confidence: Confidence | undefined;
    }
  /** `comparables` is null in some old records */
  | { kind: 'insufficient'; comparables: number | null; unusual: readonly UnusualFact[] }
  | { kind: 'land-rent' };

export function sideView(side: Transaction, type: PropertyType, data: ShownEstimation): SideView {
  if (side === 'rent' && type === 'land') return { kind: 'land-rent' };
  const { price, pricePerM2, low, high } = sideFigures(side, shownFigures(type, data));
  const confidence = data.confidence?.[side];
  if (price === null) {
    const unusual = data.confidence?.unusual ?? [];
    return { kind: 'insufficient', comparables: comparableCount(side, data), unusual };
  }
  return {
    kind: 'estimated',
    price,
    pricePerM2,
    range: low === null || high === null ? null : { low, high },
    confidence,
  };
}

function sideFigures(side: Transaction, figures: Figures) {
  return side === 'sale'
    ? {
        price: figures.netPrice,
        pricePerM2: figures.pricePerSqm,
        low: figures.rangeLow,
        high: figures.rangeHigh,
      }
    : {
        price: figures.monthlyRent,
        pricePerM2: figures.monthlyRentPerSqm,
        low: figures.rentRangeLow,
        high: figures.rentRangeHigh,
      };
}

/** More than are listed; null in some old records. */
export function comparableCount(side: Transaction, data: ShownEstimation): number | null {
  return data.comparableCounts?.[side] ?? data.comparables?.[side].length ?? null;
}

const warnedUnderScore = 60;

/** With fewer comparables their number limits the estimate; with more, their prices do. */
const fewComparables = 12;

export interface LimitedSide {
  side: Transaction;
  reason: 'unusual' | 'few-comparables' | 'scattered-prices';
  comparables: number;
  unusual: readonly UnusualFact[];
}

/** The rent of land is not estimated and does not count. */
export function limitedSides(type: PropertyType, data: ShownEstimation): LimitedSide[] {
  const { confidence } = data;
  if (!confidence) return [];
  return sidesOf(type)
    .filter((side) => confidence[side].score < warnedUnderScore)
    .map((side) => {
      const comparables = comparableCount(side, data) ?? 0;
      const { unusual = [] } = confidence;
      return { side, reason: limitingReason(comparables, unusual), comparables, unusual };
    });
}

function limitingReason(comparables: number, unusual: readonly UnusualFact[]): LimitedSide['reason'] {
  if (unusual.length > 0) return 'unusual';
  return comparables < fewComparables ? 'few-comparables' : 'scattered-prices';
}
