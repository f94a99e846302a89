import { tellingWords } from './names.ts';
import {
  buildPlaceIndex,
  surroundingsShare,
  type Entry,
  type FoundPlace,
  type PlaceIndex,
} from './place-index.ts';
import { closeness, soundWords, spelling } from './spelling.ts';

/** What words found one by one count for, beside the whole name. */
const wordsShare = 0.8;
/** Of those, what counts however much of the name they leave out. */
const partOfNameShare = 0.7;
/** Nobody types more to find a place. */
const mostWords = 8;

let index: PlaceIndex | undefined;

/**
 * Places whose name is spelt or sounds like `q` or holds its words (the beginning of a word or a misspelt one will
 * do), best first: by closeness of spelling, then towns and neighbourhoods people speak of before obscure
 * namesakes. Empty for a query without a letter or digit.
 */
export function searchPlaces(q: string, limit: number): FoundPlace[] {
  const { places, words, wholeNames } = (index ??= buildPlaceIndex());
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
