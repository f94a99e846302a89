import { maxComparableKm, neighbourCount, type Pull } from '../parameters/params.ts';
import { daysOf } from '../time-adjustment/dates.ts';
import { traitCode, type Trait } from '../vocabulary/attributes.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { visitWithin, type Segment } from './comparables-index.ts';
import { distanceFrom } from './distance.ts';

/** Listings near a subject, one column per fact. */
export interface Neighbours {
  indexes: number[];
  distancesKm: number[];
  /** How much each says of the subject, surface aside: 0–1. */
  weights: number[];
  /** What they were weighed by. */
  pull: Pull;
  /** The place of the nearest, where the model sees the subject. */
  place: { lat: number; lng: number };
}

const radiiKm = [1, 2, 4, 8, 16, maxComparableKm];
/** Beyond so many steps of difference, one more tells nothing. */
const mostStepsApart = 4;

/**
 * The listings of the smallest radius that holds enough of them, without the advertisement held out. Listings stand at the centre
 * of their quarter, so that is where prices are known: they are weighed from the nearest one's place, and a pin moved by a few
 * metres within the quarter changes nothing.
 */
export function findNeighbours(
  segment: Segment,
  subject: Subject,
  date: string,
  pull: Pull,
  heldOut?: Listing,
): Neighbours {
  const indexes: number[] = [];
  const distancesKm: number[] = [];
  for (const radius of radiiKm) {
    indexes.length = distancesKm.length = 0;
    visitWithin(segment, subject.lat, subject.lng, radius, (index, distance) => {
      if (segment.heard[index] === 0) return;
      if (heldOut && isSameAdvertisement(segment, index, heldOut)) return;
      indexes.push(index);
      distancesKm.push(distance);
    });
    if (indexes.length >= neighbourCount) break;
  }
  let nearest = 0;
  for (let at = 1; at < indexes.length; at += 1) if (distancesKm[at]! < distancesKm[nearest]!) nearest = at;
  const index = indexes[nearest];
  const place = index === undefined ? subject : { lat: segment.lat[index]!, lng: segment.lng[index]! };
  const weights = weigh(segment, indexes, { ...subject, ...place }, daysOf(date), pull);
  return { indexes, distancesKm, weights, pull, place };
}

/** The same listings, weighed for another property at the same place. */
export function weighAnew(
  neighbours: Neighbours,
  segment: Segment,
  subject: Subject,
  date: string,
): Neighbours {
  const { indexes, place, pull } = neighbours;
  return { ...neighbours, weights: weigh(segment, indexes, { ...subject, ...place }, daysOf(date), pull) };
}

/** The same price for the same surface: the advertisement itself, or its twin on another site. */
function isSameAdvertisement(segment: Segment, index: number, { priceTnd, surfaceM2 }: Listing): boolean {
  return (
    segment.priceTnd[index] === priceTnd && Math.round(segment.surfaceM2[index]!) === Math.round(surfaceM2)
  );
}

function weigh(
  segment: Segment,
  indexes: readonly number[],
  subject: Subject,
  today: number,
  pull: Pull,
): number[] {
  const distanceTo = distanceFrom(subject.lat, subject.lng);
  const told = (Object.keys(pull.traits) as Trait[])
    .map((trait) => ({
      codes: segment.traits[trait],
      own: traitCode(subject, trait),
      perStep: pull.traits[trait]!,
    }))
    .filter(({ own }) => own > 0);
  return indexes.map((index) => {
    let apartness =
      distanceTo(segment.lat[index]!, segment.lng[index]!) / pull.km +
      Math.abs(today - segment.days[index]!) / (365.25 * pull.years);
    for (const { codes, own, perStep } of told) {
      const code = codes[index]!;
      apartness += code === 0 ? pull.untold : Math.min(mostStepsApart, Math.abs(code - own)) * perStep;
    }
    return (1 + apartness) ** -pull.steepness;
  });
}
