import { maxComparableKm } from '../parameters/params.ts';
import type { Comparable } from '../vocabulary/estimate.ts';
import { propertyTypes, type PropertyType, type Subject, type Transaction } from '../vocabulary/property.ts';
import { ofComparableSurface, visitWithin, type MarketIndex } from './comparables-index.ts';
import { describeComparable } from './most-similar.ts';

/** All of the country: from the far south, nothing is nearer. */
const farthestKm = 1000;

/**
 * For people who value what has too few comparables: the nearest `count` listings of a comparable surface that are
 * of the type but too far to count, and as many that are near but of another type, each nearest first. Land is like
 * land alone. Nothing is calculated from them.
 */
export function beyondComparables(
  subject: Subject,
  market: { comparables: MarketIndex },
  asOf: string,
  transaction: Transaction,
  count = 5,
): Comparable[] {
  const nearestOf = (types: readonly PropertyType[], fromKm: number, toKm: number) =>
    types
      .flatMap((propertyType) => {
        const index = market.comparables[transaction][propertyType];
        const isOfSurface = ofComparableSurface(index, subject);
        const found: { index: number; distanceKm: number; similarity: number }[] = [];
        visitWithin(index, subject.lat, subject.lng, toKm, (at, distanceKm) => {
          if (distanceKm > fromKm && isOfSurface(at)) found.push({ index: at, distanceKm, similarity: 0 });
        });
        return found
          .sort((a, b) => a.distanceKm - b.distanceKm)
          .slice(0, count)
          .map((one) => describeComparable(index, one, { ...subject, propertyType }, asOf));
      })
      .sort((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, count);
  const own = subject.propertyType;
  const others = propertyTypes.filter((type) => type !== own && type !== 'land' && own !== 'land');
  return [...nearestOf([own], maxComparableKm, farthestKm), ...nearestOf(others, -1, maxComparableKm)];
}
