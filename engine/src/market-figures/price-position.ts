import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { fewestApart, surfaceElasticity } from '../parameters/params.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparableSet } from './comparable-sets.ts';
import { onPriceGrid } from './price-grid.ts';

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

/** Unrounded, at a share of the set and a surface in m². */
export type PriceAt = (share: number, surfaceM2: number) => number;

/**
 * Prices of a set, adjusted to a date (`YYYY-MM-DD`) and a surface, without the model. Only means of five
 * neighbouring prices count, on a grid, so that repeated requests reveal nothing more.
 */
export function pricesOfSet(
  comparables: ComparablesIndex,
  propertyType: PropertyType,
  { members }: ComparableSet,
  asOf: string,
): PriceAt {
  const ageing = ageingUntil(asOf, comparables.levels, propertyType);
  const elasticity = surfaceElasticity[propertyType];
  const atOneM2 = Float64Array.from(
    members,
    (at) =>
      (comparables.priceTnd[at]! / comparables.surfaceM2[at]! ** elasticity) * ageing(comparables.days[at]!),
  ).sort();
  return (share, surfaceM2) => onPriceGrid(meanOfNeighbours(atOneM2, share)) * surfaceM2 ** elasticity;
}

/** Compares a price with those of a set of `size` advertisements, of which only the number of fives counts. */
export function pricePosition(
  size: number,
  priceAt: (share: number) => number,
  priceTnd: number,
): PricePosition {
  const at = (share: number) => onPriceGrid(priceAt(share));
  const steps = Math.min(10, Math.floor(size / fewestApart));
  const middles = Array.from({ length: steps }, (_, step) => at((step + 0.5) / steps));
  const price = onPriceGrid(priceTnd);
  // steps with the same price count half
  const below = middles.reduce((sum, middle) => sum + (middle < price ? 1 : middle === price ? 0.5 : 0), 0);
  return {
    count: fewestApart * Math.round(size / fewestApart),
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
