import {
  isWithinOutline,
  typedCoordinates,
  typedZoneAddressSchema,
  zonePath,
  type ZoneChoice,
} from '@soumdar/contract';
import { searchPlaces, slugOf, zonesCalled, zoneTree, type Zone } from '@soumdar/listings';
import type { Words } from '@soumdar/words';
import type { PageContent } from '../site/pages.ts';
import { zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { nearestZones } from './nearest-zones.ts';

/** Zones of a typed name: 'La Marsa', 'La Marsa (Tunis)' or 'La Marsa, Tunis'. */
export function zonesTyped(text: string): Zone[] {
  const { name, around } = /^(?<name>[^(,،]*)(?:[(,،](?<around>[^),،]*))?/.exec(text)!.groups!;
  return zonesCalled(name!, around);
}

/** The one at typed coordinates; those of the name, else those of the nearest names, else advertised governorates, to go on from. */
export function zonesFound(text: string, market: FiguredMarket | undefined): FoundZones {
  const position = typedCoordinates(text);
  if (position && isWithinOutline(position)) return { which: 'named', slugs: [zoneTree().zoneAt(position)] };
  const named = zonesTyped(text);
  if (named.length > 0) return { which: 'named', slugs: named.map(({ slug }) => slug) };
  const like = nearestZones(text).map(({ slug }) => slug);
  if (like.length > 0) return { which: isOnlyName(text, like) ? 'named' : 'like', slugs: like };
  const all = [...zoneTree().zones.values()].filter(
    ({ level, slug }) => level === 'governorate' && zoneOrParent(market, slug) === slug,
  );
  return { which: 'governorates', slugs: all.map(({ slug }) => slug) };
}

/** Not of a place inside it: 'Paris' is no name of Bizerte, where a Cité de Paris is. */
function isOnlyName(text: string, like: string[]): boolean {
  const [place] = searchPlaces(text, 1);
  if (!place || like.length > 1) return false;
  return zonesCalled(place.name.split(',')[0]!).some(({ slug }) => slug === like[0]);
}

interface FoundZones {
  which: ZoneChoice['which'];
  slugs: string[];
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
export function choiceOfZones(words: Words, typed: string, { which, slugs }: FoundZones): PageContent {
  const { whichZone, unknownZone } = words.zoneFiles;
  const tree = zoneTree().zones;
  const zones = slugs.map((slug) => ({ slug, name: nameInGovernorate(tree.get(slug)!, words.places) }));
  const data: ZoneChoice = { typed, which, zones };
  return which === 'governorates'
    ? { status: 404, head: { title: unknownZone }, data }
    : { status: 300, head: { title: whichZone }, data };
}

/** 'La Marsa (Tunis)', 'Sfax (gouvernorat)' */
export function nameInGovernorate(zone: Zone, { governorateMark, placeName }: Words['places']): string {
  const name = placeName(zone);
  if (zone.level === 'country') return name;
  if (zone.level === 'governorate') return `${name} (${governorateMark})`;
  return `${name} (${placeName(zoneTree().zones.get(zone.slug.split('/')[0]!)!)})`;
}
