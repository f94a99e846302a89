import { surfaceBinOf } from '../features/feature-bins.ts';
import { weighedAs } from '../features/features.ts';
import { matchLimits, maxComparableKm, shownComparables, similarityRoot } from '../parameters/params.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import { matchReasons, type Comparable, type Likeness, type MatchReason } from '../vocabulary/estimate.ts';
import type { PropertyType, Subject } from '../vocabulary/property.ts';
import { surfaceWeight } from './blend.ts';
import { ofComparableSurface, visitWithin, type ComparablesIndex } from './comparables-index.ts';
import { reweigh, type Neighbours } from './neighbours.ts';

export interface RankedComparable {
  /** In the comparables. */
  index: number;
  distanceKm: number;
  /** 0–100 */
  similarity: number;
}

/** At most `count`, best first. */
export function rankComparables(
  comparables: ComparablesIndex,
  neighbours: Neighbours,
  subject: Subject,
  asOf: string,
  count: number,
): RankedComparable[] {
  const isComparable = ofComparableSurface(comparables, subject);
  const ofSurface = neighbours.indexes.filter(isComparable).length;
  const { indexes, distancesKm, weights, kernel } =
    ofSurface < shownComparables ? amongAll(comparables, neighbours, subject, asOf) : neighbours;
  const own = surfaceBinOf(Math.log(subject.surfaceM2));
  const similarities = Float64Array.from(indexes, (index, at) => {
    if (!isComparable(index)) return -1;
    return weights[at]! * surfaceWeight(Math.abs(surfaceBinOf(comparables.logSurface[index]!) - own), kernel);
  });
  const leastRanked = similarities.toSorted().at(-count) ?? 0;
  return [...indexes.keys()]
    .filter((at) => similarities[at]! >= Math.max(0, leastRanked))
    .sort((a, b) => similarities[b]! - similarities[a]!)
    .slice(0, count)
    .map((at) => ({
      index: indexes[at]!,
      distanceKm: distancesKm[at]!,
      // the root spreads the values over a readable scale
      similarity: Math.round(100 * similarities[at]! ** (1 / (similarityRoot * kernel.exponent))),
    }));
}

/** With prices per m² adjusted to the date. */
export function describeComparable(
  comparables: ComparablesIndex,
  { index, distanceKm, similarity }: RankedComparable,
  subject: Subject,
  asOf: string,
): Comparable {
  const listedOn = dateOf(comparables.days[index]!);
  const ageing =
    logTimeAdjustment(comparables.levels, subject.propertyType, asOf) -
    logTimeAdjustment(comparables.levels, subject.propertyType, listedOn);
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
    distanceKm,
    priceTnd,
    pricePerM2Tnd: (priceTnd / surfaceM2) * Math.exp(ageing),
    similarity,
  };
  const reasons = matchReasonsOf(comparable, subject, asOf);
  return {
    ...comparable,
    matchReasons: reasons,
    likeness: likenessOf(subject.propertyType, distanceKm, reasons),
  };
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
  return reweigh(
    { ...neighbours, indexes, distancesKm },
    comparables,
    weighedAs(subject, comparables.transaction),
    asOf,
  );
}

function matchReasonsOf(
  {
    distanceKm,
    rooms,
    surfaceM2,
    listedOn,
  }: Pick<Comparable, 'distanceKm' | 'rooms' | 'surfaceM2' | 'listedOn'>,
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

/** Land has no rooms. */
function likenessOf(
  propertyType: PropertyType,
  distanceKm: number,
  reasons: readonly MatchReason[],
): Likeness {
  const differences = matchReasons.length - (propertyType === 'land' ? 1 : 0) - reasons.length;
  if (distanceKm > matchLimits.nearKm || differences > 2) return 'loose';
  return reasons.includes('same_place') && differences <= 1 ? 'strong' : 'fair';
}
