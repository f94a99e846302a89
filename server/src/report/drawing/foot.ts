import type { ReportContent } from '../report-content.ts';
import { colours } from './colours.ts';
import { content, paper, type Sheet } from './sheet.ts';

/** What a page holds stands above it. */
export const footY = paper.height - paper.margin - 8;

/** For the number of the page, beside who publishes it. */
const pageWidth = 70;

export function drawFoot(
  sheet: Sheet,
  { check, publisher }: ReportContent,
  page: number,
  count: number,
): void {
  const { foot, pageOf } = sheet.words;
  const { doc, decoration, line, lineToRight, lines } = sheet;
  const style = { size: 8, colour: colours.inkSoft, tabular: true } as const;
  const [named] = lines(foot(check.number, publisher), content.width - pageWidth, style, 1);
  decoration(() => {
    doc
      .moveTo(content.x, footY - 4)
      .lineTo(content.x + content.width, footY - 4)
      .lineWidth(0.5)
      .stroke(colours.lineStrong);
    line(named!, content.x, footY + 8, style);
    lineToRight(pageOf(page, count), content.x + content.width, footY + 8, {
      size: 8,
      colour: colours.inkSoft,
    });
  });
}
