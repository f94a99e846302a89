import { typedZoneAddressSchema, zonePath, type ZoneChoice } from '@soumdar/contract';
import { slugOf, zonesCalled, zoneTree, type Zone } from '@soumdar/listings';
import type { Words } from '@soumdar/words';
import type { PageContent } from '../site/pages.ts';
import { nearestZones } from './nearest-zones.ts';

/** Zones of a typed name: 'La Marsa', 'La Marsa (Tunis)' or 'La Marsa, Tunis'. */
export function zonesTyped(text: string): Zone[] {
  const { name, around } = /^(?<name>[^(,،]*)(?:[(,،](?<around>[^),،]*))?/.exec(text)!.groups!;
  return zonesCalled(name!, around);
}

/** Slugs of those of the name, else of those of the nearest names. */
export function zonesFound(text: string): string[] {
  const typed = zonesTyped(text);
  return (typed.length > 0 ? typed : nearestZones(text)).map(({ slug }) => slug);
}

export type ZoneAddress =
  | { kind: 'zone' | 'namesakes' | 'unknown'; slug: string }
  /** the address in its one spelling */
  | { kind: 'otherwise'; path: string };

/** Of the address of a price page, in any spelling; undefined for what cannot be a name. */
export function readZoneAddress(params: unknown): ZoneAddress | undefined {
  const read = typedZoneAddressSchema.safeParse(params);
  if (!read.success) return undefined;
  const { governorate, zone } = read.data;
  const slug = zone === undefined ? governorate : `${governorate}/${zone}`;
  // the country's page has a shorter address
  if (zoneTree().zones.has(slug) && zonePath(slug).endsWith(slug)) return { kind: 'zone', slug };
  const called = zone === undefined ? zonesCalled(governorate) : zonesCalled(zone, governorate);
  const [first, ...others] = called;
  if (!first) return { kind: 'unknown', slug };
  if (others.length === 0) return { kind: 'otherwise', path: zonePath(first.slug) };
  const named = slugOf(first.name);
  return named === slug ? { kind: 'namesakes', slug } : { kind: 'otherwise', path: zonePath(named) };
}

/** A page to choose among several zones. @param typed what they were found by */
export function choiceOfZones(words: Words, typed: string, slugs: string[]): PageContent {
  const { whichZone, unknownZone } = words.zoneFiles;
  const { zones } = zoneTree();
  const nearest = slugs.map((slug) => ({ slug, name: nameInGovernorate(zones.get(slug)!, words.places) }));
  const data: ZoneChoice = { typed, nearest };
  const isFound = slugs.length > 0;
  return { status: isFound ? 300 : 404, head: { title: isFound ? whichZone : unknownZone }, data };
}

/** 'La Marsa (Tunis)', 'Sfax (gouvernorat)' */
export function nameInGovernorate(zone: Zone, { governorateMark, placeName }: Words['places']): string {
  const name = placeName(zone);
  if (zone.level === 'country') return name;
  if (zone.level === 'governorate') return `${name} (${governorateMark})`;
  return `${name} (${placeName(zoneTree().zones.get(zone.slug.split('/')[0]!)!)})`;
}
