import type { Listing } from '../vocabulary/property.ts';
import { hashText } from './hash.ts';

/** What all the advertisements of one property have in common; those of several may share it. */
export function advertisementKey(listing: Listing): string {
  return `${listing.transaction} ${listing.priceTnd} ${Math.round(listing.surfaceM2)}`;
}

/** The part of the data a listing belongs to; all the advertisements of one property fall into the same. */
export function foldOf(listing: Listing, folds: number): number {
  return hashText(advertisementKey(listing))[0] % folds;
}
