import { searchPlaces, slugOf, zonesCalled, zoneTree, type FoundPlace } from '@soumdar/listings';
import type { Refusal } from '../http/refusal.ts';
import { placeOf } from './present-zone.ts';

const mostNamesNearby = 5;

export function nearestZones(slug: string): ReturnType<typeof placeOf>[] {
  const text = slug.split('/').at(-1)!.replaceAll('-', ' ');
  const found = searchPlaces(text, mostNamesNearby).map(zoneOfPlace);
  return [...new Set(found)].map((near) => placeOf(zoneTree().zones.get(near)!));
}

/** Of its own name, else the one in which it lies; 'Sousse' is the governorate. */
export function zoneOfPlace(place: FoundPlace): string {
  const [name] = place.name.split(',');
  const outer = slugOf(place.governorate);
  const [zone, ...namesakes] = zonesCalled(name!).filter(({ slug }) => slug.split('/')[0] === outer);
  if (zone && namesakes.length === 0) return zone.slug;
  const tree = zoneTree();
  if (place.kind === 'neighbourhood') return tree.zoneAt(place);
  // it stands at the point of its town, which may lie in any of its neighbourhoods
  const town = place.delegation && `${outer}/${slugOf(place.delegation)}`;
  return town && tree.zones.has(town) ? town : outer;
}

export function unknownZone(slug: string): Refusal {
  return { refused: 'notFound', data: { nearest: nearestZones(slug) } };
}
