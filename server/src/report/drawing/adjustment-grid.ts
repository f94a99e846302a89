import { colours } from '@soumdar/views';
import type { GridTable } from '../report-content.ts';
import { content, type Box, type Sheet } from './sheet.ts';

const rowHeight = ({ lineHeight }: Sheet) => 14.45 * lineHeight;
const headHeight = 14;
const note = { size: 8.5, colour: colours.inkSoft } as const;
const title = { size: 8 } as const;
const cell = { size: 7.5, tabular: true } as const;
const lastCell = { ...cell, bold: true } as const;
const head = { size: 7, bold: true, colour: colours.inkSoft } as const;
const end = { size: 6.5, colour: colours.inkSoft } as const;

/** Of the width, at its end. */
const axisShare = 0.2;
const gap = 12;

export const gridHeight = (sheet: Sheet, { rows, summary }: GridTable) =>
  headHeight +
  rows.length * rowHeight(sheet) +
  5 +
  sheet.lines(summary, content.width, note).length * note.size * sheet.lineHeight;

/** Two lines a comparable: what it is, then its figures and where they stand on the axis. Returns where it ends. */
export function drawGrid(sheet: Sheet, grid: GridTable, { x, y, width }: Box): number {
  const { group, tag, decoration, shapes, rule, line, lineToEnd, figure, lines } = sheet;
  const { columns, rows, axis, summary } = grid;
  const high = rowHeight(sheet);
  const long = width * axisShare;
  const begin = x + width - long;
  const step = (begin - gap - x) / columns.length;
  const column = (at: number) => ({ x: x + step * at, width: step });

  group('Table', () => {
    group('TR', () =>
      columns.forEach((name, at) =>
        tag('TH', () => figure(name, column(at), y + 10, head), { scope: 'Column' }),
      ),
    );
    decoration(() => {
      line(axis.lowText, begin, y + 10, end);
      lineToEnd(axis.highText, begin + long, y + 10, end);
    });
    rows.forEach((row, index) => {
      const top = y + headHeight + index * high;
      rule({ x, y: top, width }, 0.5, colours.line);
      group('TR', () => {
        tag('TH', () => line(lines(row.title, width, title, 1)[0]!, x, top + 8.5, title), { scope: 'Row' });
        row.cells.forEach((text, at) =>
          tag('TD', () =>
            figure(text, column(at), top + high - 2.5, at === row.cells.length - 1 ? lastCell : cell),
          ),
        );
      });
      const track = { x: begin, y: top + high - 5, width: long };
      decoration(() => shapes(() => drawTrack(sheet, axis, row, track)));
    });
  });
  const bottom = y + headHeight + rows.length * high;
  return sheet.paragraph(summary, { x, y: bottom + 5, width }, note);
}

/** From a hollow circle, what was asked, to a full one; the range is a band, the figure a line across. */
function drawTrack(
  { doc }: Sheet,
  { range, figure }: GridTable['axis'],
  { asking, adjusted }: GridTable['rows'][number],
  { x, y, width }: Box,
): void {
  const at = (share: number) => x + width * share;
  if (range) doc.rect(at(range.low), y - 3, width * (range.high - range.low), 6).fill(colours.seaMist);
  doc.moveTo(x, y).lineTo(at(1), y).lineWidth(0.5).stroke(colours.lineStrong);
  doc
    .moveTo(at(figure), y - 4)
    .lineTo(at(figure), y + 4)
    .lineWidth(1.2)
    .stroke(colours.seaDeep);
  doc.moveTo(at(asking), y).lineTo(at(adjusted), y).lineWidth(1.2).stroke(colours.inkSoft);
  doc.circle(at(asking), y, 2.4).lineWidth(1).fillAndStroke(colours.white, colours.inkSoft);
  doc.circle(at(adjusted), y, 2.8).fill(colours.sea);
}
