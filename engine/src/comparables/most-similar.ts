import { surfaceBinOf } from '../features/feature-bins.ts';
import { matchLimits, shownComparables, similarityRoot } from '../parameters/params.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { logTimeAdjustment } from '../time-adjustment/log-price.ts';
import { matchReasons, type Comparable, type MatchReason } from '../vocabulary/estimate.ts';
import type { Subject } from '../vocabulary/property.ts';
import { surfaceWeight } from './blend.ts';
import type { ComparablesIndex } from './comparables-index.ts';
import type { Neighbours } from './neighbours.ts';

/** The neighbours most similar to the subject, best first, their prices per m² brought to the date. */
export function mostSimilar(
  comparables: ComparablesIndex,
  { indexes, distancesKm, weights, kernel }: Neighbours,
  subject: Subject,
  asOf: string,
): Comparable[] {
  const own = surfaceBinOf(Math.log(subject.surfaceM2));
  // in the order of the weights, on a scale that people can read
  const similarities = indexes.map((index, at) => {
    const binsApart = Math.abs(surfaceBinOf(comparables.logSurface[index]!) - own);
    return (weights[at]! * surfaceWeight(binsApart, kernel)) ** (1 / (similarityRoot * kernel.exponent));
  });
  const leastShown = Float64Array.from(similarities).sort().toReversed()[shownComparables - 1] ?? 0;
  return [...indexes.keys()]
    .filter((at) => similarities[at]! >= leastShown)
    .sort((a, b) => similarities[b]! - similarities[a]!)
    .slice(0, shownComparables)
    .map((at) => {
      const index = indexes[at]!;
      const listedOn = dateOf(comparables.days[index]!);
      const ageing =
        logTimeAdjustment(comparables.transaction, subject.propertyType, asOf) -
        logTimeAdjustment(comparables.transaction, subject.propertyType, listedOn);
      const comparable = {
        listingId: comparables.ids[index]!,
        propertyType: subject.propertyType,
        surfaceM2: comparables.surfaceM2[index]!,
        rooms: comparables.attributes.rooms[index]! || undefined,
        locality: comparables.localities[index]!,
        listedOn,
        distanceKm: distancesKm[at]!,
        pricePerM2Tnd: (comparables.priceTnd[index]! / comparables.surfaceM2[index]!) * Math.exp(ageing),
        similarity: Math.round(100 * similarities[at]!),
      };
      return { ...comparable, matchReasons: matchReasonsOf(comparable, subject, asOf) };
    });
}

function matchReasonsOf(
  { distanceKm, rooms, surfaceM2, listedOn }: Omit<Comparable, 'matchReasons'>,
  subject: Subject,
  asOf: string,
): MatchReason[] {
  const holds: Record<MatchReason, boolean> = {
    same_place: distanceKm < matchLimits.samePlaceKm,
    same_rooms: rooms !== undefined && rooms === subject.rooms,
    similar_surface: Math.abs(surfaceM2 / subject.surfaceM2 - 1) <= matchLimits.surfaceShare,
    recent: daysOf(asOf) - daysOf(listedOn) < matchLimits.recentDays,
  };
  return matchReasons.filter((reason) => holds[reason]);
}
