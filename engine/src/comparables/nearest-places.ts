import { maxComparableKm, shownPlaces } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { dateOf } from '../time-adjustment/dates.ts';
import { logTimeLevel } from '../time-adjustment/log-price.ts';
import type { ComparablePlace } from '../vocabulary/estimate.ts';
import type { Subject, Transaction } from '../vocabulary/property.ts';
import { visitWithin, type Segment, type Segments } from './comparables-index.ts';

const radiiKm = [2, 4, 8, 16, maxComparableKm];

/**
 * The places nearest to the subject where there are listings of its type, nearest first, with what is asked in each at a date
 * (`YYYY-MM-DD`). Listings stand at the centre of their neighbourhood: a map of them is a map of these places.
 */
export function nearestPlaces(
  subject: Subject,
  { segments }: { segments: Segments },
  asOf: string,
  transaction: Transaction,
): ComparablePlace[] {
  const segment = segments[transaction][subject.propertyType];
  const asked = askedAt(segment, subject, asOf);
  return placesAround(segment, subject)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, shownPlaces)
    .map(({ distanceKm, members }) => {
      const nearest = members[0]!;
      const prices = Float64Array.from(members, asked).sort();
      const leftOut = Math.floor(prices.length / 10);
      return {
        locality: segment.localities[nearest]!,
        lat: segment.lat[nearest]!,
        lng: segment.lng[nearest]!,
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
  /** Indexes in the segment. */
  members: number[];
}

/** The places of the smallest radius that holds enough of them. */
function placesAround(segment: Segment, { lat, lng }: Subject): Place[] {
  const places = new Map<number, Place>();
  for (const radius of radiiKm) {
    places.clear();
    visitWithin(segment, lat, lng, radius, (index, distanceKm) => {
      const position = positionKey(segment.lat[index]!, segment.lng[index]!);
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

/** What a listing asks per m², brought to the date with the INS index. */
function askedAt(segment: Segment, { propertyType }: Subject, asOf: string): (index: number) => number {
  const today = logTimeLevel(segment.transaction, propertyType, asOf);
  // thousands of listings share some hundred days
  const ageings = new Map<number, number>();
  const ageingSince = (day: number) => {
    let ageing = ageings.get(day);
    if (ageing === undefined) {
      ageing = Math.exp(today - logTimeLevel(segment.transaction, propertyType, dateOf(day)));
      ageings.set(day, ageing);
    }
    return ageing;
  };
  return (index) =>
    (segment.priceTnd[index]! / segment.surfaceM2[index]!) * ageingSince(segment.days[index]!);
}
