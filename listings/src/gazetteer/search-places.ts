import { gazetteer, placeKinds, type GazetteerPlace } from './gazetteer.ts';
import { nameKey, tellingWords } from './names.ts';
import { isNear } from './near.ts';
import { closeness, soundWords, spelling, type Spelling } from './spelling.ts';

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
/** What a word found in what the place lies in counts for, beside one of its name. */
const surroundingsShare = 0.5;
/** What words found one by one count for, beside the whole name. */
const wordsShare = 0.8;
/** Of those, what counts however much of the name they leave out. */
const partOfNameShare = 0.7;
/** Nobody types more to find a place. */
const mostWords = 8;

interface IndexedPlace {
  place: FoundPlace;
  /** how much more often it is meant than a postal locality of the same name */
  weight: number;
  /** words of its shortest spelling that tell it from others */
  length: number;
}

/** A word or a whole name, with the places that bear it and how much a hit there counts. */
interface Entry extends Spelling {
  places: { id: number; share: number }[];
}

interface Index {
  places: IndexedPlace[];
  words: Entry[];
  wholeNames: Entry[];
}

let index: Index | undefined;

/**
 * Places whose name is spelt or sounds like `q` or holds its words (the beginning of a word or a misspelt one will
 * do), best first: by closeness of spelling, then towns and neighbourhoods people speak of before obscure
 * namesakes. Empty for a query without a letter or digit.
 */
export function searchPlaces(q: string, limit: number): FoundPlace[] {
  const { places, words, wholeNames } = (index ??= buildIndex());
  const asked = askedWords(q);
  if (asked.length === 0) return [];

  const whole = hits(asked.join(''), wholeNames);
  const byWord = asked.map((word) => hits(word, words));
  const found = new Set([whole, ...byWord].flatMap((byPlace) => [...byPlace.keys()]));
  const ranked = [...found].map((id) => {
    const { weight, length } = places[id]!;
    const wholeHit = whole.get(id) ?? 0;
    const wordHits = byWord.flatMap((byPlace) => byPlace.get(id) ?? []);
    const inName = Math.min(1, wordHits.filter((hit) => hit > surroundingsShare).length / length);
    const mean = wordHits.reduce((sum, hit) => sum + hit, 0) / asked.length;
    const inWords = wordsShare * mean * (partOfNameShare + (1 - partOfNameShare) * inName);
    return {
      id,
      matched: wholeHit > 0 ? asked.length : wordHits.length,
      rank: Math.max(wholeHit, inWords) * weight,
    };
  });
  const most = ranked.reduce((max, { matched }) => Math.max(max, matched), 0);
  return ranked
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.rank - a.rank || places[a.id]!.length - places[b.id]!.length)
    .slice(0, limit)
    .map(({ id }) => places[id]!.place);
}

/** Without lone letters, but when there is nothing else: 'à', the 'l' of 'l’Aouina'. */
function askedWords(q: string): string[] {
  const asked = soundWords(q, tellingWords);
  const long = asked.filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return (long.length > 0 ? long : asked).slice(0, mostWords);
}

/** The best hit of a word in each place it is found in. */
function hits(text: string, entries: Entry[]): Map<number, number> {
  const typed = spelling(text);
  const best = new Map<number, number>();
  for (const entry of entries) {
    const close = closeness(typed, entry);
    if (close === 0) continue;
    for (const { id, share } of entry.places) best.set(id, Math.max(best.get(id) ?? 0, close * share));
  }
  return best;
}

function buildIndex(): Index {
  const words = new Map<string, Entry>();
  const wholeNames = new Map<string, Entry>();
  const places = distinctPlaces().map((group, id) => {
    const spellings = [...new Set(group.flatMap((place) => place.spellings))];
    const names = spellings.map((name) => soundWords(name, tellingWords));
    const postalCodes = group.flatMap((place) => place.postalCode ?? []);
    const surroundings = [group[0]!.governorate, ...group.map((place) => place.delegation ?? '')];
    enter(wholeNames, [...names.map((telling) => telling.join('')), ...postalCodes], id, 1);
    enter(
      words,
      spellings.flatMap((name) => soundWords(name)),
      id,
      1,
    );
    enter(
      words,
      surroundings.flatMap((name) => soundWords(name)),
      id,
      surroundingsShare,
    );
    return {
      place: foundPlace(group),
      weight: weightOf(group),
      length: Math.min(...names.map((telling) => telling.length)),
    };
  });
  return { places, words: [...words.values()], wholeNames: [...wholeNames.values()] };
}

function enter(entries: Map<string, Entry>, texts: string[], id: number, share: number) {
  for (const text of new Set(texts)) {
    const entry = entries.get(text) ?? { ...spelling(text), places: [] };
    entry.places.push({ id, share });
    entries.set(text, entry);
  }
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

function foundPlace(group: GazetteerPlace[]): FoundPlace {
  const { governorate, lat, lng } = group[0]!;
  return {
    name: fullName(group[0]!),
    nameAr: firstKnown(group.map((place) => place.nameAr)),
    governorate,
    delegation: firstKnown(group.map((place) => place.delegation)),
    postalCode: firstKnown(group.map((place) => place.postalCode)),
    lat,
    lng,
  };
}

/** 'Sidi Daoud, La Marsa, Tunis' for a postal locality, 'La Marsa, Tunis' for a coarser place, 'Tunis' for a chief town. */
function fullName(place: GazetteerPlace): string {
  const { kind, name, delegation, governorate } = place;
  if (isChiefTown(place)) return name;
  const withinDelegation =
    kind === 'postal' && delegation !== null && delegation !== name && delegation !== governorate;
  return [name, ...(withinDelegation ? [delegation] : []), governorate].join(', ');
}

function weightOf(group: GazetteerPlace[]): number {
  if (group.some(isChiefTown)) return 1.6;
  const kinds = new Set(group.map((place) => place.kind));
  if (kinds.has('neighbourhood') && kinds.has('delegation')) return 1.5;
  return kinds.has('postal') && kinds.size === 1 ? 1 : 1.3;
}

/** A 'Cité Tataouine' of Ghomrassen is not Tataouine. */
function isChiefTown({ name, locality, governorate }: GazetteerPlace): boolean {
  return nameKey(name) === nameKey(governorate) && !/^cite\b/i.test(locality);
}

function firstKnown(values: (string | null)[]): string | null {
  return values.find((value) => value !== null) ?? null;
}
