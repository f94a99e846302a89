import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { fewestApart } from '../parameters/params.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparableSet } from './comparable-sets.ts';
import { onPriceGrid } from './price-grid.ts';
import { surfaceBand } from './surface-bands.ts';

/** At the middle of the surface band; prices are on the grid. */
export interface PricePosition {
  /** advertisements, to the nearest five */
  count: number;
  /** Bounds of the middle eight of ten. */
  lowTnd: number;
  medianTnd: number;
  highTnd: number;
  /** In steps of a tenth, or of five advertisements if more. */
  shareBelow: number;
}

/**
 * Compares a price with those of a set, adjusted to a date (`YYYY-MM-DD`), without the model. Only the set's
 * size in fives and means of five neighbouring prices count, so that repeated requests reveal nothing more.
 * @param level brings the set's prices to those of another zone, as a factor
 */
export function pricePosition(
  comparables: ComparablesIndex,
  propertyType: PropertyType,
  { members }: ComparableSet,
  { surfaceM2, priceTnd }: { surfaceM2: number; priceTnd: number },
  asOf: string,
  level = 1,
): PricePosition {
  const ageing = ageingUntil(asOf, comparables.levels, propertyType);
  const perM2 = Float64Array.from(
    members,
    (at) => (comparables.priceTnd[at]! / comparables.surfaceM2[at]!) * ageing(comparables.days[at]!),
  ).sort();
  const { from, to } = surfaceBand(surfaceM2);
  const at = (share: number) =>
    onPriceGrid(level * ((from + to) / 2) * onPriceGrid(meanOfNeighbours(perM2, share)));
  const steps = Math.min(10, Math.floor(members.length / fewestApart));
  const middles = Array.from({ length: steps }, (_, step) => at((step + 0.5) / steps));
  const price = onPriceGrid(priceTnd);
  // steps with the same price count half
  const below = middles.reduce((sum, middle) => sum + (middle < price ? 1 : middle === price ? 0.5 : 0), 0);
  return {
    count: fewestApart * Math.round(members.length / fewestApart),
    lowTnd: at(0.1),
    medianTnd: at(0.5),
    highTnd: at(0.9),
    shareBelow: Math.round(below) / steps,
  };
}

function meanOfNeighbours(sorted: Float64Array, share: number): number {
  const centre = Math.round(share * (sorted.length - 1));
  const first = Math.max(0, Math.min(centre - Math.floor(fewestApart / 2), sorted.length - fewestApart));
  return sorted.subarray(first, first + fewestApart).reduce((sum, value) => sum + value, 0) / fewestApart;
}
