import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { fewestApart } from '../parameters/market-params.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparableSet } from './comparable-sets.ts';
import { onPriceGrid } from './price-grid.ts';

/** Of the advertisements of a set: the prices at these are compared with. */
export const shares = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** Around one surface, to three digits. */
export interface PricesAround {
  /** Bounds of the middle eight of ten. */
  lowTnd: number;
  medianTnd: number;
  highTnd: number;
  /** To the nearest tenth; none below the low, all above the high. */
  shareBelow: (priceTnd: number) => number;
}

/** Unrounded, at a share of the set and a surface in m². */
export type PriceAt = (share: number, surfaceM2: number) => number;

/**
 * Prices of a set, adjusted to a date (`YYYY-MM-DD`) and a surface, without the model. Only means of five
 * neighbouring prices count, on a grid, so that repeated requests reveal nothing more.
 */
export function pricesOfSet(
  comparables: ComparablesIndex,
  { members }: ComparableSet,
  { type, elasticity, asOf }: { type: PropertyType; elasticity: number; asOf: string },
): PriceAt {
  const ageing = ageingUntil(asOf, comparables.levels, type);
  const atOneM2 = Float64Array.from(
    members,
    (at) =>
      (comparables.priceTnd[at]! / comparables.surfaceM2[at]! ** elasticity) * ageing(comparables.days[at]!),
  ).sort();
  return (share, surfaceM2) => onPriceGrid(meanOfNeighbours(atOneM2, share)) * surfaceM2 ** elasticity;
}

export const countInFives = ({ members }: ComparableSet) =>
  fewestApart * Math.round(members.length / fewestApart);

/** @param pricesTnd at each of the `shares`, ascending */
export function pricesAround(pricesTnd: readonly number[]): PricesAround {
  const prices = pricesTnd.map((price) => Number(price.toPrecision(3)));
  return {
    lowTnd: prices[0]!,
    medianTnd: prices[shares.indexOf(0.5)]!,
    highTnd: prices.at(-1)!,
    shareBelow: (priceTnd) => Math.round(10 * shareOf(priceTnd, prices)) / 10,
  };
}

/** On the line from one share to the next, by log price; in the middle of shares that have one price. */
function shareOf(priceTnd: number, prices: readonly number[]): number {
  if (priceTnd < prices[0]!) return 0;
  if (priceTnd > prices.at(-1)!) return 1;
  const [first, last] = [
    prices.findLastIndex((price) => price <= priceTnd),
    prices.findIndex((price) => price >= priceTnd),
  ];
  const [from, to] = [Math.min(first, last), Math.max(first, last)];
  const [low, high] = [prices[from]!, prices[to]!];
  const along = low === high ? 0.5 : Math.log(priceTnd / low) / Math.log(high / low);
  return shares[from]! + along * (shares[to]! - shares[from]!);
}

function meanOfNeighbours(sorted: Float64Array, share: number): number {
  const centre = Math.round(share * (sorted.length - 1));
  const first = Math.max(0, Math.min(centre - Math.floor(fewestApart / 2), sorted.length - fewestApart));
  return sorted.subarray(first, first + fewestApart).reduce((sum, value) => sum + value, 0) / fewestApart;
}
