import { surfaceElasticity } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { logLevel } from '../time-adjustment/log-price.ts';
import { propertyTypes, type Listing, type PropertyType } from '../vocabulary/property.ts';

/** Per property type, the log of the median price a surface of 1 m² would have by the elasticity alone. */
export type Base = Record<PropertyType, number>;

export function learnBase(listings: readonly Listing[]): Base {
  const intercepts = (chosen: readonly Listing[]) => median(chosen.map(logLevel));
  const overall = listings.length > 0 ? intercepts(listings) : 0;
  const entries = propertyTypes.map((type): [PropertyType, number] => {
    const ofType = listings.filter((listing) => listing.propertyType === type);
    return [type, ofType.length > 0 ? intercepts(ofType) : overall];
  });
  return Object.fromEntries(entries) as Base;
}

export function baseValue(base: Base, propertyType: PropertyType, logSurface: number): number {
  return base[propertyType] + surfaceElasticity[propertyType] * logSurface;
}
