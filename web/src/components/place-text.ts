import { isAddress, typedCoordinates } from '@soumdar/contract';
import { formatCoordinates } from '@soumdar/words/formats';
import { type Position } from '../position.ts';
import { nearestPlaceText } from './map/nearest-place.ts';

/** The stored address, else the nearest place; `coordinates` are empty without a position. */
export function placeText(
  localisation: string,
  location: Position | null = typedCoordinates(localisation),
): { text: string; coordinates: string } {
  const coordinates = location ? formatCoordinates(location.lat, location.lng) : '';
  if (isAddress(localisation) || !location) return { text: localisation, coordinates };
  return { text: nearestPlaceText(location), coordinates };
}
