import { dateOf } from '../dates.ts';
import { logTimeLevel } from '../learning/base.ts';
import { correction, shownComparables } from '../params.ts';
import type { Comparable, Subject, Transaction } from '../vocabulary.ts';
import type { Neighbour } from './neighbours.ts';
import type { Segment } from './segment.ts';

/** The neighbours most like the subject, best first, their prices per m² brought to the date. */
export function mostSimilar(
  segment: Segment,
  neighbours: readonly Neighbour[],
  subject: Subject,
  transaction: Transaction,
  asOf: string,
): Comparable[] {
  return neighbours
    .map((neighbour) => ({
      ...neighbour,
      similarity: neighbour.weight * surfaceLikeness(segment, neighbour.index, subject),
    }))
    .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
    .slice(0, shownComparables)
    .map(({ index, distanceKm, similarity }) => {
      const listedOn = dateOf(segment.days[index]!);
      const ageing =
        logTimeLevel(transaction, subject.propertyType, asOf) -
        logTimeLevel(transaction, subject.propertyType, listedOn);
      return {
        listingId: segment.ids[index]!,
        propertyType: subject.propertyType,
        surfaceM2: segment.surfaceM2[index]!,
        rooms: segment.rooms[index]! || undefined,
        locality: segment.localities[index]!,
        listedOn,
        distanceKm,
        pricePerM2Tnd: (segment.priceTnd[index]! / segment.surfaceM2[index]!) * Math.exp(ageing),
        similarity: Math.round(100 * similarity),
      };
    });
}

/** 1 for the same surface, 0.5 for one that differs by `sizeReach` in log. */
function surfaceLikeness(segment: Segment, index: number, subject: Subject): number {
  const apart = Math.log(segment.surfaceM2[index]! / subject.surfaceM2) / correction.sizeReach;
  return 1 / (1 + apart * apart);
}
