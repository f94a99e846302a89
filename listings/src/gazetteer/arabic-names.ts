import { gazetteer, type Point } from './gazetteer.ts';
import { kmBetween } from './geography.ts';
import { slugOf, zoneTree } from './zones.ts';

interface Named extends Point {
  nameAr: string;
}

let byName: Map<string, Named[]> | undefined;

/** Of a place under its name for display; a governorate before its namesakes, and of these the one nearest to `near`. */
export function arabicName(name: string, near: Point): string | undefined {
  const governorate = zoneTree().zones.get(slugOf(name));
  if (governorate) return governorate.nameAr;
  byName ??= namesakes();
  const [first, ...others] = byName.get(slugOf(name)) ?? [];
  if (!first) return undefined;
  let nearest = { ...first, km: kmBetween(near, first) };
  for (const other of others) {
    const km = kmBetween(near, other);
    if (km < nearest.km) nearest = { ...other, km };
  }
  return nearest.nameAr;
}

/** Zones first, so that a place is called the same wherever it stands. */
function namesakes(): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const { name, nameAr, lat, lng } of [...zoneTree().zones.values(), ...gazetteer()]) {
    const key = slugOf(name);
    if (!nameAr || key === '') continue;
    found.set(key, [...(found.get(key) ?? []), { nameAr, lat, lng }]);
  }
  return found;
}

const separators: Record<string, string> = { ', ': '، ', ' (': ' (', ')': ')', '': '' };

/** Of 'La Marsa, Tunis' or 'La Soukra (Ariana)'; undefined where a part is no name of the gazetteer, as in an address. */
export function arabicPlaceText(text: string, near: Point): string | undefined {
  const parts = text.split(/(, | \(|\))/).map((part) => separators[part] ?? arabicName(part, near));
  return parts.some((part) => part === undefined) || text === '' ? undefined : parts.join('');
}
