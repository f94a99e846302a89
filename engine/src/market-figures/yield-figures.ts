import { fewestShown } from '../parameters/params.ts';
import { sortedQuantile } from '../statistics/quantile.ts';
import { propertyTypes } from '../vocabulary/property.ts';
import type { ValuedListing } from './valued-listing.ts';

/** A year's rent as a share of the price. */
export interface YieldFigures {
  /** Bounds of the middle eight of ten homes. */
  low: number;
  median: number;
  high: number;
}

/**
 * The model's rent and price of the same homes, because rents and sales advertise different ones. Null unless
 * one type has enough of both.
 */
export function yieldFigures(listings: readonly ValuedListing[]): YieldFigures | null {
  const yields = propertyTypes.flatMap((type) => {
    const ofType = listings.filter(({ listing }) => listing.propertyType === type);
    const forSale = ofType.filter(({ listing }) => listing.transaction === 'sale').length;
    if (Math.min(forSale, ofType.length - forSale) < fewestShown) return [];
    return ofType.flatMap(({ expected }) => (expected ? 12 * Math.exp(expected.rent - expected.sale) : []));
  });
  if (yields.length === 0) return null;
  const sorted = Float64Array.from(yields).sort();
  return {
    low: sortedQuantile(sorted, 0.1),
    median: sortedQuantile(sorted, 0.5),
    high: sortedQuantile(sorted, 0.9),
  };
}
