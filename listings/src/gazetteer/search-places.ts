import { tellingWords, withoutRomanNumbers } from './names.ts';
import {
  buildPlaceIndex,
  surroundingsShare,
  type FoundPlace,
  type IndexedPlace,
  type PlaceIndex,
} from './place-index.ts';
import { soundWords } from './spelling.ts';
import { findClose } from './spelling-index.ts';

/** Weight of a match word by word, relative to a match of the whole name. */
const wordsShare = 0.8;
/** Share of that weight that does not depend on how much of the name the words cover. */
const partOfNameShare = 0.7;
/** Nobody types more to find a place. */
const mostWords = 6;
const mostLetters = 100;

/** The gazetteer has only a few quarters named after streets. */
const streetWords = new Set(soundWords('rue avenue av ave boulevard bd impasse شارع نهج'));
/** The name that follows is that of a building. */
const buildingWords = new Set(soundWords('residence immeuble imm إقامة عمارة'));
/** What stands around a place, and tells none: 'شقة للبيع في المرسى', 'Bizerte ville', 'Sfax, Tunisie'. */
const commonWords = new Set(
  soundWords(
    'شقة للبيع بيع للكراء كراء للإيجار إيجار في appartement maison villa terrain studio vendre louer vente location ville centre tunisie',
  ),
);
/** The least closeness of a text without a typo. */
const rightlySpelt = 0.6;
/** 'zzzz' is no name, though 'z' begins many. */
const repeatedLetter = /(?<![\p{L}\p{N}])(\p{L})\1+(?![\p{L}\p{N}])/giu;

/** As titles of advertisements say it: 'S+2', 'F3', '3 pièces', '500 m²', '2 ha'. */
const sizeOfHome =
  /(?<![\p{L}\p{N}])(?:s ?\+ ?\d|[sft]\d|\d[\d .,]*(?:m2|m|mètres|metres|ha|hectares?|pi[eè]ces?|chambres?|م2|م))(?![\p{L}\p{N}])/giu;

/** 'https://maps.app.goo.gl/abc', 'maps.app.goo.gl/abc' */
const links = /\S*(?:\/\/|\.[a-z]{2,}\/)\S*/gi;

let index: PlaceIndex | undefined;

/**
 * Best first, by spelling, sound or words. Beginnings and misspellings match too; better-known places come
 * first. Empty without a letter or digit. After a street's name, only the town or neighbourhood counts.
 */
export function searchPlaces(q: string, limit: number): FoundPlace[] {
  index ??= buildPlaceIndex();
  const { places } = index;
  const query = queryWords(q);
  if (query.length === 0) return [];

  const hits = findHits(index, query);
  const street = query.findIndex((word) => streetWords.has(word));
  if (street >= 0) return placesOfStreet(index, hits, query.slice(street + 2)).slice(0, limit);
  const matched = countMatched(hits, places.length);
  const most = matched.reduce((max, words) => Math.max(max, words), 0);
  if (most === 0) return [];
  const closest = closestOf(hits, matched, most);
  const ranked = [];
  for (let id = 0; id < places.length; id += 1) {
    if (matched[id] === most || closenessOf(id, hits) >= closest)
      ranked.push({ id, rank: rankOf(id, places[id]!, hits) });
  }
  return ranked
    .sort((a, b) => b.rank - a.rank || byLikelihood(places[a.id]!, places[b.id]!) || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => places[id]!.place);
}

/**
 * Places whose whole name stands in a text, rightly spelt: longer names first, then better-known places. A
 * lesser-known one counts only where nothing else stands there: 'avec jardin' is not the Cité du Jardin.
 */
export function placesNamedIn(text: string): FoundPlace[] {
  index ??= buildPlaceIndex();
  const { places, wholeNames } = index;
  const query = queryWords(text);
  const other = query.findIndex((word) => streetWords.has(word) || buildingWords.has(word));
  const words = other < 0 ? query : query.toSpliced(other, 2);
  const names = new Set(words.flatMap((_word, from) => beginningsOf(words.slice(from))));
  return wholeNames.entries
    .filter((entry) => names.has(entry.text) && /\p{L}/u.test(entry.text))
    .toSorted((a, b) => b.text.length - a.text.length)
    .flatMap((entry) =>
      entry.places
        .map(({ id }) => places[id]!)
        .filter(({ weight }) => weight > 1 || entry.text === words.join(''))
        .toSorted((a, b) => b.weight - a.weight),
    )
    .map(({ place }) => place);
}

const beginningsOf = (words: string[]) => words.map((_word, at) => words.slice(0, at + 1).join(''));

/** Of places that match alike. */
const byLikelihood = (a: IndexedPlace, b: IndexedPlace) =>
  a.length - b.length || b.advertisedAround - a.advertisedAround;

/** Skips the first word of the street's own name: an 'avenue de Carthage' need not be in Carthage. */
function placesOfStreet({ places, wholeNames }: PlaceIndex, { whole }: Hits, after: string[]): FoundPlace[] {
  const called = places.filter((_place, id) => whole[id]! >= rightlySpelt);
  if (called.length > 0) return called.map(({ place }) => place);
  for (const at of after.keys()) {
    const name = after.slice(at).join('');
    const entry = wholeNames.entries.find(({ text }) => text === name);
    const towns = (entry?.places ?? []).map(({ id }) => places[id]!).filter(({ weight }) => weight > 1);
    if (towns.length > 0) return towns.toSorted((a, b) => b.weight - a.weight).map(({ place }) => place);
  }
  return [];
}

/** Drops 'à' or the 'l' of 'l’Aouina' unless there is nothing else. */
function queryWords(q: string): string[] {
  // cut after normalizing: NFKC turns some characters into whole sentences
  const read = withoutRomanNumbers(q.normalize('NFKC').slice(0, mostLetters))
    .replaceAll(links, ' ')
    .replaceAll(sizeOfHome, ' ')
    .replaceAll(repeatedLetter, ' ');
  const query = soundWords(read, tellingWords);
  const long = query.filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !commonWords.has(word));
  return (long.length > 0 ? long : query).slice(0, mostWords);
}

/** Closeness of each place to the searched text, by place id; 0 for no match. */
type HitsByPlace = Float64Array;

interface Hits {
  whole: HitsByPlace;
  byWord: HitsByPlace[];
}

function findHits({ places, words, wholeNames }: PlaceIndex, query: string[]): Hits {
  const bestIn = (entries: PlaceIndex['words'], text: string): HitsByPlace => {
    const best = new Float64Array(places.length);
    findClose(text, entries, (entry, closeness) => {
      for (const { id, share } of entry.places) best[id] = Math.max(best[id]!, closeness * share);
    });
    return best;
  };
  return { whole: bestIn(wholeNames, query.join('')), byWord: query.map((word) => bestIn(words, word)) };
}

/** A match of the whole name is one of all words. */
const closenessOf = (id: number, { whole, byWord }: Hits) =>
  Math.max(
    whole[id]! * byWord.length,
    byWord.reduce((sum, hits) => sum + hits[id]!, 0),
  );

/** Of the places that match most words; one that matches fewer of them as closely may be meant: a town, and a beach. */
function closestOf(hits: Hits, matched: Uint8Array, most: number): number {
  let closest = 0;
  for (let id = 0; id < matched.length; id += 1)
    if (matched[id] === most) closest = Math.max(closest, closenessOf(id, hits));
  return closest;
}

/** A match of the whole name counts all words. */
function countMatched({ whole, byWord }: Hits, placeCount: number): Uint8Array {
  const matched = new Uint8Array(placeCount);
  for (const hits of byWord) {
    for (let id = 0; id < placeCount; id += 1) if (hits[id]! > 0) matched[id]! += 1;
  }
  for (let id = 0; id < placeCount; id += 1) if (whole[id]! > 0) matched[id] = byWord.length;
  return matched;
}

function rankOf(id: number, { weight, length }: PlaceIndex['places'][number], { whole, byWord }: Hits) {
  let sum = 0;
  let ofName = 0;
  for (const hits of byWord) {
    sum += hits[id]!;
    if (hits[id]! > surroundingsShare) ofName += 1;
  }
  const inName = Math.min(1, ofName / length);
  const inWords = wordsShare * (sum / byWord.length) * (partOfNameShare + (1 - partOfNameShare) * inName);
  return Math.max(whole[id]!, inWords) * weight;
}
