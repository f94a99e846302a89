import { fewestOfQuarter } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import type { ValuedListing } from './valued-listing.ts';

/** Asking price per m² of the zone's usual home in a quarter (`2024-T3`), in dinars of that quarter. */
export interface QuarterLevel {
  quarter: string;
  type: PropertyType;
  perSqm: number;
}

/**
 * Adjusted for the mix of homes: the median gap between prices and the model's present values, added to its
 * median value for the zone.
 */
export function quarterlyLevels(listings: readonly ValuedListing[]): QuarterLevel[] {
  return propertyTypes.flatMap((type) => {
    const ofType = listings.filter(
      ({ listing, expected }) => expected && listing.transaction === 'sale' && listing.propertyType === type,
    );
    const quarters = [...new Set(ofType.map(({ listing }) => quarterOf(listing.listedOn)))].sort();
    const today = median(ofType.map(({ listing, expected }) => expected!.sale - Math.log(listing.surfaceM2)));
    return quarters.flatMap((quarter) => {
      const members = ofType.filter(({ listing }) => quarterOf(listing.listedOn) === quarter);
      if (members.length < fewestOfQuarter) return [];
      const apart = median(
        members.map(({ listing, expected }) => Math.log(listing.priceTnd) - expected!.sale),
      );
      return { quarter, type, perSqm: Math.exp(today + apart) };
    });
  });
}

function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-T${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
