import { fewestShown, placeRadiiKm, shownPlaces } from '../parameters/params.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import type { ComparablePlace } from '../vocabulary/estimate.ts';
import type { PropertyType, Subject, Transaction } from '../vocabulary/property.ts';
import { visitWithin } from './comparables-index.ts';
import type { PlacesIndex } from './places-index.ts';

/**
 * The nearest places with enough listings of the subject's type for a public price, nearest first, with asking
 * prices at a date (`YYYY-MM-DD`).
 */
export function nearestPlaces(
  { propertyType, lat, lng }: Subject,
  market: { places: Record<Transaction, Record<PropertyType, PlacesIndex>> },
  asOf: string,
  transaction: Transaction,
): ComparablePlace[] {
  const index = market.places[transaction][propertyType];
  const ageing = Math.exp(logTimeAdjustment(index.levels, propertyType, asOf));
  return placesAround(index, lat, lng)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, shownPlaces)
    .map(({ at, distanceKm }) => {
      const { locality, listings, lowPerM2, medianPerM2, highPerM2 } = index.places[at]!;
      return {
        locality,
        lat: index.lat[at]!,
        lng: index.lng[at]!,
        distanceKm,
        listings,
        lowPerM2Tnd: lowPerM2 * ageing,
        medianPerM2Tnd: medianPerM2 * ageing,
        highPerM2Tnd: highPerM2 * ageing,
      };
    });
}

function placesAround(index: PlacesIndex, lat: number, lng: number): { at: number; distanceKm: number }[] {
  const found: { at: number; distanceKm: number }[] = [];
  for (const radius of placeRadiiKm) {
    found.length = 0;
    visitWithin(index, lat, lng, radius, (at, distanceKm) => {
      if (index.places[at]!.listings >= fewestShown) found.push({ at, distanceKm });
    });
    if (found.length >= shownPlaces) break;
  }
  return found;
}
