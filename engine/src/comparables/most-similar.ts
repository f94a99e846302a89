import { surfaceBinOf } from '../features/feature-bins.ts';
import { withRooms } from '../features/features.ts';
import { matchLimits, maxComparableKm, shownComparables, similarityRoot } from '../parameters/params.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import { matchReasons, type Comparable, type MatchReason } from '../vocabulary/estimate.ts';
import type { Subject } from '../vocabulary/property.ts';
import { surfaceWeight } from './blend.ts';
import { ofComparableSurface, visitWithin, type ComparablesIndex } from './comparables-index.ts';
import { reweigh, type Neighbours } from './neighbours.ts';

/** Best first, with prices per m² adjusted to the date. */
export function mostSimilar(
  comparables: ComparablesIndex,
  neighbours: Neighbours,
  subject: Subject,
  asOf: string,
): Comparable[] {
  const isComparable = ofComparableSurface(comparables, subject);
  const ofSurface = neighbours.indexes.filter(isComparable).length;
  const { indexes, distancesKm, weights, kernel } =
    ofSurface < shownComparables ? amongAll(comparables, neighbours, subject, asOf) : neighbours;
  const own = surfaceBinOf(Math.log(subject.surfaceM2));
  const similarities = Float64Array.from(indexes, (index, at) => {
    if (!isComparable(index)) return -1;
    return weights[at]! * surfaceWeight(Math.abs(surfaceBinOf(comparables.logSurface[index]!) - own), kernel);
  });
  const leastShown = similarities.toSorted().at(-shownComparables) ?? 0;
  const age = logTimeAdjustment(comparables.levels, subject.propertyType, asOf);
  return [...indexes.keys()]
    .filter((at) => similarities[at]! >= Math.max(0, leastShown))
    .sort((a, b) => similarities[b]! - similarities[a]!)
    .slice(0, shownComparables)
    .map((at) => {
      const index = indexes[at]!;
      const listedOn = dateOf(comparables.days[index]!);
      const ageing = age - logTimeAdjustment(comparables.levels, subject.propertyType, listedOn);
      const priceTnd = comparables.priceTnd[index]!;
      const surfaceM2 = comparables.surfaceM2[index]!;
      const comparable = {
        listingId: comparables.ids[index]!,
        propertyType: subject.propertyType,
        surfaceM2,
        rooms: comparables.attributes.rooms[index]! || undefined,
        locality: comparables.localities[index]!,
        lat: comparables.lat[index]!,
        lng: comparables.lng[index]!,
        listedOn,
        distanceKm: distancesKm[at]!,
        priceTnd,
        pricePerM2Tnd: (priceTnd / surfaceM2) * Math.exp(ageing),
        // the root spreads the values over a readable scale
        similarity: Math.round(100 * similarities[at]! ** (1 / (similarityRoot * kernel.exponent))),
      };
      return { ...comparable, matchReasons: matchReasonsOf(comparable, subject, asOf) };
    });
}

/** For subjects whose zone has too few of a similar surface. */
function amongAll(
  comparables: ComparablesIndex,
  neighbours: Neighbours,
  subject: Subject,
  asOf: string,
): Neighbours {
  const indexes: number[] = [];
  const distancesKm: number[] = [];
  const isComparable = ofComparableSurface(comparables, subject);
  visitWithin(comparables, subject.lat, subject.lng, maxComparableKm, (index, distance) => {
    if (!isComparable(index)) return;
    indexes.push(index);
    distancesKm.push(distance);
  });
  return reweigh({ ...neighbours, indexes, distancesKm }, comparables, withRooms(subject), asOf);
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
