import { fewestOfQuarter } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import type { ValuedListing } from './valued-listing.ts';

/** What was asked per m² for the usual home of a zone in a quarter (`2024-T3`), in dinars of that quarter. */
export interface QuarterLevel {
  quarter: string;
  type: PropertyType;
  perSqm: number;
}

/**
 * Asking prices for sale by quarter, adjusted for what was advertised: how far those of the quarter stand from what the model would
 * expect of the same homes today, in the median, applied to what it expects of all homes of the zone. Quarters with few are left out.
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
