import { surfaceBinOf } from '../features/surface-grid.ts';
import { shownComparables } from '../parameters/params.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { logTimeLevel } from '../time-adjustment/log-price.ts';
import { likenesses, type Comparable, type Likeness } from '../vocabulary/estimate.ts';
import type { Subject } from '../vocabulary/property.ts';
import { sizeWeight } from './blend.ts';
import type { Segment } from './comparables-index.ts';
import type { Neighbours } from './neighbours.ts';

/** The neighbours most like the subject, best first, their prices per m² brought to the date. */
export function mostSimilar(
  segment: Segment,
  { indexes, distancesKm, weights, pull }: Neighbours,
  subject: Subject,
  asOf: string,
): Comparable[] {
  const own = surfaceBinOf(Math.log(subject.surfaceM2));
  // of the same order as the weights, but without their steepness, which nobody could read
  const similarities = indexes.map((index, at) => {
    const binsApart = Math.abs(surfaceBinOf(segment.logSurface[index]!) - own);
    return (weights[at]! * sizeWeight(binsApart, pull)) ** (1 / (2 * pull.steepness));
  });
  const leastShown = Float64Array.from(similarities).sort().toReversed()[shownComparables - 1] ?? 0;
  return [...indexes.keys()]
    .filter((at) => similarities[at]! >= leastShown)
    .sort((a, b) => similarities[b]! - similarities[a]!)
    .slice(0, shownComparables)
    .map((at) => {
      const index = indexes[at]!;
      const listedOn = dateOf(segment.days[index]!);
      const ageing =
        logTimeLevel(segment.transaction, subject.propertyType, asOf) -
        logTimeLevel(segment.transaction, subject.propertyType, listedOn);
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
