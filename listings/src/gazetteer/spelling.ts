import { nameWords } from './names.ts';

/** Letters that Tunisians write for one sound, in the order they are made alike. */
const sounds: [RegExp, string][] = [
  [/[ouw]+/g, 'o'],
  [/(?<=d)j|d(?=j)/g, 'j'],
  [/([tdkgp])h/g, '$1'],
  [/sh/g, 'ch'],
  [/g(?=[ei])/g, 'j'],
  [/x/g, 'ks'],
  [/q|c(?=[^h])/g, 'k'],
  [/ء/g, ''],
  [/(\p{L})\1+/gu, '$1'],
];

/** How a word of {@link nameWords} sounds: 'djerba' as 'jerba', 'carthage' as 'kartaj', 'sousse' and 'souse'. */
function sound(word: string): string {
  return sounds.reduce((heard, [letters, one]) => heard.replaceAll(letters, one), word);
}

/** The words of a name as they sound; a number glued to a word is a word: 'Menzah6'. */
export function soundWords(name: string, wordsOf = nameWords): string[] {
  return wordsOf(name.replaceAll(/(?<=\p{L})(?=\p{N})/gu, ' ')).map(sound);
}

/** A word or a whole name as it sounds, ready to be compared. */
export interface Spelling {
  text: string;
  /** one bit for each letter it holds, alike for a few */
  letters: number;
}

export function spelling(text: string): Spelling {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

const oneTypo = 0.5;
const twoTypos = 0.3;
const beginsWithTypo = 0.42;

/**
 * How well `typed` stands for `known`, from 0 (not at all) to 1 (the same). The beginning will do, the better the
 * longer it is; so will one wrong letter in four, two in six. Every digit counts.
 */
export function closeness(typed: Spelling, known: Spelling): number {
  if (typed.text === known.text) return 1;
  const { length } = typed.text;
  if (known.text.startsWith(typed.text)) return 0.6 + (0.3 * length) / known.text.length;
  const allowed = typosAllowed(typed.text);
  if (allowed === 0 || known.text.length < length - allowed) return 0;
  // each letter it lacks is a typo: most names are told apart without counting further
  if (countBits(typed.letters & ~known.letters) > allowed) return 0;
  const { whole, beginning } = typos(typed.text, known.text, allowed);
  if (whole <= allowed) return whole === 1 ? oneTypo : twoTypos;
  return length > 4 && beginning === 1 ? beginsWithTypo : 0;
}

function typosAllowed(typed: string): number {
  if (typed.length < 4 || /\p{N}/u.test(typed)) return 0;
  return typed.length < 6 ? 1 : 2;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Letters missing, added, changed or swapped with their neighbour (optimal string alignment distance) between `typed`
 * and `known`, and between `typed` and the beginning of `known` nearest to it. Infinite once above `most`.
 */
function typos(typed: string, known: string, most: number): { whole: number; beginning: number } {
  // no longer beginning is worth comparing
  const width = Math.min(known.length, typed.length + most + 1);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= width; column += 1) {
      const changed = typed[row - 1] === known[column - 1] ? 0 : 1;
      let count = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + changed);
      const swapped = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];
      if (swapped) count = Math.min(count, beforeLast[column - 2]! + 1);
      current.push(count);
      fewest = Math.min(fewest, count);
    }
    if (fewest > most) return { whole: Infinity, beginning: Infinity };
    [beforeLast, last] = [last, current];
  }
  return { whole: width === known.length ? last[width]! : Infinity, beginning: Math.min(...last) };
}
