import { colours } from '@soumdar/views';
import type { MarketSection, ReportContent } from '../report-content.ts';
import { drawGrid, gridHeight } from './adjustment-grid.ts';
import { breakdownsHeight, drawBreakdowns } from './breakdowns.ts';
import { drawFirstPage, type Rest } from './first-page.ts';
import { content, createSheet, footY, paper, type Box, type Sheet } from './sheet.ts';
import { drawSupplement } from './supplement.ts';
import { drawTable, tableHeight } from './table.ts';

/** Two A4 pages: one for a short answer of an expert, more for a long supplement. */
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

/** Without comparables only the method is left. */
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
    y += lines.length * size * sheet.lineHeight + 10;
  }
  if (rest.breakdowns && report.breakdowns.length > 0) {
    drawBreakdowns(sheet, report, y);
    y += breakdownsHeight(sheet, report) + 12;
  }
  for (const section of market) {
    if (y + marketHeight(sheet, section) > footY - 12) {
      sheet.doc.addPage({ size: 'A4', margin: 0 });
      y = paper.margin - 8;
    }
    y = drawMarketSection(sheet, section, { ...content, y }) + 12;
  }
  return drawMethod(sheet, report, y);
}

const soft = { size: 8.5, colour: colours.inkSoft } as const;

const spreadHeight = 60;

function marketHeight(sheet: Sheet, section: MarketSection): number {
  const { grid, spread, rows, texts } = section;
  const lines = texts.reduce((sum, text) => sum + sheet.lines(text, content.width, soft).length, 0);
  const above = 12 * sheet.lineHeight + 1 + lines * soft.size * sheet.lineHeight;
  if (grid) return above + 3 + gridHeight(sheet, grid);
  return (
    above +
    (spread ? spreadHeight : 0) +
    (rows.length > 0 ? 3 + tableHeight(sheet, section, content.width) : 0)
  );
}

/** Returns where it ends. */
function drawMarketSection(sheet: Sheet, section: MarketSection, { x, y, width }: Box): number {
  const { paragraph } = sheet;
  let end = paragraph(section.title, { x, y, width }, { size: 12, bold: true }, { type: 'H2' }) + 1;
  for (const text of section.texts) end = paragraph(text, { x, y: end, width }, soft);
  if (section.grid) return drawGrid(sheet, section.grid, { x, y: end + 3, width });
  if (section.spread) end = drawSpread(sheet, section.spread, { x, y: end + 5, width }) + 3;
  return section.rows.length > 0 ? drawTable(sheet, section, { x, y: end + 3, width }) : end;
}

function drawSpread(
  { doc, paragraph, tag, shapes, line, lineToEnd, width: widthOf, words }: Sheet,
  { title, values, lowText, highText, own }: NonNullable<MarketSection['spread']>,
  { x, y, width }: Box,
): number {
  const top = paragraph(title, { x, y, width }, { size: 8.5, bold: true });
  const all = [...values, ...(own ? [own.value] : [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [begin, long] = [x + 8, width - 16];
  const at = (value: number) =>
    high === low ? begin + long / 2 : begin + (long * (value - low)) / (high - low);
  const middle = top + (own ? 20 : 10);
  const drawMarks = () => {
    doc
      .moveTo(x, middle)
      .lineTo(x + width, middle)
      .lineWidth(1)
      .stroke(colours.lineStrong);
    for (const value of values)
      doc.circle(at(value), middle, 3.5).lineWidth(1.2).fillAndStroke(colours.white, colours.sea);
    if (!own) return;
    const mid = at(own.value);
    doc
      .polygon([mid, middle - 7], [mid + 6, middle], [mid, middle + 7], [mid - 6, middle])
      .fill(colours.seaDeep);
  };
  tag('Figure', () => shapes(drawMarks), {
    alt: words.spreadFigure(title, lowText, highText),
    bbox: [x, top, x + width, middle + 8],
  });
  if (own) {
    const style = { size: 8, bold: true, colour: colours.seaDeep } as const;
    const wide = widthOf(own.text, style);
    const start = Math.min(Math.max(at(own.value) - wide / 2, x), x + width - wide);
    tag('P', () => line(own.text, start, middle - 10, style));
  }
  const small = { size: 7.5, colour: colours.inkSoft } as const;
  tag('P', () => {
    line(lowText, x, middle + 16, small);
    lineToEnd(highText, x + width, middle + 16, small);
  });
  return middle + 18;
}

const methodText = { size: 8.5, colour: colours.inkSoft } as const;
const methodTitle = { size: 10.5, bold: true } as const;

type Section = ReportContent['method'][number];

/** Returns where it ends, perhaps on another page. */
function drawMethod(sheet: Sheet, { method }: ReportContent, y: number): number {
  let end = y;
  for (const section of method) {
    if (end + sectionHeight(sheet, section) > footY - 12) {
      sheet.doc.addPage({ size: 'A4', margin: 0 });
      end = paper.margin - 8;
    }
    end = sheet.paragraph(section.title, { ...content, y: end }, methodTitle, { type: 'H2' });
    end = sheet.paragraph(section.text, { ...content, y: end }, methodText) + 6;
  }
  return end;
}

const methodHeight = (sheet: Sheet, { method }: ReportContent): number =>
  method.reduce((sum, section) => sum + sectionHeight(sheet, section) + 6, 0);

function sectionHeight(sheet: Sheet, { title, text }: Section): number {
  const height = (of: string, style: { size: number }) =>
    sheet.lines(of, content.width, style).length * style.size * sheet.lineHeight;
  return height(title, methodTitle) + height(text, methodText);
}

/** Room for the page number after the publisher. */
const pageWidth = 70;

function drawFoot(sheet: Sheet, { check, publisher }: ReportContent, page: number, count: number): void {
  const { foot, pageOf } = sheet.words;
  const { decoration, rule, line, lineToEnd, lines } = sheet;
  const style = { size: 8, colour: colours.inkSoft, tabular: true } as const;
  const [named] = lines(foot(check.number, publisher), content.width - pageWidth, style, 1);
  rule({ ...content, y: footY - 4 }, 0.5, colours.lineStrong);
  decoration(() => {
    line(named!, content.x, footY + 8, style);
    lineToEnd(pageOf(page, count), content.x + content.width, footY + 8, {
      size: 8,
      colour: colours.inkSoft,
    });
  });
}
