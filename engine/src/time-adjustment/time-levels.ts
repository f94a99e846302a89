import { surfaceElasticity } from '../parameters/params.ts';
import type { Listing, PropertyType } from '../vocabulary/property.ts';
import { yearsOf } from './dates.ts';
import { logPriceIndex } from './price-index.ts';
import type { RentIndex } from './rent-index.ts';

/** How prices of a day are made comparable with those of another: sales by the published index. */
export type TimeLevels = 'published' | RentIndex;

/** Log level of prices at a date; subtracted from log prices, it makes dates comparable. */
export function logTimeAdjustment(levels: TimeLevels, propertyType: PropertyType, date: string): number {
  return levels === 'published' ? logPriceIndex(propertyType, date) : logRentLevel(levels, date);
}

/** The month (`YYYY-MM`) whose prices a valuation at a date follows: nothing shows rents after the newest. */
export function levelMonth(levels: TimeLevels, asOf: string): string {
  const newest = levels === 'published' ? '' : levels.newestOn;
  return (newest === '' || newest > asOf ? asOf : newest).slice(0, 7);
}

/** Constant before the first period and after the last. */
function logRentLevel({ years, logLevels }: RentIndex, date: string): number {
  if (years.length === 0) return 0;
  const year = yearsOf(date);
  const after = years.findIndex((known) => known > year);
  if (after === 0) return logLevels[0]!;
  if (after === -1) return logLevels.at(-1)!;
  const share = (year - years[after - 1]!) / (years[after]! - years[after - 1]!);
  return (1 - share) * logLevels[after - 1]! + share * logLevels[after]!;
}

export function timeAdjustedLogPrice(listing: Listing, levels: TimeLevels): number {
  return Math.log(listing.priceTnd) - logTimeAdjustment(levels, listing.propertyType, listing.listedOn);
}

/** At 1 m², by the elasticity of the type. */
export function logUnitPrice(listing: Listing, levels: TimeLevels): number {
  return (
    timeAdjustedLogPrice(listing, levels) -
    surfaceElasticity[listing.propertyType] * Math.log(listing.surfaceM2)
  );
}
