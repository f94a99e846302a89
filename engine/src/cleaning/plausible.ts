import { plausibleBounds } from '../parameters/params.ts';
import type { Listing } from '../vocabulary/property.ts';

/** Stored with the model's description. */
export type LeftOutReason =
  | 'monthly_price_among_sales'
  | 'sale_price_among_rents'
  | 'implausible_price'
  | 'implausible_surface'
  | 'implausible_price_per_m2'
  | 'duplicate'
  | 'ten_fold_error'
  | 'far_from_similar';

export function implausibility(listing: Listing): LeftOutReason | undefined {
  const bounds = plausibleBounds(listing.transaction, listing.propertyType);
  const pricePerM2 = listing.priceTnd / listing.surfaceM2;
  if (!within(listing.surfaceM2, bounds.surfaceM2)) return 'implausible_surface';
  if (listing.propertyType !== 'land' && !within(pricePerM2, bounds.pricePerM2)) {
    const other = listing.transaction === 'sale' ? 'rent' : 'sale';
    const otherBounds = plausibleBounds(other, listing.propertyType);
    if (within(pricePerM2, otherBounds.pricePerM2) && within(listing.priceTnd, otherBounds.priceTnd)) {
      return other === 'rent' ? 'monthly_price_among_sales' : 'sale_price_among_rents';
    }
  }
  if (!within(listing.priceTnd, bounds.priceTnd)) return 'implausible_price';
  if (!within(pricePerM2, bounds.pricePerM2)) return 'implausible_price_per_m2';
  return undefined;
}

function within(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high;
}
