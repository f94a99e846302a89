import type { Location } from '@soumdar/contract';
import { knownPlaceRows } from './known-place-rows.ts';

export interface KnownPlace extends Location {
  name: string;
}

let read: KnownPlace[] | undefined;

/** Towns and large neighbourhoods, most inhabitants first. */
export function knownPlaces(): readonly KnownPlace[] {
  read ??= knownPlaceRows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', lat, lng] = row.split(',');
      return { name: name.replace("'", '’'), lat: Number(lat), lng: Number(lng) };
    });
  return read;
}

/** By which pages and reports name a position without an address. */
export const nearestKnownPlace = (position: Location): KnownPlace =>
  knownPlaces().reduce((best, place) =>
    squaredDistance(position, place) < squaredDistance(position, best) ? place : best,
  );

/** Only for comparing; a degree of longitude is shorter than one of latitude. */
function squaredDistance(one: Location, other: Location): number {
  const eastwards = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return (other.lat - one.lat) ** 2 + eastwards ** 2;
}
