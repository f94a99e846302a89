import { median } from '../quantile.ts';
import { surfaceElasticity } from '../params.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary.ts';
import { logPriceIndex } from '../price-index.ts';

/** Per property type, the log of the median price a surface of 1 m² would have by the elasticity alone. */
export type Base = Record<PropertyType, number>;

/** Log of what a price of a date is worth against the index: subtract to compare prices of several dates. */
export function logTimeLevel(transaction: Transaction, propertyType: PropertyType, date: string): number {
  return transaction === 'sale' ? logPriceIndex(propertyType, date) : 0;
}

/** Log price with the time's level taken out. */
export function levelledLogPrice(listing: Listing): number {
  return (
    Math.log(listing.priceTnd) - logTimeLevel(listing.transaction, listing.propertyType, listing.listedOn)
  );
}

/** Log price that a listing would have at 1 m² by the elasticity of its type, the time's level taken out. */
export function logLevel(listing: Listing): number {
  return levelledLogPrice(listing) - surfaceElasticity[listing.propertyType] * Math.log(listing.surfaceM2);
}

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
