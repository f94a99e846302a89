import { colours } from '@soumdar/views';
import type { Table } from '../report-content.ts';
import { type Box, type Sheet } from './sheet.ts';

const rowHeight = 13.5;
const cell = { size: 8, tabular: true } as const;
const head = { size: 7.5, bold: true, colour: colours.inkSoft } as const;

export const tableHeight = ({ rows }: Pick<Table, 'rows'>) => (rows.length + 1) * rowHeight;

/** Returns where the table ends. */
export function drawTable(sheet: Sheet, { columns, rows }: Table, { x, y, width }: Box): number {
  const { group, tag, rule, line, figure, lines } = sheet;
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const gap = 8;
  let reached = x;
  const places = columns.map(({ share, isFigure }) => {
    const wide = ((width + gap) * share) / total;
    const place = { x: reached, width: wide - gap, isFigure };
    reached += wide;
    return place;
  });
  const drawCell = (text: string, at: number, baseline: number, style: typeof head | typeof cell) => {
    const place = places[at]!;
    const stated = lines(text, place.width, style, 1)[0]!;
    if (place.isFigure) figure(stated, place, baseline, style);
    else line(stated, place.x, baseline, style);
  };
  let top = y;
  group('Table', () => {
    group('TR', () =>
      columns.forEach(({ title }, at) =>
        tag('TH', () => drawCell(title, at, top + 9, head), { scope: 'Column' }),
      ),
    );
    for (const row of rows) {
      top += rowHeight;
      const above = top;
      rule({ x, y: above, width }, 0.5, colours.line);
      group('TR', () => row.forEach((text, at) => tag('TD', () => drawCell(text, at, above + 9.5, cell))));
    }
  });
  return top + rowHeight;
}
