import { surfaceElasticity } from '../parameters/params.ts';
import type { Listing, PropertyType, Transaction } from '../vocabulary/property.ts';
import { logPriceIndex } from './price-index.ts';

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
