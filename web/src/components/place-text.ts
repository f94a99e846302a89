import { isAddress, typedCoordinates } from '@soumdar/contract';
import { formatCoordinates } from '@soumdar/words/formats';
import { placeName } from '@soumdar/words/places';
import { type Position } from '../position.ts';
import { nearestPlaceText } from './map/nearest-place.ts';

interface Placed {
  localisation: string;
  localisationAr?: string | undefined;
  /** else the coordinates in the text */
  location?: Position | null | undefined;
}

/** The stored address, else the nearest place; `coordinates` are empty without a position. */
export function placeText({
  localisation,
  localisationAr,
  location = typedCoordinates(localisation),
}: Placed): { text: string; coordinates: string } {
  const coordinates = location ? formatCoordinates(location.lat, location.lng) : '';
  if (isAddress(localisation) || !location)
    return { text: placeName({ name: localisation, nameAr: localisationAr }), coordinates };
  return { text: nearestPlaceText(location), coordinates };
}
