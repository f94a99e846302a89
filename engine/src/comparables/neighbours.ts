import {
  mostRoomsApart,
  neighbourCount,
  neighbourRadiiKm,
  ownPlaceKm,
  type ComparablesKernel,
} from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import type { Listing, Position, Subject } from '../vocabulary/property.ts';
import { visitWithin, type ComparablesIndex } from './comparables-index.ts';
import { shareOfWay } from '../statistics/share-of-way.ts';
import { distanceFrom } from './distance.ts';

export interface Zone {
  indexes: number[];
  distancesKm: number[];
}

export interface Neighbours extends Zone {
  /** Similarity except for surface, 0–1. */
  weights: Float64Array;
  kernel: ComparablesKernel;
  /** Where the subject is valued. */
  place: Position;
}

export function zoneAround(comparables: ComparablesIndex, lat: number, lng: number, heldOut?: Listing): Zone {
  const zone: Zone = { indexes: [], distancesKm: [] };
  for (const radius of neighbourRadiiKm) {
    zone.indexes.length = zone.distancesKm.length = 0;
    visitWithin(comparables, lat, lng, radius, (index, distance) => {
      if (comparables.recentInCell[index] === 0) return;
      if (heldOut && isSameAdvertisement(comparables, index, heldOut)) return;
      zone.indexes.push(index);
      zone.distancesKm.push(distance);
    });
    if (zone.indexes.length >= neighbourCount) break;
  }
  return zone;
}

/**
 * Weights start from the nearest listing, at the centre of its quarter, so that moving the subject within the
 * quarter changes nothing.
 */
export function findNeighbours(
  comparables: ComparablesIndex,
  subject: Subject,
  date: string,
  kernel: ComparablesKernel,
  heldOut?: Listing,
): Neighbours {
  const zone = zoneAround(comparables, subject.lat, subject.lng, heldOut);
  let nearest = 0;
  for (let at = 1; at < zone.indexes.length; at += 1)
    if (zone.distancesKm[at]! < zone.distancesKm[nearest]!) nearest = at;
  const index = zone.indexes[nearest];
  const place =
    index === undefined
      ? subject
      : placeOf(subject, zone.distancesKm[nearest]!, {
          lat: comparables.lat[index]!,
          lng: comparables.lng[index]!,
        });
  const weights = weigh(comparables, zone.indexes, { ...subject, ...place }, date, kernel);
  return { ...zone, weights, kernel, place };
}

/** That of the nearest listing; the farther it is, the more the subject's own. */
function placeOf({ lat, lng }: Position, km: number, nearest: Position): Position {
  const own = shareOfWay(km, ownPlaceKm);
  return { lat: nearest.lat + own * (lat - nearest.lat), lng: nearest.lng + own * (lng - nearest.lng) };
}

/** Nothing takes the place of those left out, by id. */
export function leaveOut(
  neighbours: Neighbours,
  { ids }: ComparablesIndex,
  leftOut: ReadonlySet<string>,
): Neighbours {
  if (leftOut.size === 0) return neighbours;
  const { indexes, distancesKm, weights } = neighbours;
  const stays = (_: number, at: number) => !leftOut.has(ids[indexes[at]!]!);
  return {
    ...neighbours,
    indexes: indexes.filter(stays),
    distancesKm: distancesKm.filter(stays),
    weights: weights.filter(stays),
  };
}

/** Weights for another property at the same place. */
export function reweigh(
  neighbours: Neighbours,
  comparables: ComparablesIndex,
  subject: Subject,
  date: string,
): Neighbours {
  const { indexes, place, kernel } = neighbours;
  return { ...neighbours, weights: weigh(comparables, indexes, { ...subject, ...place }, date, kernel) };
}

/** Positions of an advertisement and its twins on other sites among the neighbours. */
export function positionsOf(
  listing: Listing,
  { indexes }: Neighbours,
  comparables: ComparablesIndex,
): number[] {
  const found: number[] = [];
  for (let at = 0; at < indexes.length; at += 1)
    if (isSameAdvertisement(comparables, indexes[at]!, listing)) found.push(at);
  return found;
}

/** The same price and surface mean the advertisement itself or its twin on another site. */
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
  date: string,
  kernel: ComparablesKernel,
): Float64Array {
  const distanceTo = distanceFrom(subject.lat, subject.lng);
  const today = daysOf(date);
  const rooms = attributeCode(subject, 'rooms');
  const roomCodes = comparables.attributes.rooms;
  return Float64Array.from(indexes, (index) => {
    const code = roomCodes[index]!;
    const roomsApart =
      rooms === 0
        ? 0
        : code === 0
          ? kernel.unknownRooms
          : kernel.perRoom * Math.min(mostRoomsApart, Math.abs(code - rooms));
    const dissimilarity =
      roomsApart +
      distanceTo(comparables.lat[index]!, comparables.lng[index]!) / kernel.km +
      Math.abs(today - comparables.days[index]!) / (daysPerYear * kernel.years);
    return (1 + dissimilarity) ** -kernel.exponent;
  });
}
