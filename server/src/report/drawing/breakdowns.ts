import { colours } from '@soumdar/views';
import type { Breakdown, ReportContent } from '../report-content.ts';
import { content, type Box, type Sheet, type Style } from './sheet.ts';

export const breakdownsHeight = ({ breakdowns }: ReportContent) =>
  breakdowns.length === 0 ? 0 : 19 + Math.max(...breakdowns.map(breakdownHeight));

export function drawBreakdowns(sheet: Sheet, { breakdowns }: ReportContent, y: number): void {
  if (breakdowns.length === 0) return;
  const end =
    sheet.paragraph(sheet.words.breakdowns, { ...content, y }, { size: 12, bold: true }, { type: 'H2' }) + 2;
  const gap = 26;
  const width = (content.width - gap) / 2;
  breakdowns.forEach((breakdown, index) =>
    drawBreakdown(sheet, breakdown, { x: content.x + index * (width + gap), y: end, width }),
  );
}

const rowHeight = 13;
const text = { size: 8.5 } as const;
const bold = { size: 8.5, bold: true } as const;

const breakdownHeight = ({ effects }: Breakdown) => 16 + (effects.length + 2) * rowHeight;

/** Returns where the bars end. */
function drawBreakdown(
  sheet: Sheet,
  { title, first, effects, last }: Breakdown,
  { x, y, width }: Box,
): number {
  const { doc, paragraph, group, tag, decoration, line, lineToRight, lines } = sheet;
  const right = x + width;
  let end = paragraph(title, { x, y, width }, { size: 10, bold: true }, { type: 'H3' }) + 2;
  const [middle, track] = [x + width * 0.575, width * 0.25];

  const row = (label: string, amount: string, style: Style, share = 0.44) => {
    group('TR', () => {
      tag('TD', () => line(lines(label, width * share, style, 1)[0]!, x, end + 9, style));
      tag('TD', () => lineToRight(amount, right, end + 9, { ...style, tabular: true }));
    });
    end += rowHeight;
  };
  const rule = () =>
    decoration(() => doc.moveTo(x, end).lineTo(right, end).lineWidth(0.5).stroke(colours.line));

  group('Table', () => {
    row(first.label, first.amount, bold, 0.7);
    for (const { label, amount, share, text: effectText } of effects) {
      rule();
      const wide = track * share;
      decoration(() => {
        // negative bars are hollow, so that they differ in grey print too
        doc.lineWidth(0.8).rect(amount < 0 ? middle - wide : middle, end + 3.5, wide, 6);
        if (amount < 0) doc.fillAndStroke(colours.white, colours.clay);
        else doc.fillAndStroke(colours.sea, colours.sea);
      });
      row(label, effectText, text);
    }
    decoration(() => doc.moveTo(x, end).lineTo(right, end).lineWidth(1).stroke(colours.ink));
    row(last.label, last.amount, bold);
  });
  return end;
}
