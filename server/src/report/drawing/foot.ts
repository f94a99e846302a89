import type { ReportContent } from '../report-content.ts';
import { colours } from './colours.ts';
import { content, paper, type Sheet } from './sheet.ts';

/** What a page holds stands above it. */
export const footY = paper.height - paper.margin - 8;

export function drawFoot(sheet: Sheet, { check }: ReportContent, page: string): void {
  const { doc, decoration, line, lineToRight } = sheet;
  decoration(() => {
    doc
      .moveTo(content.x, footY - 4)
      .lineTo(content.x + content.width, footY - 4)
      .lineWidth(0.5)
      .stroke(colours.lineStrong);
    line(`Rapport n° ${check.number}`, content.x, footY + 8, {
      size: 8,
      colour: colours.inkSoft,
      tabular: true,
    });
    lineToRight(page, content.x + content.width, footY + 8, {
      size: 8,
      colour: colours.inkSoft,
    });
  });
}
