import { surfaceElasticity } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { logUnitPrice, timeAdjustedLogPrice, type TimeLevels } from '../time-adjustment/time-levels.ts';
import { propertyTypes, type Listing, type PropertyType } from '../vocabulary/property.ts';

/** Median log unit price of each property type; the trees learn the difference from it. */
export type Baseline = Record<PropertyType, number>;

export function fitBaseline(listings: readonly Listing[], levels: TimeLevels): Baseline {
  const intercepts = (chosen: readonly Listing[]) =>
    median(chosen.map((listing) => logUnitPrice(listing, levels)));
  const overall = listings.length > 0 ? intercepts(listings) : 0;
  const entries = propertyTypes.map((type): [PropertyType, number] => {
    const ofType = listings.filter((listing) => listing.propertyType === type);
    return [type, ofType.length > 0 ? intercepts(ofType) : overall];
  });
  return Object.fromEntries(entries) as Baseline;
}

/** The target of the trees. */
export function aboveBaseline(baseline: Baseline, listing: Listing, levels: TimeLevels): number {
  const { propertyType, surfaceM2 } = listing;
  return (
    timeAdjustedLogPrice(listing, levels) - baselineLogPrice(baseline, propertyType, Math.log(surfaceM2))
  );
}

export function baselineLogPrice(baseline: Baseline, propertyType: PropertyType, logSurface: number): number {
  return baseline[propertyType] + surfaceElasticity[propertyType] * logSurface;
}
