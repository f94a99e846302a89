import { hashText } from '../folds/hash.ts';
import { compareHashes, positionOfId } from '../folds/id-hashes.ts';

/** Of the listings that training learned from, each on its own day by the models trained without it. */
export interface ListingValues {
  /** See `idHashes`. */
  ids: Uint32Array;
  /** Time-adjusted log prices. */
  logPrices: Float32Array;
  /** The part that premiums of optional details make. */
  logPremiums: Float32Array;
}

export interface ListingValue {
  logPrice: number;
  logPremium: number;
}

export function storeListingValues(values: readonly (ListingValue & { id: string })[]): ListingValues {
  const sorted = values
    .map((value) => ({ ...value, hash: hashText(value.id) }))
    .sort((one, other) => compareHashes(one.hash, other.hash));
  return {
    ids: Uint32Array.from(sorted.flatMap(({ hash }) => hash)),
    logPrices: Float32Array.from(sorted, ({ logPrice }) => logPrice),
    logPremiums: Float32Array.from(sorted, ({ logPremium }) => logPremium),
  };
}

/** Undefined for a listing that training did not see. */
export function listingValueOf(stored: ListingValues, id: string): ListingValue | undefined {
  const at = positionOfId(stored.ids, id);
  return at < 0 ? undefined : { logPrice: stored.logPrices[at]!, logPremium: stored.logPremiums[at]! };
}
