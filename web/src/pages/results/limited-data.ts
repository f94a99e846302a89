import type { PropertyType } from '@soumdar/contract';
import type { ShownEstimation } from '../../estimation/results-state.ts';
import { comparableCount, type Side } from './side-view.ts';

/** Under this score the page warns. */
const warnedUnderScore = 60;

/** With fewer comparables than this, their number is what limits the estimate; with more, their prices. */
const fewComparables = 12;

export interface LimitedSide {
  side: Side;
  reason: 'few-comparables' | 'scattered-prices';
  comparables: number;
}

/** The sides that make the page warn, and why. The rent of land is not estimated and does not count. */
export function limitedSides(type: PropertyType, data: ShownEstimation): LimitedSide[] {
  const { confidence } = data;
  if (!confidence) return [];
  const sides: Side[] = type === 'land' ? ['vente'] : ['vente', 'location'];
  return sides
    .filter((side) => confidence[side].score < warnedUnderScore)
    .map((side) => {
      const comparables = comparableCount(side, data) ?? 0;
      return {
        side,
        reason: comparables < fewComparables ? 'few-comparables' : 'scattered-prices',
        comparables,
      };
    });
}
