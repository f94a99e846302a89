import { searchPlaces, zoneTree } from '@soumdar/listings';
import type { Refusal } from '../http/refusal.ts';
import { placeOf } from './present-zone.ts';

const mostNamesNearby = 5;

export function nearestZones(slug: string): ReturnType<typeof placeOf>[] {
  const text = slug.split('/').at(-1)!.replaceAll('-', ' ');
  const found = searchPlaces(text, mostNamesNearby).map((place) => zoneTree().zoneAt(place));
  return [...new Set(found)].map((near) => placeOf(zoneTree().zones.get(near)!));
}

export function unknownZone(slug: string): Refusal {
  return { refused: 'notFound', data: { nearest: nearestZones(slug) } };
}
