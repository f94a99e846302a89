import { isAddress, typedCoordinates } from '@soumdar/contract';
import { formatCoordinates } from '@soumdar/words/formats';
import { type Position } from '../position.ts';
import { nearestPlaceText } from './map/nearest-place.ts';

/**
 * The words for where a property lies: the address that was kept, else the place it is near. `coordinates` are those
 * of a position that is known.
 */
export function placeText(
  localisation: string,
  location: Position | null = typedCoordinates(localisation),
): { text: string; coordinates: string } {
  const coordinates = location ? formatCoordinates(location.lat, location.lng) : '';
  if (isAddress(localisation) || !location) return { text: localisation, coordinates };
  return { text: nearestPlaceText(location), coordinates };
}
