import { countTyposIn, mostLettersCompared } from './typos.ts';

interface Spelled {
  text: string;
}

/** Entries with distinct texts, sorted so that common beginnings are adjacent. */
export interface SpellingIndex<Entry extends Spelled> {
  entries: readonly Entry[];
  /** a bit set for each entry; some letters share a bit */
  letters: Int32Array;
}

export function indexSpellings<Entry extends Spelled>(unsorted: Iterable<Entry>): SpellingIndex<Entry> {
  const entries = [...unsorted].sort((a, b) => (a.text < b.text ? -1 : 1));
  return { entries, letters: Int32Array.from(entries, ({ text }) => lettersOf(text)) };
}

const oneTypo = 0.5;
const twoTypos = 0.3;
const beginsWithTypo = 0.42;

/**
 * `take` gets a closeness up to 1 (identical). A beginning matches, closer when longer; so does one typo from
 * four letters on, two from six, none with a digit.
 */
export function findClose<Entry extends Spelled>(
  typed: string,
  index: SpellingIndex<Entry>,
  take: (entry: Entry, closeness: number) => void,
): void {
  const { entries } = index;
  const from = firstNotBefore(entries, typed);
  const to = firstNotBefore(entries, `${typed}\uffff`);
  for (const entry of entries.slice(from, to)) {
    take(entry, entry.text === typed ? 1 : 0.6 + (0.3 * typed.length) / entry.text.length);
  }
  findMisspelt(typed, index, (entry, at, closeness) => {
    if (at < from || at >= to) take(entry, closeness);
  });
}

function findMisspelt<Entry extends Spelled>(
  typed: string,
  { entries, letters }: SpellingIndex<Entry>,
  take: (entry: Entry, at: number, closeness: number) => void,
): void {
  const most = typosAllowed(typed);
  if (most === 0) return;
  const typedLetters = lettersOf(typed);
  const countTypos = countTyposIn(typed);
  for (let at = 0; at < entries.length; at += 1) {
    // each letter that the entry lacks is a typo or more: this excludes most entries cheaply
    if (countBits(typedLetters & ~letters[at]!) > most) continue;
    const entry = entries[at]!;
    if (entry.text.length < typed.length - most) continue;
    const { whole, beginning } = countTypos(entry.text);
    if (whole <= most) take(entry, at, whole === 1 ? oneTypo : twoTypos);
    else if (typed.length > 4 && beginning === 1) take(entry, at, beginsWithTypo);
  }
}

function typosAllowed(typed: string): number {
  if (typed.length < 4 || typed.length > mostLettersCompared || /\p{N}/u.test(typed)) return 0;
  return typed.length < 6 ? 1 : 2;
}

function firstNotBefore(entries: readonly Spelled[], text: string): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (entries[middle]!.text < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
