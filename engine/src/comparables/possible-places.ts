import { mostTownPlaces } from '../parameters/params.ts';
import type { Position } from '../vocabulary/property.ts';
import { distanceFrom } from './distance.ts';
import type { PlacesIndex } from './places-index.ts';

/** Where a property may stand. */
export interface PossiblePlace extends Position {
  weight: number;
}

/** Where a town has advertisements of a type: those with most, most first, weighted by them. */
export function townPlaces(
  { places, lat, lng }: PlacesIndex,
  isInside: (place: Position) => boolean,
): PossiblePlace[] {
  return places
    .map(({ listings }, at) => ({ lat: lat[at]!, lng: lng[at]!, weight: listings }))
    .filter(isInside)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostTownPlaces);
}

/** So that a place at no distance does not count alone. */
const nearestKm = 0.1;
/** The own town counts as if it were so much nearer: of quarters whose advertisements are hidden it says as much. */
const ownTownNearer = 2;
/** Fewer in its own town say little of its prices. */
const fewestInTown = 10;

/**
 * Of a position whose nearest place is of another town: itself, which is valued there, and the nearest place of its
 * own town, by the inverse square of distances, its own halved. None where its own is nearest or has under ten advertisements.
 *
 * @param isInTown of the number of a place: in the town of the position
 */
export function placesAtBorder(
  { places, lat, lng }: PlacesIndex,
  position: Position,
  isInTown: (place: number) => boolean,
): PossiblePlace[] {
  const kmTo = distanceFrom(position.lat, position.lng);
  const km = places.map((_, at) => kmTo(lat[at]!, lng[at]!));
  const nearestOf = (some: readonly number[]) =>
    some.reduce<number | undefined>(
      (best, at) => (best === undefined || km[at]! < km[best]! ? at : best),
      undefined,
    );
  const nearest = nearestOf([...places.keys()]);
  if (nearest === undefined || isInTown(nearest)) return [];
  const own = [...places.keys()].filter(isInTown);
  const nearestOwn = nearestOf(own);
  const listings = own.reduce((sum, at) => sum + places[at]!.listings, 0);
  if (nearestOwn === undefined || listings < fewestInTown) return [];
  const weightAt = (distanceKm: number) => 1 / Math.max(nearestKm, distanceKm) ** 2;
  return [
    { ...position, weight: weightAt(km[nearest]!) },
    { lat: lat[nearestOwn]!, lng: lng[nearestOwn]!, weight: weightAt(km[nearestOwn]! / ownTownNearer) },
  ];
}
