import { dateOf, daysOf } from '../dates.ts';
import { logTimeLevel } from '../learning/base.ts';
import { correction, shownComparables } from '../params.ts';
import { likenesses, type Comparable, type Likeness, type Subject, type Transaction } from '../vocabulary.ts';
import type { Neighbours } from './neighbours.ts';
import type { Segment } from './segment.ts';

/** The neighbours most like the subject, best first, their prices per m² brought to the date. */
export function mostSimilar(
  segment: Segment,
  { indexes, distancesKm, weights }: Neighbours,
  subject: Subject,
  transaction: Transaction,
  asOf: string,
): Comparable[] {
  const similarities = indexes.map((index, at) => weights[at]! * surfaceLikeness(segment, index, subject));
  const leastShown = Float64Array.from(similarities).sort().toReversed()[shownComparables - 1] ?? 0;
  return [...indexes.keys()]
    .filter((at) => similarities[at]! >= leastShown)
    .sort((a, b) => similarities[b]! - similarities[a]!)
    .slice(0, shownComparables)
    .map((at) => {
      const index = indexes[at]!;
      const listedOn = dateOf(segment.days[index]!);
      const ageing =
        logTimeLevel(transaction, subject.propertyType, asOf) -
        logTimeLevel(transaction, subject.propertyType, listedOn);
      const comparable = {
        listingId: segment.ids[index]!,
        propertyType: subject.propertyType,
        surfaceM2: segment.surfaceM2[index]!,
        rooms: segment.traits.rooms[index]! || undefined,
        locality: segment.localities[index]!,
        listedOn,
        distanceKm: distancesKm[at]!,
        pricePerM2Tnd: (segment.priceTnd[index]! / segment.surfaceM2[index]!) * Math.exp(ageing),
        similarity: Math.round(100 * similarities[at]!),
      };
      return { ...comparable, likenesses: likenessesOf(comparable, subject, asOf) };
    });
}

/** 1 for the same surface, 0.5 for one that differs by `sizeReach` in log. */
function surfaceLikeness(segment: Segment, index: number, subject: Subject): number {
  const apart = (segment.logSurface[index]! - Math.log(subject.surfaceM2)) / correction.sizeReach;
  return 1 / (1 + apart * apart);
}

function likenessesOf(
  { distanceKm, rooms, surfaceM2, listedOn }: Omit<Comparable, 'likenesses'>,
  subject: Subject,
  asOf: string,
): Likeness[] {
  const holds: Record<Likeness, boolean> = {
    same_place: distanceKm < 0.5,
    same_rooms: rooms !== undefined && rooms === subject.rooms,
    similar_surface: Math.abs(surfaceM2 / subject.surfaceM2 - 1) <= 0.15,
    recent: daysOf(asOf) - daysOf(listedOn) < 365,
  };
  return likenesses.filter((likeness) => holds[likeness]);
}
