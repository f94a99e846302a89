import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { gazetteer, placeKinds, type GazetteerPlace } from './gazetteer.ts';
import { nameKey, nameWords, tellingWords } from './names.ts';
import { isNear } from './near.ts';

/** A place as people look for it. Coordinates are WGS 84 degrees. */
export interface FoundPlace {
  /** Latin name with what it lies in, e.g. 'La Marsa, Tunis' */
  name: string;
  nameAr: string | null;
  governorate: string;
  delegation: string | null;
  postalCode: string | null;
  lat: number;
  lng: number;
}

/** Entries of one name this close are one place, to be shown once. */
const samePlaceKm = 5;

/** Lifts 'Djerba' over 'Djerba Midoun', but not a hamlet's 'Cité Ennasr' over the neighbourhood 'Cité Ennasr 2'. */
const exactNameBonus = 1.8;

interface IndexedPlace {
  id: number;
  place: FoundPlace;
  /** every spelling, Latin and Arabic, and the postal code */
  names: string;
  keys: string[];
  surroundings: string;
  weight: number;
}

/** From the strictest reading of a query to the loosest; the first that finds something answers. */
const readings: SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: typosAllowed },
  { combineWith: 'OR', fuzzy: typosAllowed },
];

/** A word of four letters may have one letter wrong, one of eight two; a number none. */
function typosAllowed(word: string): number | boolean {
  return /\d/.test(word) || word.length < 4 ? false : 0.25;
}

let index: MiniSearch<IndexedPlace> | undefined;

/**
 * Places whose name holds the words of `q` (the beginning of a word or a misspelt one will do), best first: the
 * exact name, then towns and neighbourhoods people speak of before obscure namesakes. Empty for a query without a
 * letter or digit.
 */
export function searchPlaces(q: string, limit: number): FoundPlace[] {
  const places = (index ??= buildIndex());
  const key = nameKey(q);
  for (const reading of readings) {
    const hits = places.search(q, reading);
    if (hits.length === 0) continue;
    const rank = (hit: SearchResult) => hit.score * (hit.keys.includes(key) ? exactNameBonus : 1);
    return hits
      .toSorted((a, b) => rank(b) - rank(a))
      .slice(0, limit)
      .map((hit): FoundPlace => hit.place);
  }
  return [];
}

function buildIndex(): MiniSearch<IndexedPlace> {
  const built = new MiniSearch<IndexedPlace>({
    fields: ['names', 'surroundings'],
    storeFields: ['place', 'keys', 'weight'],
    tokenize: nameWords,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: tellingWords,
      boost: { names: 4 },
      prefix: true,
      maxFuzzy: 2,
      boostDocument: (_id, _word, stored) => Number(stored?.weight),
    },
  });
  built.addAll(distinctPlaces().map(indexed));
  return built;
}

/** Groups of gazetteer entries that are one place, the entry that places it best first. */
function distinctPlaces(): GazetteerPlace[][] {
  const finestFirst = gazetteer().toSorted((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind));
  return [...Map.groupBy(finestFirst, (place) => nameKey(place.name)).values()].flatMap((namesakes) => {
    const groups: GazetteerPlace[][] = [];
    for (const place of namesakes) {
      const group = groups.find(([first]) => isNear(first!, place, samePlaceKm));
      if (group) group.push(place);
      else groups.push([place]);
    }
    return groups;
  });
}

function indexed(group: GazetteerPlace[], id: number): IndexedPlace {
  const { governorate, lat, lng } = group[0]!;
  const delegation = firstKnown(group.map((place) => place.delegation));
  const postalCode = firstKnown(group.map((place) => place.postalCode));
  const nameAr = firstKnown(group.map((place) => place.nameAr));
  const spellings = group.flatMap((place) => [place.name, place.locality, place.nameAr ?? '']);
  return {
    id,
    place: { name: fullName(group[0]!), nameAr, governorate, delegation, postalCode, lat, lng },
    // a word that all spellings share counts once
    names: [...new Set(spellings.flatMap(nameWords)), postalCode ?? ''].join(' '),
    keys: spellings.map(nameKey),
    surroundings: [governorate, delegation ?? ''].join(' '),
    weight: weightOf(group),
  };
}

/** 'Sidi Daoud, La Marsa, Tunis' for a postal locality, 'La Marsa, Tunis' for a coarser place, 'Tunis' for a chief town. */
function fullName({ kind, name, delegation, governorate }: GazetteerPlace): string {
  if (nameKey(name) === nameKey(governorate)) return name;
  const withinDelegation =
    kind === 'postal' && delegation !== null && delegation !== name && delegation !== governorate;
  return [name, ...(withinDelegation ? [delegation] : []), governorate].join(', ');
}

/** How much more often a place is meant than a postal locality of the same name. */
function weightOf(group: GazetteerPlace[]): number {
  const isChiefTown = group.some((place) => nameKey(place.name) === nameKey(place.governorate));
  if (isChiefTown) return 4;
  const kinds = new Set(group.map((place) => place.kind));
  if (kinds.has('neighbourhood') && kinds.has('delegation')) return 3;
  return kinds.has('postal') && kinds.size === 1 ? 1 : 2;
}

function firstKnown(values: (string | null)[]): string | null {
  return values.find((value) => value !== null) ?? null;
}
