import type { PropertyType } from '@soumdar/contract';
import { zoneTree } from '@soumdar/listings';
import type { PropertyName } from '@soumdar/words';

interface Described {
  property_type: PropertyType;
  details: object;
  lat: number;
  lng: number;
  name?: string | null;
}

/** Never the address, which an email must not show. */
export function propertyName({ property_type: type, details, name, lat, lng }: Described): PropertyName {
  if (name) return { name };
  const tree = zoneTree();
  const { name: place, nameAr: placeAr } = tree.zones.get(tree.zoneAt({ lat, lng }))!;
  const { surface } = details as { surface: number };
  return { type, surface, place, ...(placeAr !== undefined && { placeAr }) };
}
