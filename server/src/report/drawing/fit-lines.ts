const ellipsis = '…';

/**
 * Breaks a text into lines no wider than `width`, at spaces and line ends; a word that is wider is broken where it must be. With
 * more than `most` lines, the last one kept ends in an ellipsis.
 */
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
