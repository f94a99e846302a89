import { colours } from '@soumdar/views';
import type { Breakdown, ReportContent } from '../report-content.ts';
import { content, type Box, type Sheet, type Style } from './sheet.ts';

export const breakdownsHeight = (sheet: Sheet, { breakdowns }: ReportContent) =>
  breakdowns.length === 0
    ? 0
    : 19 + Math.max(...breakdowns.map((breakdown) => breakdownHeight(sheet, breakdown)));

export function drawBreakdowns(sheet: Sheet, { breakdowns }: ReportContent, y: number): void {
  if (breakdowns.length === 0) return;
  const end =
    sheet.paragraph(sheet.words.breakdowns, { ...content, y }, { size: 12, bold: true }, { type: 'H2' }) + 2;
  breakdowns.forEach((breakdown, index) =>
    drawBreakdown(sheet, breakdown, { x: content.x + index * (width + gap), y: end }),
  );
}

const gap = 26;
const width = (content.width - gap) / 2;
const rowHeight = 13;
/** Of a second line, which the name of a place may need. */
const nextLine = 10;
const labelShare = 0.44;
/** Of the first line, which has no bar. */
const firstShare = 0.75;
const text = { size: 8.5 } as const;
const bold = { size: 8.5, bold: true } as const;

const labelLines = ({ lines }: Sheet, label: string) => lines(label, width * labelShare, text, 2);
const firstLines = ({ lines }: Sheet, label: string) => lines(label, width * firstShare, bold, 2);

function breakdownHeight(sheet: Sheet, { first, effects }: Breakdown): number {
  const labels = [firstLines(sheet, first.label), ...effects.map(({ label }) => labelLines(sheet, label))];
  const second = labels.filter(({ length }) => length > 1).length;
  return 16 + (effects.length + 2) * rowHeight + second * nextLine;
}

/** Returns where the bars end. */
function drawBreakdown(
  sheet: Sheet,
  { title, first, effects, last }: Breakdown,
  { x, y }: Pick<Box, 'x' | 'y'>,
): number {
  const { doc, paragraph, group, tag, decoration, shapes, line, figure, lines } = sheet;
  let end = paragraph(title, { x, y, width }, { size: 10, bold: true }, { type: 'H3' }) + 2;
  const [middle, track] = [x + width * 0.575, width * 0.25];

  const amounts = [first.amount, last.amount].map((amount) =>
    sheet.width(amount, { ...bold, tabular: true }),
  );
  const texts = effects.map((effect) => sheet.width(effect.text, { ...text, tabular: true }));
  const widest = Math.max(...amounts, ...texts);
  const amountColumn = { x: x + width - widest, width: widest };

  const row = (label: string[], amount: string, style: Style) => {
    group('TR', () => {
      tag('TD', () => label.forEach((part, at) => line(part, x, end + 9 + at * nextLine, style)));
      tag('TD', () => figure(amount, amountColumn, end + 9, { ...style, tabular: true }));
    });
    end += rowHeight + (label.length - 1) * nextLine;
  };

  group('Table', () => {
    row(firstLines(sheet, first.label), first.amount, bold);
    for (const { label, amount, share, text: effectText } of effects) {
      sheet.rule({ x, y: end, width }, 0.5, colours.line);
      const wide = track * share;
      const drawBar = () => {
        // negative bars are hollow, so that they differ in grey print too
        doc.lineWidth(0.8).rect(amount < 0 ? middle - wide : middle, end + 3.5, wide, 6);
        if (amount < 0) doc.fillAndStroke(colours.white, colours.clay);
        else doc.fillAndStroke(colours.sea, colours.sea);
      };
      decoration(() => shapes(drawBar));
      row(labelLines(sheet, label), effectText, text);
    }
    sheet.rule({ x, y: end, width }, 1, colours.ink);
    row(lines(last.label, width * labelShare, bold, 1), last.amount, bold);
  });
  return end;
}
