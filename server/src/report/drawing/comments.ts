import { content, lineHeight, type Sheet } from './sheet.ts';

/** Lines of one size. */
export interface SetText {
  lines: string[];
  size: number;
}

/** With the longest address before them and the longest tables after them, they fill both pages. */
const mostCommentHeight = 300;

export function drawComments(
  sheet: Sheet,
  { title, text }: { title: string; text: string },
  y: number,
  bottom: number,
): SetText & { end: number } {
  const top = sheet.paragraph(title, { ...content, y }, { size: 12, bold: true }, { type: 'H2' }) + 2;
  const { lines, size } = setComments(sheet, text);
  const room = Math.max(0, Math.floor((bottom - top) / (size * lineHeight)));
  const shown = lines.slice(0, room);
  sheet.tag('P', () => sheet.drawLines(shown, { ...content, y: top }, { size }));
  return { lines: lines.slice(room), size, end: top + shown.length * size * lineHeight };
}

/** As it was written where there is room; else hundreds of short lines as one text, then in smaller type, so that nothing is lost. */
function setComments(sheet: Sheet, text: string): SetText {
  const joined = text.replaceAll(/\s*\n\s*/g, ' / ');
  const set = (as: string, size: number) => ({ lines: sheet.lines(as, content.width, { size }), size });
  const fits = ({ lines, size }: SetText) => lines.length * size * lineHeight <= mostCommentHeight;
  const usual = [text, joined].map((as) => set(as, 9.5)).find(fits);
  return usual ?? set(joined, 7);
}
