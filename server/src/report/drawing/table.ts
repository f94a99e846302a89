import { colours } from '@soumdar/views';
import type { Table } from '../report-content.ts';
import { type Box, type Sheet } from './sheet.ts';

const rowHeight = 13.5;
const lineStep = 9.5;
const cell = { size: 8, tabular: true } as const;
const head = { size: 7.5, bold: true, colour: colours.inkSoft } as const;

/** What its columns take of the width, with the lines of each row. */
function laidOut(sheet: Sheet, { columns, rows }: Table, { x, width }: Pick<Box, 'x' | 'width'>) {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const gap = 8;
  let reached = x;
  const places = columns.map(({ share, isFigure, wraps }) => {
    const wide = ((width + gap) * share) / total;
    const place = { x: reached, width: wide - gap, isFigure, most: wraps ? Infinity : 1 };
    reached += wide;
    return place;
  });
  const cells = rows.map((row) =>
    row.map((text, at) => sheet.lines(text, places[at]!.width, cell, places[at]!.most)),
  );
  const heights = cells.map(
    (row) => rowHeight + (Math.max(...row.map(({ length }) => length)) - 1) * lineStep,
  );
  return { places, cells, heights };
}

export const tableHeight = (sheet: Sheet, table: Table, width: number) =>
  laidOut(sheet, table, { x: 0, width }).heights.reduce((sum, height) => sum + height, rowHeight);

/** Returns where the table ends. */
export function drawTable(sheet: Sheet, table: Table, { x, y, width }: Box): number {
  const { group, tag, rule, line, figure, lines } = sheet;
  const { places, cells, heights } = laidOut(sheet, table, { x, width });
  const drawLine = (text: string, at: number, baseline: number, style: typeof head | typeof cell) => {
    const place = places[at]!;
    if (place.isFigure) figure(text, place, baseline, style);
    else line(text, place.x, baseline, style);
  };
  let top = y;
  group('Table', () => {
    group('TR', () =>
      table.columns.forEach(({ title }, at) =>
        tag('TH', () => drawLine(lines(title, places[at]!.width, head, 1)[0]!, at, top + 9, head), {
          scope: 'Column',
        }),
      ),
    );
    top += rowHeight;
    cells.forEach((row, number) => {
      const above = top;
      rule({ x, y: above, width }, 0.5, colours.line);
      group('TR', () =>
        row.forEach((texts, at) =>
          tag('TD', () =>
            texts.forEach((text, index) => drawLine(text, at, above + 9.5 + index * lineStep, cell)),
          ),
        ),
      );
      top += heights[number]!;
    });
  });
  return top;
}
