import { nearestKnownPlace } from '@soumdar/views';
import { labelsInArabic } from '@soumdar/words/map-labels';
import { nearPlaceText, placeName } from '@soumdar/words/places';
import type { Position } from '../../position.ts';

/** 'près de La Marsa', for a position without an address */
export function nearestPlaceText(position: Position): string {
  const { name } = nearestKnownPlace(position);
  return nearPlaceText(placeName({ name, nameAr: labelsInArabic[name] }));
}
