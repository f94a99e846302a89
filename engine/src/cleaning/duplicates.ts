import { distanceFrom } from '../comparables/distance.ts';
import { advertisementKey } from '../folds/folds.ts';
import { duplicateKm } from '../parameters/params.ts';
import { listedAttributes } from '../vocabulary/attributes.ts';
import type { Listing } from '../vocabulary/property.ts';

/** Finds listings with the price, surface and rooms of a nearby one that has as many attributes or more. */
export function findDuplicates(listings: readonly Listing[]): Set<Listing> {
  const firsts = new Map<string, Listing[]>();
  const duplicates = new Set<Listing>();
  const fullestFirst = listings
    .map((listing) => ({ listing, known: knownFields(listing) }))
    .sort(
      (a, b) =>
        b.known - a.known ||
        compare(b.listing.listedOn, a.listing.listedOn) ||
        compare(a.listing.id, b.listing.id),
    );
  for (const { listing } of fullestFirst) {
    const key = advertisementKey(listing);
    const alike = firsts.get(key) ?? [];
    if (alike.some((other) => sameProperty(listing, other))) duplicates.add(listing);
    else firsts.set(key, [...alike, listing]);
  }
  return duplicates;
}

function sameProperty(a: Listing, b: Listing): boolean {
  return (
    kindOf(a) === kindOf(b) &&
    (isSame(a.rooms, b.rooms) || isSameButRooms(a, b)) &&
    distanceFrom(a.lat, a.lng)(b.lat, b.lng) <= duplicateKm
  );
}

/** A sale that one site repeats with other rooms. Rents are round, so that flats of one quarter may be as alike. */
const isSameButRooms = (a: Listing, b: Listing) =>
  a.transaction === 'sale' &&
  a.source !== undefined &&
  a.source === b.source &&
  a.lat === b.lat &&
  a.lng === b.lng &&
  listedAttributes.every((name) => name === 'rooms' || isSame(a[name], b[name]));

/** An answer that is not known may be any. */
const isSame = (one: unknown, other: unknown) => one === undefined || other === undefined || one === other;

/** Sites disagree on what is a house and what is a villa. */
function kindOf({ propertyType }: Listing): string {
  return propertyType === 'villa' ? 'house' : propertyType;
}

function knownFields(listing: Listing): number {
  return Object.values(listing).filter((value) => value !== undefined).length;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
