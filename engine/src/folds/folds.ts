import type { Listing } from '../vocabulary/property.ts';
import { hashText } from './hash.ts';

/** The same for all advertisements of one property; by chance, different properties may share it too. */
export function advertisementKey(listing: Listing): string {
  return `${listing.transaction} ${listing.priceTnd} ${Math.round(listing.surfaceM2)}`;
}

/** The fold of a listing, the same for all advertisements of one property: none is predicted by trees that saw its twin. */
export function foldOf(listing: Listing, folds: number): number {
  return hashText(advertisementKey(listing))[0] % folds;
}
