import { daysOf } from '../dates.ts';
import { correction, maxComparableKm } from '../params.ts';
import type { Subject } from '../vocabulary.ts';
import { visitWithin, type Segment } from './segment.ts';

/** A listing near the subject, and how much it has in common with it, surface aside. */
export interface Neighbour {
  index: number;
  distanceKm: number;
  /** 0–1. */
  weight: number;
}

const radiiKm = [1, 2, 4, 8, 16, maxComparableKm];

/** The listings of the smallest radius that holds enough of them, but for the one that is `excluded`. */
export function findNeighbours(
  segment: Segment,
  subject: Subject,
  date: string,
  excluded?: string,
): Neighbour[] {
  const today = daysOf(date);
  for (const radius of radiiKm) {
    const found: Neighbour[] = [];
    visitWithin(segment, subject.lat, subject.lng, radius, (index, distance) => {
      if (segment.ids[index] === excluded) return;
      found.push({
        index,
        distanceKm: distance,
        weight: alikeness(segment, index, distance, subject, today),
      });
    });
    if (found.length >= correction.neighbours || radius === maxComparableKm) return found;
  }
  return [];
}

function alikeness(
  segment: Segment,
  index: number,
  distance: number,
  subject: Subject,
  today: number,
): number {
  const place = 1 / (1 + (distance / correction.halfWeightKm) ** 2);
  const age = 1 / (1 + Math.abs(today - segment.days[index]!) / (365.25 * correction.halfLifeYears));
  const rooms = segment.rooms[index]!;
  const roomsApart =
    subject.rooms === undefined || rooms === 0 ? 1 : Math.min(4, Math.abs(subject.rooms - rooms));
  return place * age * correction.roomFactor ** roomsApart;
}
