import {
  mostStepsCounted,
  neighbourCount,
  neighbourRadiiKm,
  type ComparablesKernel,
} from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import type { ListedAttribute } from '../vocabulary/attributes.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { visitWithin, type ComparablesIndex } from './comparables-index.ts';
import { distanceFrom } from './distance.ts';

/** Listings near a subject, one column per fact. */
export interface Neighbours {
  indexes: number[];
  distancesKm: number[];
  /** Similarity to the subject in everything but surface: 0–1. */
  weights: number[];
  /** What they were weighted with. */
  kernel: ComparablesKernel;
  /** The place of the nearest: the subject is valued there. */
  place: { lat: number; lng: number };
}

/**
 * The listings of the smallest circle that holds enough of them, without the advertisement held out. A listing is placed at the
 * centre of its quarter: weights are taken from the place of the nearest one, so that moving the subject by a few metres within the
 * quarter changes nothing.
 */
export function findNeighbours(
  comparables: ComparablesIndex,
  subject: Subject,
  date: string,
  kernel: ComparablesKernel,
  heldOut?: Listing,
): Neighbours {
  const indexes: number[] = [];
  const distancesKm: number[] = [];
  for (const radius of neighbourRadiiKm) {
    indexes.length = distancesKm.length = 0;
    visitWithin(comparables, subject.lat, subject.lng, radius, (index, distance) => {
      if (comparables.recentInCell[index] === 0) return;
      if (heldOut && isSameAdvertisement(comparables, index, heldOut)) return;
      indexes.push(index);
      distancesKm.push(distance);
    });
    if (indexes.length >= neighbourCount) break;
  }
  let nearest = 0;
  for (let at = 1; at < indexes.length; at += 1) if (distancesKm[at]! < distancesKm[nearest]!) nearest = at;
  const index = indexes[nearest];
  const place =
    index === undefined ? subject : { lat: comparables.lat[index]!, lng: comparables.lng[index]! };
  const weights = weigh(comparables, indexes, { ...subject, ...place }, daysOf(date), kernel);
  return { indexes, distancesKm, weights, kernel, place };
}

/** The same listings, weighted for another property at the same place. */
export function reweigh(
  neighbours: Neighbours,
  comparables: ComparablesIndex,
  subject: Subject,
  date: string,
): Neighbours {
  const { indexes, place, kernel } = neighbours;
  return {
    ...neighbours,
    weights: weigh(comparables, indexes, { ...subject, ...place }, daysOf(date), kernel),
  };
}

/** The same price for the same surface: the advertisement itself, or its twin on another site. */
function isSameAdvertisement(
  comparables: ComparablesIndex,
  index: number,
  { priceTnd, surfaceM2 }: Listing,
): boolean {
  return (
    comparables.priceTnd[index] === priceTnd &&
    Math.round(comparables.surfaceM2[index]!) === Math.round(surfaceM2)
  );
}

function weigh(
  comparables: ComparablesIndex,
  indexes: readonly number[],
  subject: Subject,
  today: number,
  kernel: ComparablesKernel,
): number[] {
  const distanceTo = distanceFrom(subject.lat, subject.lng);
  const known = (Object.keys(kernel.attributeSteps) as ListedAttribute[])
    .map((name) => ({
      codes: comparables.attributes[name],
      own: attributeCode(subject, name),
      perStep: kernel.attributeSteps[name]!,
    }))
    .filter(({ own }) => own > 0);
  return indexes.map((index) => {
    let dissimilarity =
      distanceTo(comparables.lat[index]!, comparables.lng[index]!) / kernel.km +
      Math.abs(today - comparables.days[index]!) / (daysPerYear * kernel.years);
    for (const { codes, own, perStep } of known) {
      const code = codes[index]!;
      dissimilarity +=
        code === 0 ? kernel.missingPenalty : Math.min(mostStepsCounted, Math.abs(code - own)) * perStep;
    }
    return (1 + dissimilarity) ** -kernel.exponent;
  });
}
