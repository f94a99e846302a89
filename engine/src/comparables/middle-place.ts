import type { Position } from '../vocabulary/property.ts';
import type { PlacesIndex } from './places-index.ts';

/** The place with as many advertisements at cheaper places as at dearer ones; undefined without any. */
export function middlePlace(
  { places, lat, lng }: PlacesIndex,
  isInside: (place: Position) => boolean,
): Position | undefined {
  const inside = [...places.keys()]
    .filter((at) => isInside({ lat: lat[at]!, lng: lng[at]! }))
    .sort((one, other) => places[one]!.medianPerM2 - places[other]!.medianPerM2);
  let before = inside.reduce((sum, at) => sum + places[at]!.listings, 0) / 2;
  const middle = inside.find((at) => (before -= places[at]!.listings) <= 0);
  return middle === undefined ? undefined : { lat: lat[middle]!, lng: lng[middle]! };
}
