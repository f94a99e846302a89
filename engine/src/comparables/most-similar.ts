import { surfaceBinOf } from '../features/feature-bins.ts';
import { weighedAs } from '../features/features.ts';
import {
  leastM2PerRoom,
  likenessBounds,
  likenessSteps,
  matchLimits,
  maxComparableKm,
  shownComparables,
  similarityRoot,
} from '../parameters/params.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import { matchReasons, type Comparable, type Likeness, type MatchReason } from '../vocabulary/estimate.ts';
import type { Subject } from '../vocabulary/property.ts';
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
  return {
    ...comparable,
    matchReasons: matchReasonsOf(comparable, subject, asOf),
    likeness: likenessOf(comparable, subject, asOf),
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

type Alike = Pick<Comparable, 'distanceKm' | 'rooms' | 'surfaceM2' | 'listedOn'>;

function matchReasonsOf(
  { distanceKm, rooms, surfaceM2, listedOn }: Alike,
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

/** Nobody would compare them, for one difference alone or for rooms that cannot be. */
export const isUnlike = (comparable: Alike, subject: Subject, asOf: string): boolean =>
  stepsApart(comparable, subject, asOf) === Infinity;

function likenessOf(comparable: Alike, subject: Subject, asOf: string): Likeness {
  const steps = stepsApart(comparable, subject, asOf);
  if (comparable.distanceKm < matchLimits.samePlaceKm && steps <= likenessSteps.strong) return 'strong';
  return steps <= likenessSteps.fair ? 'fair' : 'loose';
}

/** In place, surface, rooms and age. Rooms that an advertisement does not state are one step; land has none. */
function stepsApart(
  { distanceKm, rooms, surfaceM2, listedOn }: Alike,
  subject: Subject,
  asOf: string,
): number {
  if (rooms !== undefined && surfaceM2 / rooms < leastM2PerRoom) return Infinity;
  const { km, surfaceFactor, roomsApart, days } = likenessBounds;
  const inRooms = () =>
    subject.rooms === undefined
      ? 0
      : rooms === undefined
        ? 1
        : stepsAt(Math.abs(rooms - subject.rooms), roomsApart);
  return (
    stepsAt(distanceKm, km) +
    stepsAt(Math.exp(Math.abs(Math.log(surfaceM2 / subject.surfaceM2))), surfaceFactor) +
    inRooms() +
    stepsAt(daysOf(asOf) - daysOf(listedOn), days)
  );
}

/** Past the last bound nothing makes up for it. */
function stepsAt(difference: number, bounds: readonly number[]): number {
  const passed = bounds.filter((bound) => difference >= bound).length;
  return passed === bounds.length ? Infinity : passed;
}
