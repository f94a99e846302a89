import type { ReportContent } from '../report-content.ts';
import { breakdownsHeight, drawBreakdowns } from './breakdowns.ts';
import { drawFirstPage, type Rest } from './first-page.ts';
import { drawFoot, footY } from './foot.ts';
import { drawMarketSection } from './market-section.ts';
import { drawMethod, methodHeight } from './method.ts';
import { content, createSheet, lineHeight, paper, type Sheet } from './sheet.ts';
import { drawSupplement } from './supplement.ts';

/**
 * The report as a file of two A4 pages: of one where an expert's answer has room on it, of more where its owner's supplement
 * has none on two.
 */
export async function drawReport(report: ReportContent, madeAt: Date): Promise<Uint8Array> {
  const sheet = createSheet({
    language: report.language,
    title: report.fileTitle,
    subject: report.address,
    date: madeAt,
  });
  const { doc } = sheet;
  const file = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const rest = drawFirstPage(sheet, report);
  if (isShort(sheet, report, rest)) drawMethod(sheet, report, rest.y);
  else {
    doc.addPage({ size: 'A4', margin: 0 });
    const end = drawSecondPage(sheet, report, rest);
    drawSupplement(sheet, report, end + 6, footY - 12);
  }
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawFoot(sheet, report, page + 1, count);
  }
  doc.end();
  return file;
}

/** An expert's answer without comparables: all that is left is the method, and the first page has room for it. */
function isShort(sheet: Sheet, report: ReportContent, { comments, y, bottom }: Rest): boolean {
  const nothingElse =
    comments.lines.length === 0 && report.breakdowns.length === 0 && report.market.length === 0;
  return nothingElse && y + methodHeight(sheet, report) <= bottom;
}

function drawSecondPage(sheet: Sheet, report: ReportContent, rest: Rest): number {
  const { comments, market } = report;
  let y = paper.margin - 8;
  if (comments && rest.comments.lines.length > 0) {
    y =
      sheet.paragraph(
        sheet.words.continued(comments.title),
        { ...content, y },
        { size: 12, bold: true },
        { type: 'H2' },
      ) + 2;
    const { lines, size } = rest.comments;
    sheet.tag('P', () => sheet.drawLines(lines, { ...content, y }, { size }));
    y += lines.length * size * lineHeight + 10;
  }
  if (rest.breakdowns && report.breakdowns.length > 0) {
    drawBreakdowns(sheet, report, y);
    y += breakdownsHeight(report) + 12;
  }
  for (const section of market) y = drawMarketSection(sheet, section, { ...content, y }) + 12;
  return drawMethod(sheet, report, y);
}
