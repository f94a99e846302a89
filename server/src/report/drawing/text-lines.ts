import { isolateLtr, isolateRuns, isolates } from '@soumdar/words';
import { hasArabic, isolateMark } from '../../typesetting/bidi-runs.ts';

const otherLetters = /[a-z\u00c0-\u024f\u1e00-\u1eff]/i;

const wholeIsolate = new RegExp(`^([${isolates.ltr}${isolates.rtl}])[^${isolates.end}]*${isolates.end}$`);

/** A line of what people typed goes as the whole of it does. */
export function isRightToLeft(text: string): boolean {
  const mark = wholeIsolate.exec(text)?.[1];
  return mark ? mark === isolates.rtl : hasArabic(text) && !otherLetters.test(text);
}

const ofEitherDirection = new RegExp(`${isolates.auto}(?=([^${isolates.end}]*))`, 'g');

/** What stands between isolates keeps its own direction on any line. */
export const decideIsolates = (text: string): string =>
  text.replaceAll(ofEitherDirection, (_mark, content: string) =>
    hasArabic(/\p{L}/u.exec(content)?.[0] ?? '') ? isolates.rtl : isolates.ltr,
  );

/** As a page from right to left holds it. */
export function isolatedText(text: string): string {
  return decideIsolates(text)
    .split('\n')
    .map((paragraph) => {
      if (hasArabic(paragraph)) return isolateRuns(paragraph);
      return paragraph === '' || isolateMark.test(paragraph) ? paragraph : isolateLtr(paragraph);
    })
    .join('\n');
}

/** Lines of one text, each with the isolates that were open where the one before it broke. */
export function closeIsolates(lines: string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const whole = open.join('') + line;
    open = openIn(whole);
    return whole + isolates.end.repeat(open.length);
  });
}

function openIn(line: string): string[] {
  const open: string[] = [];
  for (const character of line) {
    if (character === isolates.end) open.pop();
    else if (isolateMark.test(character)) open.push(character);
  }
  return open;
}

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
