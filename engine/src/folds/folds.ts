import type { Listing } from '../vocabulary/property.ts';
import { hashText } from './hash.ts';

/** All advertisements of one property share it; others may by chance. */
export function advertisementKey(listing: Listing): string {
  return `${listing.transaction} ${listing.priceTnd} ${Math.round(listing.surfaceM2)}`;
}

/** The same for all advertisements of a property, so that none is predicted by trees trained on its twin. */
export function foldOf(listing: Listing, folds: number): number {
  return hashText(advertisementKey(listing))[0] % folds;
}
