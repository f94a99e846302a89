import { gazetteer, placeKinds, type GazetteerPlace, type Point } from './gazetteer.ts';
import { nameKey, tellingWords } from './names.ts';
import { isNear } from './geography.ts';
import { zoneTree } from './zones.ts';
import { soundWords } from './spelling.ts';
import { indexSpellings, type SpellingIndex } from './spelling-index.ts';

/** Coordinates are WGS 84 degrees. */
export interface FoundPlace {
  /** 'town' too where its neighbourhood is unknown */
  kind: 'town' | 'neighbourhood';
  /** 'La Marsa, Tunis' */
  name: string;
  nameAr: string | null;
  governorate: string;
  delegation: string | null;
  postalCode: string | null;
  lat: number;
  lng: number;
}

/** Entries of the same name this close together are one place. */
const samePlaceKm = 5;
/** Weight of a word of the governorate or delegation, relative to a word of the name. */
export const surroundingsShare = 0.5;

/** Governorates of which people say Tunis: 'Ennasr, Tunis'. */
const suburbsOfTunis = new Set(['Ariana', 'Ben Arous', 'Manouba']);

export interface IndexedPlace {
  place: FoundPlace;
  /** how much more often people mean it than a postal locality of the same name */
  weight: number;
  /** distinguishing words in its shortest spelling */
  length: number;
  /** how many neighbourhoods of its governorate are advertised */
  advertisedAround: number;
}

/** A word or whole name. */
interface Entry {
  text: string;
  places: { id: number; share: number }[];
}

export interface PlaceIndex {
  places: IndexedPlace[];
  words: SpellingIndex<Entry>;
  wholeNames: SpellingIndex<Entry>;
}

const allWords = (name: string) => soundWords(name);

export function buildPlaceIndex(): PlaceIndex {
  const words = new Map<string, Entry>();
  const wholeNames = new Map<string, Entry>();
  const advertised = Map.groupBy(
    gazetteer().filter(({ kind }) => kind === 'neighbourhood'),
    ({ governorate }) => governorate,
  );
  const places = distinctPlaces().map((group, id) => {
    const spellings = [...new Set(group.flatMap((place) => place.spellings))];
    const names = spellings.map((name) => soundWords(name, tellingWords));
    const postalCodes = group.flatMap((place) => place.postalCode ?? []);
    const { governorate } = group[0]!;
    const surroundings = [governorate, ...group.map((place) => place.delegation ?? '')];
    if (suburbsOfTunis.has(governorate)) surroundings.push('Tunis');
    enter(wholeNames, [...names.map((telling) => telling.join('')), ...postalCodes], id);
    enter(words, spellings.flatMap(allWords), id);
    enter(words, surroundings.flatMap(allWords), id, surroundingsShare);
    return {
      place: foundPlace(group),
      weight: weightOf(group),
      length: Math.min(...names.map((telling) => telling.length)),
      advertisedAround: advertised.get(governorate)?.length ?? 0,
    };
  });
  return { places, words: indexSpellings(words.values()), wholeNames: indexSpellings(wholeNames.values()) };
}

function enter(entries: Map<string, Entry>, texts: string[], id: number, share = 1) {
  for (const text of new Set(texts)) {
    const entry = entries.get(text) ?? { text, places: [] };
    entry.places.push({ id, share });
    entries.set(text, entry);
  }
}

/** The finest of each first. */
export function distinctPlaces(): GazetteerPlace[][] {
  const finestFirst = gazetteer().toSorted((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind));
  return [...Map.groupBy(finestFirst, (place) => nameKey(place.name)).values()].flatMap((namesakes) => {
    const groups: GazetteerPlace[][] = [];
    for (const place of namesakes) {
      const group = groups.find(([first]) => isNear(first!, place, samePlaceKm) || isCentreOf(first!, place));
      if (group) group.push(place);
      else groups.push([place]);
    }
    return groups;
  });
}

/** The middle of a town's land may be far from where it is built. */
function isCentreOf({ kind, governorate }: GazetteerPlace, town: GazetteerPlace): boolean {
  const isOfItsName = town.delegation !== null && nameKey(town.delegation) === nameKey(town.name);
  return kind === 'neighbourhood' && governorate === town.governorate && isOfItsName;
}

function foundPlace(group: GazetteerPlace[]): FoundPlace {
  const { governorate } = group[0]!;
  const { lat, lng } = pointOf(group[0]!);
  return {
    kind: isTown(group) ? 'town' : 'neighbourhood',
    name: fullName(group[0]!),
    nameAr: firstKnown(group.map((place) => place.nameAr)),
    governorate,
    delegation: delegationOf(group),
    postalCode: firstKnown(group.map((place) => place.postalCode)),
    lat,
    lng,
  };
}

/** A locality at the point of its town stands in the town's centre, kilometres from there where the town is wide. */
function pointOf(place: GazetteerPlace): Point {
  const { atTown, governorate, delegation } = place;
  if (!atTown || delegation === null) return place;
  const key = nameKey(delegation);
  const centre = gazetteer().find(
    (other) =>
      other.kind === 'neighbourhood' && other.governorate === governorate && nameKey(other.name) === key,
  );
  return centre ?? place;
}

/** Of a neighbourhood the town on its price page. */
function delegationOf(group: GazetteerPlace[]): string | null {
  const [finest] = group;
  const tree = zoneTree();
  const zone = finest!.kind === 'neighbourhood' && tree.zones.get(tree.zoneAt(finest!));
  return zone && zone.level === 'neighbourhood'
    ? tree.zones.get(zone.parent!)!.name
    : firstKnown(group.map((place) => place.delegation));
}

/**
 * 'Sidi Daoud, La Marsa, Tunis' for a postal locality, 'La Marsa, Tunis' if coarser, 'Tunis' for a chief
 * town.
 */
function fullName(place: GazetteerPlace): string {
  const { kind, name, delegation, governorate } = place;
  if (isChiefTown(place)) return name;
  const withinDelegation =
    kind === 'postal' && delegation !== null && delegation !== name && delegation !== governorate;
  return [name, ...(withinDelegation ? [delegation] : []), governorate].join(', ');
}

function weightOf(group: GazetteerPlace[]): number {
  if (group.some(isCity)) return 1.6;
  const kinds = new Set(group.map((place) => place.kind));
  if (kinds.has('neighbourhood') && kinds.has('delegation')) return 1.5;
  return kinds.has('postal') && kinds.size === 1 ? 1 : 1.3;
}

/** Several neighbourhoods, or a locality at the point of its town. */
export function isTown(group: readonly GazetteerPlace[]): boolean {
  const [finest] = group;
  return group.some((place) => place.kind === 'delegation' || isCity(place)) || finest!.atTown;
}

/** A chief town, or a place with several delegations named after it: Djerba. */
export const isCity = (place: GazetteerPlace): boolean =>
  isChiefTown(place) || (place.kind === 'neighbourhood' && delegationsNamedAfter(place).length > 1);

const delegationsNamedAfter = ({ name, governorate }: GazetteerPlace): GazetteerPlace[] =>
  gazetteer().filter(
    (other) =>
      other.kind === 'delegation' && other.governorate === governorate && other.name.startsWith(`${name} `),
  );

/** A 'Cité Tataouine' of Ghomrassen is not Tataouine. */
function isChiefTown({ name, locality, governorate }: GazetteerPlace): boolean {
  return nameKey(name) === nameKey(governorate) && !/^cite\b/i.test(locality);
}

function firstKnown(values: (string | null)[]): string | null {
  return values.find((value) => value !== null) ?? null;
}
