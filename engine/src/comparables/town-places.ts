import { mostTownPlaces } from '../parameters/params.ts';
import type { Position } from '../vocabulary/property.ts';
import type { PlacesIndex } from './places-index.ts';

/** Where a town has advertisements of a type, and how many. */
export interface TownPlace extends Position {
  listings: number;
}

/** Those with most advertisements, most first. */
export function townPlaces(
  { places, lat, lng }: PlacesIndex,
  isInside: (place: Position) => boolean,
): TownPlace[] {
  return places
    .map(({ listings }, at) => ({ lat: lat[at]!, lng: lng[at]!, listings }))
    .filter(isInside)
    .sort((one, other) => other.listings - one.listings)
    .slice(0, mostTownPlaces);
}
