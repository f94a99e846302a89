import { daysOf } from '../dates.ts';
import { correction, maxComparableKm } from '../params.ts';
import type { Subject } from '../vocabulary.ts';
import { visitWithin, type Segment } from './segment.ts';

/** Listings near a subject, one column per fact. */
export interface Neighbours {
  indexes: number[];
  distancesKm: number[];
  /** How much each has in common with the subject, surface aside: 0–1. */
  weights: number[];
}

const radiiKm = [1, 2, 4, 8, 16, maxComparableKm];
/** Beyond so many rooms of difference, one more tells nothing. */
const mostRoomsApart = 4;

/** The listings of the smallest radius that holds enough of them, but for the one whose id is `excluded`. */
export function findNeighbours(
  segment: Segment,
  subject: Subject,
  date: string,
  excluded?: string,
): Neighbours {
  let found: Neighbours = { indexes: [], distancesKm: [], weights: [] };
  for (const radius of radiiKm) {
    found = { indexes: [], distancesKm: [], weights: [] };
    visitWithin(segment, subject.lat, subject.lng, radius, (index, distance) => {
      if (segment.ids[index] === excluded) return;
      found.indexes.push(index);
      found.distancesKm.push(distance);
    });
    if (found.indexes.length >= correction.neighbours) break;
  }
  found.weights = weigh(segment, subject, daysOf(date), found);
  return found;
}

/**
 * The subject moved to the nearest neighbour's place. Listings stand at the centre of their quarter, so that is where the model
 * knows prices; and a pin moved by a few metres within the quarter changes nothing it sees.
 */
export function atNearestPlace(
  segment: Segment,
  subject: Subject,
  { indexes, distancesKm }: Neighbours,
): Subject {
  let nearest = 0;
  for (let at = 1; at < indexes.length; at += 1) if (distancesKm[at]! < distancesKm[nearest]!) nearest = at;
  const index = indexes[nearest];
  return index === undefined ? subject : { ...subject, lat: segment.lat[index]!, lng: segment.lng[index]! };
}

function weigh(
  segment: Segment,
  subject: Subject,
  today: number,
  { indexes, distancesKm }: Neighbours,
): number[] {
  const { halfWeightKm, halfLifeYears, roomFactor } = correction;
  const roomWeights = Array.from({ length: mostRoomsApart + 1 }, (_, apart) => roomFactor ** apart);
  return indexes.map((index, at) => {
    const halvings = distancesKm[at]! / halfWeightKm;
    const years = Math.abs(today - segment.days[index]!) / 365.25;
    const rooms = segment.traits.rooms[index]!;
    const roomsApart = subject.rooms === undefined || rooms === 0 ? 1 : Math.abs(subject.rooms - rooms);
    const roomWeight = roomWeights[Math.min(mostRoomsApart, roomsApart)]!;
    return roomWeight / ((1 + halvings * halvings) * (1 + years / halfLifeYears));
  });
}
