import { nearPlaceText } from '@soumdar/words/places';
import type { Position } from '../../position.ts';
import { placeLabels } from './place-labels.ts';

/** 'près de La Marsa': what names a position for which nobody found an address. */
export function nearestPlaceText(position: Position): string {
  const nearest = placeLabels.reduce((best, place) =>
    squaredDistance(position, place) < squaredDistance(position, best) ? place : best,
  );
  return nearPlaceText(nearest.name);
}

/** Good for comparing: degrees of longitude are shorter than those of latitude. */
function squaredDistance(one: Position, other: Position): number {
  const eastwards = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return (other.lat - one.lat) ** 2 + eastwards ** 2;
}
