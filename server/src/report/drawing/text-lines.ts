import bidiModule from 'bidi-js';

/** Letters in reading order; pieces go from left to right. */
export interface Run {
  text: string;
  isArabic: boolean;
}

// the package is CommonJS, which its types do not say
const createBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = createBidi();
const arabic = /[\u0600-\u06ff]/;
const otherLetters = /[a-z\u00c0-\u024f\u1e00-\u1eff]/i;

export const isRightToLeft = (text: string) => arabic.test(text) && !otherLetters.test(text);

/**
 * The typeface joins Arabic letters and sets them from right to left; the Unicode bidirectional algorithm
 * orders words.
 */
export function bidiRuns(line: string, direction: 'ltr' | 'rtl'): Run[] {
  if (!arabic.test(line)) return [{ text: line, isArabic: false }];
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: (Run & { level: number })[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const isArabic = arabic.test(line[at]!);
    const level = levels[at]!;
    const last = runs.at(-1);
    if (last && last.level === level && last.isArabic === isArabic) last.text += line[at]!;
    else runs.push({ text: line[at]!, isArabic, level });
  }
  return reordered(runs).map(({ text, isArabic, level }) => ({
    // spaces and brackets use the Latin typeface, which only sets from left to right
    text: level % 2 === 1 && !isArabic ? mirrored(text) : text,
    isArabic,
  }));
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
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
    .toReversed()
    .join('');

const ellipsis = '…';

/** Words wider than `width` break too; beyond `most` lines, the last ends in an ellipsis. */
export function fitLines(
  text: string,
  width: number,
  widthOf: (part: string) => number,
  most = Infinity,
): string[] {
  const lines = text.split(/\s*\n\s*/).flatMap((paragraph) => linesOf(paragraph, width, widthOf));
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines[most - 1]!, width, widthOf)];
}

function linesOf(paragraph: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[ \t]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const pieces = piecesOf(word, width, widthOf);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
  }
  return [...lines, line];
}

function piecesOf(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = pieces.at(-1)! + character;
    if (pieces.at(-1) === '' || widthOf(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cut(line: string, width: number, widthOf: (part: string) => number): string {
  let shortened = line;
  while (shortened !== '' && widthOf(shortened + ellipsis) > width) shortened = shortened.slice(0, -1);
  return shortened.trimEnd() + ellipsis;
}
