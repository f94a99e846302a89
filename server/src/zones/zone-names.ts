import { slugOf, zoneTree, type Zone } from '@soumdar/listings';
import { nearestZones } from './nearest-zones.ts';

/** As a choice in a list: 'La Marsa (Tunis)', 'Sfax (gouvernorat)'. */
export function choiceOf({ slug, name, level }: Zone): string {
  if (level === 'country') return name;
  if (level === 'governorate') return `${name} (${ofGovernorate})`;
  return `${name} (${zoneTree().zones.get(slug.split('/')[0]!)!.name})`;
}

const ofGovernorate = 'gouvernorat';

/** For an unknown name, what could be its slug; undefined where nothing resembles it. */
export function slugOfName(typed: string): string | undefined {
  const { name, around } = /^(?<name>[^(]*)(?:\((?<around>[^)]*))?/.exec(typed)!.groups!;
  const slug = slugOf(name!);
  const { zones } = zoneTree();
  const key = around && slugOf(around) !== ofGovernorate ? `${slugOf(around)}/${slug}` : slug;
  if (zones.has(key)) return key;
  // the larger zones come first
  const named = [...zones.values()].find((zone) => slugOf(zone.name) === slug);
  return named?.slug ?? (slug.slice(0, 60).replace(/-$/, '') || nearestZones(typed)[0]?.slug);
}
