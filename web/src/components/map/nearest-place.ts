import { nearPlaceText } from '@soumdar/words/places';
import type { Position } from '../../position.ts';
import { placeLabels } from './place-labels.ts';

/** 'près de La Marsa', for a position without an address */
export function nearestPlaceText(position: Position): string {
  const nearest = placeLabels.reduce((best, place) =>
    squaredDistance(position, place) < squaredDistance(position, best) ? place : best,
  );
  return nearPlaceText(nearest.name);
}

/** Only for comparing; a degree of longitude is shorter than one of latitude. */
function squaredDistance(one: Position, other: Position): number {
  const eastwards = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return (other.lat - one.lat) ** 2 + eastwards ** 2;
}
