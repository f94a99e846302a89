import { surfaceElasticity } from '../parameters/params.ts';
import type { Listing, PropertyType, Transaction } from '../vocabulary/property.ts';
import { logPriceIndex } from './price-index.ts';

/**
 * Log of the price index at a date; subtracted from log prices, it makes dates comparable. Rents have no
 * index.
 */
export function logTimeAdjustment(
  transaction: Transaction,
  propertyType: PropertyType,
  date: string,
): number {
  return transaction === 'sale' ? logPriceIndex(propertyType, date) : 0;
}

export function timeAdjustedLogPrice(listing: Listing): number {
  return (
    Math.log(listing.priceTnd) -
    logTimeAdjustment(listing.transaction, listing.propertyType, listing.listedOn)
  );
}

/** At 1 m², by the elasticity of the type. */
export function logUnitPrice(listing: Listing): number {
  return (
    timeAdjustedLogPrice(listing) - surfaceElasticity[listing.propertyType] * Math.log(listing.surfaceM2)
  );
}
