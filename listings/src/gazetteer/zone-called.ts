import { nameKey } from './names.ts';
import { zoneTree, type Zone } from './zones.ts';

let byName: Map<string, Zone[]> | undefined;

/** 'gouvernorat' in Arabic before a name, or in either language in place of one. */
const governorate = /^\s*(?:ولاية(?:\s|$)|gouvernorat\s*$)/i;

/**
 * Zones by their name in either language, whatever its capitals, accents and article: 'la-marsa', 'المرسى'.
 * Larger ones first; a governorate alone, for 'Sousse' is the governorate.
 * @param around governorate of a zone, or 'gouvernorat' for the governorate itself
 */
export function zonesCalled(name: string, around = ''): Zone[] {
  byName ??= groupByName();
  const namesakes = byName.get(keyOf(name.replace(governorate, ''))) ?? [];
  const [largest] = namesakes;
  if (governorate.test(name) || governorate.test(around)) return namesakes.filter(isGovernorate);
  if (around.trim() === '') return largest && isGovernorate(largest) ? [largest] : namesakes;
  const outer = byName.get(keyOf(around))?.find(isGovernorate);
  const inside = namesakes.filter(({ slug }) => outer && slug.startsWith(`${outer.slug}/`));
  return inside.length > 0 ? inside : namesakes;
}

const isGovernorate = ({ level }: Zone) => level === 'governorate';
const keyOf = (name: string) => nameKey(name.replaceAll('-', ' '));

function groupByName(): Map<string, Zone[]> {
  const groups = new Map<string, Zone[]>();
  for (const zone of zoneTree().zones.values()) {
    for (const key of new Set([keyOf(zone.name), keyOf(zone.nameAr ?? '')])) {
      if (key !== '') groups.set(key, [...(groups.get(key) ?? []), zone]);
    }
  }
  return groups;
}
