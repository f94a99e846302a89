import type { MarketSection } from '../report-content.ts';
import { colours } from './colours.ts';
import type { Box, Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

const soft = { size: 8.5, colour: colours.inkSoft } as const;

/** The comparables of one side: how their prices spread, then each of them; returns where it ends. */
export function drawMarketSection(sheet: Sheet, section: MarketSection, { x, y, width }: Box): number {
  const { paragraph } = sheet;
  let end = paragraph(section.title, { x, y, width }, { size: 12, bold: true }, { type: 'H2' }) + 1;
  for (const text of section.texts) end = paragraph(text, { x, y: end, width }, soft);
  if (section.spread) end = drawSpread(sheet, section.spread, { x, y: end + 5, width }) + 3;
  return section.rows.length > 0 ? drawTable(sheet, section, { x, y: end + 3, width }) : end;
}

/** Each comparable as a ring on a line of prices per m², the property itself as a full diamond with its name. */
function drawSpread(
  { doc, paragraph, tag, line, lineToRight, width: widthOf, words }: Sheet,
  { title, values, lowText, highText, own }: NonNullable<MarketSection['spread']>,
  { x, y, width }: Box,
): number {
  const top = paragraph(title, { x, y, width }, { size: 8.5, bold: true });
  const all = [...values, ...(own ? [own.value] : [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [left, long] = [x + 8, width - 16];
  const at = (value: number) =>
    high === low ? left + long / 2 : left + (long * (value - low)) / (high - low);
  const middle = top + (own ? 20 : 10);
  tag(
    'Figure',
    () => {
      doc
        .moveTo(x, middle)
        .lineTo(x + width, middle)
        .lineWidth(1)
        .stroke(colours.lineStrong);
      for (const value of values)
        doc.circle(at(value), middle, 3.5).lineWidth(1.2).fillAndStroke(colours.white, colours.sea);
      if (own) {
        const mid = at(own.value);
        doc
          .polygon([mid, middle - 7], [mid + 6, middle], [mid, middle + 7], [mid - 6, middle])
          .fill(colours.seaDeep);
      }
    },
    { alt: words.spreadFigure(title, lowText, highText), bbox: [x, top, x + width, middle + 8] },
  );
  if (own) {
    const style = { size: 8, bold: true, colour: colours.seaDeep } as const;
    const wide = widthOf(own.text, style);
    const start = Math.min(Math.max(at(own.value) - wide / 2, x), x + width - wide);
    tag('P', () => line(own.text, start, middle - 10, style));
  }
  const small = { size: 7.5, colour: colours.inkSoft } as const;
  tag('P', () => {
    line(lowText, x, middle + 16, small);
    lineToRight(highText, x + width, middle + 16, small);
  });
  return middle + 18;
}
