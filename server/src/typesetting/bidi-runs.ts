import bidiModule from 'bidi-js';

/** Letters in reading order; pieces go from left to right. */
export interface Run {
  text: string;
  isArabic: boolean;
}

export type Direction = 'ltr' | 'rtl';

// the package is CommonJS, which its types do not say
const createBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = createBidi();
const arabic = /[\u0600-\u06ff]/;

export const hasArabic = (text: string) => arabic.test(text);

export const isolateMark = /[\u2066-\u2069]/;

/** In the order of reading, which is enough to measure them. */
export const runsByTypeface = (text: string): Run[] =>
  (text.match(/[\u0600-\u06ff]+|[^\u0600-\u06ff]+/g) ?? []).map((part) => ({
    text: part,
    isArabic: arabic.test(part),
  }));

/**
 * The typeface joins Arabic letters and sets them from right to left; the Unicode bidirectional algorithm
 * orders words.
 */
export function bidiRuns(line: string, direction: Direction): Run[] {
  if (direction === 'ltr' && !arabic.test(line) && !isolateMark.test(line))
    return [{ text: line, isArabic: false }];
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: (Run & { level: number })[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const isArabic = arabic.test(line[at]!);
    const level = levels[at]!;
    const last = runs.at(-1);
    // the mark itself is not drawn, and keeps what it isolates a run of its own
    if (isolateMark.test(line[at]!)) runs.push({ text: '', isArabic: false, level });
    else if (last && last.text !== '' && last.level === level && last.isArabic === isArabic)
      last.text += line[at]!;
    else runs.push({ text: line[at]!, isArabic, level });
  }
  return reordered(runs)
    .filter(({ text }) => text !== '')
    .map(({ text, isArabic, level }) => ({ text: asSet(text, isArabic, level % 2 === 1), isArabic }));
}

/**
 * Spaces and brackets use the Latin typeface, which only sets from left to right; Arabic digits, read from the left,
 * use the Arabic one, which only sets from right to left.
 */
function asSet(text: string, isArabic: boolean, fromRight: boolean): string {
  if (isArabic === fromRight) return text;
  return isArabic ? reversed(text) : mirrored(text);
}

function reordered<Of extends { level: number }>(runs: Of[]): Of[] {
  const highest = Math.max(...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = highest; level >= 1; level -= 1) {
    const turned: Of[] = [];
    let sequence: Of[] = [];
    for (const run of ordered) {
      if (run.level >= level) sequence.unshift(run);
      else {
        turned.push(...sequence, run);
        sequence = [];
      }
    }
    ordered = [...turned, ...sequence];
  }
  return ordered;
}

const mirrored = (text: string) =>
  reversed(Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join(''));

const reversed = (text: string) => Array.from(text).toReversed().join('');
