import { advertisementKey } from '../cleaning/duplicates.ts';
import { hashText } from '../hash.ts';
import type { Listing } from '../vocabulary.ts';

/** The part of the data a listing belongs to; all the advertisements of one property fall into the same. */
export function foldOf(listing: Listing, folds: number): number {
  return hashText(advertisementKey(listing))[0] % folds;
}
