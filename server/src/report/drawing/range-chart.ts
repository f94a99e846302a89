import type { Card } from '../report-content.ts';
import { colours } from './colours.ts';
import type { Box, Sheet } from './sheet.ts';

type Range = NonNullable<Extract<Card, { kind: 'figure' }>['range']>;

const barHeight = 12;
const small = { size: 8, colour: colours.inkSoft } as const;

/** The range as a bar between its two ends, the figure as a mark on it; returns where it ends. */
export function drawRange(sheet: Sheet, range: Range, { x, y, width }: Box): number {
  const { doc, tag, line, lineToRight, words } = sheet;
  const { low, high, price, lowText, highText } = range;
  const at = x + (width * (price - low)) / Math.max(high - low, 1);
  const top = y + 8;
  tag(
    'Figure',
    () => {
      doc.roundedRect(x, top, width, barHeight, 3).fillAndStroke(colours.seaMist, colours.sea);
      doc
        .moveTo(at, top - 1)
        .lineTo(at - 4.5, top - 8)
        .lineTo(at + 4.5, top - 8)
        .fill(colours.seaDeep);
      doc
        .lineWidth(2)
        .moveTo(at, top - 1)
        .lineTo(at, top + barHeight)
        .stroke(colours.seaDeep)
        .lineWidth(1);
    },
    { alt: words.rangeFigure(range.title, lowText, highText), bbox: [x, y, x + width, top + barHeight] },
  );
  const baseline = top + barHeight + 10;
  tag('P', () => {
    line(lowText, x, baseline, small);
    lineToRight(highText, x + width, baseline, small);
  });
  return baseline + 3;
}
