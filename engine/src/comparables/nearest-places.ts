import { listingsPerOutlier, placeRadiiKm, shownPlaces } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { dateOf } from '../time-adjustment/dates.ts';
import { logTimeAdjustment } from '../time-adjustment/log-price.ts';
import type { ComparablePlace } from '../vocabulary/estimate.ts';
import type { Subject, Transaction } from '../vocabulary/property.ts';
import { visitWithin, type ComparablesIndex, type MarketIndex } from './comparables-index.ts';

/**
 * The places nearest to the subject where there are listings of its type, nearest first, with the asking prices in each at a date
 * (`YYYY-MM-DD`). A listing is placed at the centre of its quarter: a map of listings is a map of these places.
 */
export function nearestPlaces(
  subject: Subject,
  market: { comparables: MarketIndex },
  asOf: string,
  transaction: Transaction,
): ComparablePlace[] {
  const comparables = market.comparables[transaction][subject.propertyType];
  const priceAt = askingPricesAt(comparables, subject, asOf);
  return placesAround(comparables, subject)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, shownPlaces)
    .map(({ distanceKm, members }) => {
      const nearest = members[0]!;
      const prices = Float64Array.from(members, priceAt).sort();
      const leftOut = Math.floor(prices.length / listingsPerOutlier);
      return {
        locality: comparables.localities[nearest]!,
        lat: comparables.lat[nearest]!,
        lng: comparables.lng[nearest]!,
        distanceKm,
        listings: prices.length,
        lowPerM2Tnd: prices[leftOut]!,
        medianPerM2Tnd: median(prices),
        highPerM2Tnd: prices[prices.length - 1 - leftOut]!,
      };
    });
}

interface Place {
  distanceKm: number;
  /** Positions in the index. */
  members: number[];
}

/** The places of the smallest radius that holds enough of them. */
function placesAround(comparables: ComparablesIndex, { lat, lng }: Subject): Place[] {
  const places = new Map<number, Place>();
  for (const radius of placeRadiiKm) {
    places.clear();
    visitWithin(comparables, lat, lng, radius, (index, distanceKm) => {
      const position = positionKey(comparables.lat[index]!, comparables.lng[index]!);
      const place = places.get(position);
      if (place) place.members.push(index);
      else places.set(position, { distanceKm, members: [index] });
    });
    if (places.size >= shownPlaces) break;
  }
  return [...places.values()];
}

/** One number for a position, to the metre. */
const positionKey = (lat: number, lng: number) => Math.round(lat * 1e5) * 1e8 + Math.round(lng * 1e5);

/** Gives the asking price per m² of a listing, brought to the date with the INS index. */
function askingPricesAt(
  comparables: ComparablesIndex,
  { propertyType }: Subject,
  asOf: string,
): (index: number) => number {
  const today = logTimeAdjustment(comparables.transaction, propertyType, asOf);
  // thousands of listings share a few hundred dates
  const ageings = new Map<number, number>();
  const ageingSince = (day: number) => {
    let ageing = ageings.get(day);
    if (ageing === undefined) {
      ageing = Math.exp(today - logTimeAdjustment(comparables.transaction, propertyType, dateOf(day)));
      ageings.set(day, ageing);
    }
    return ageing;
  };
  return (index) =>
    (comparables.priceTnd[index]! / comparables.surfaceM2[index]!) * ageingSince(comparables.days[index]!);
}
