import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { fewestApart } from '../parameters/params.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparableSet } from './comparable-sets.ts';
import { onPriceGrid } from './price-grid.ts';
import { surfaceBand } from './surface-bands.ts';

/** Where a price lies among those of a set, at the middle of its band of surface. Prices are those of the grid. */
export interface PricePosition {
  /** of advertisements, to the nearest five */
  count: number;
  /** Between `lowTnd` and `highTnd` ask the middle eight of ten. */
  lowTnd: number;
  medianTnd: number;
  highTnd: number;
  /** Share that asks less, in steps of a tenth, and of five advertisements at least. */
  shareBelow: number;
}

/**
 * Compares a price with those of a set, brought to a date (`YYYY-MM-DD`); the model has no say. Whatever it tells of a set follows from
 * its size in fives and from means of five neighbouring prices per m², on the grid: the prices and surfaces tried add nothing.
 */
export function pricePosition(
  comparables: ComparablesIndex,
  propertyType: PropertyType,
  { members }: ComparableSet,
  { surfaceM2, priceTnd }: { surfaceM2: number; priceTnd: number },
  asOf: string,
): PricePosition {
  const ageing = ageingUntil(asOf, comparables.transaction, propertyType);
  const perM2 = Float64Array.from(
    members,
    (at) => (comparables.priceTnd[at]! / comparables.surfaceM2[at]!) * ageing(comparables.days[at]!),
  ).sort();
  const { from, to } = surfaceBand(surfaceM2);
  const at = (share: number) => onPriceGrid(((from + to) / 2) * onPriceGrid(meanOfNeighbours(perM2, share)));
  const steps = Math.min(10, Math.floor(members.length / fewestApart));
  const middles = Array.from({ length: steps }, (_, step) => at((step + 0.5) / steps));
  const price = onPriceGrid(priceTnd);
  // of steps that ask the same half ask less
  const below = middles.reduce((sum, middle) => sum + (middle < price ? 1 : middle === price ? 0.5 : 0), 0);
  return {
    count: fewestApart * Math.round(members.length / fewestApart),
    lowTnd: at(0.1),
    medianTnd: at(0.5),
    highTnd: at(0.9),
    shareBelow: Math.round(below) / steps,
  };
}

/** The mean of the five values around a share of those sorted. */
function meanOfNeighbours(sorted: Float64Array, share: number): number {
  const centre = Math.round(share * (sorted.length - 1));
  const first = Math.max(0, Math.min(centre - Math.floor(fewestApart / 2), sorted.length - fewestApart));
  return sorted.subarray(first, first + fewestApart).reduce((sum, value) => sum + value, 0) / fewestApart;
}
