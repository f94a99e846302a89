import type { ReportContent } from '../report-content.ts';
import { breakdownHeight, drawBreakdown } from './breakdown.ts';
import { content, type Sheet } from './sheet.ts';

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
