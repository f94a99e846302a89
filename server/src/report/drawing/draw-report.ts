import type { ReportContent } from '../report-content.ts';
import { breakdownHeight, drawBreakdown } from './breakdown.ts';
import { drawCard } from './card.ts';
import { checkBoxHeight, drawCheckBox } from './check-box.ts';
import { colours } from './colours.ts';
import { drawMarketSection } from './market-section.ts';
import { drawCountry, drawSurroundings } from './maps.ts';
import { content, createSheet, lineHeight, paper, type Sheet } from './sheet.ts';
import { drawSupplement } from './supplement.ts';

const footY = paper.height - paper.margin - 8;
const soft = { size: 8.5, colour: colours.inkSoft } as const;

/**
 * The report as a file of two A4 pages: of one where an expert's answer has room on it, of more where its owner's supplement
 * has none on two.
 */
export async function drawReport(report: ReportContent, madeAt: Date): Promise<Uint8Array> {
  const sheet = createSheet({ title: report.fileTitle, subject: report.address, date: madeAt });
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
    drawFoot(sheet, report, `Page ${page + 1} sur ${count}`);
  }
  doc.end();
  return file;
}

/** Lines of one size. */
interface SetText {
  lines: string[];
  size: number;
}

/** What the first page had no room for, and the room it has left: from `y` to `bottom`. */
interface Rest {
  comments: SetText;
  breakdowns: boolean;
  y: number;
  bottom: number;
}

function drawFirstPage(sheet: Sheet, report: ReportContent): Rest {
  const checkY = footY - 12 - checkBoxHeight;
  const bottom = checkY - 8;
  let y = drawHead(sheet, report);
  y = drawProperty(sheet, report, y);
  y = drawCards(sheet, report, y + 8) + 12;
  const explained = report.comments ? 150 : breakdownsHeight(report);
  const mapHeight = Math.min(Math.max(bottom - y - explained - 10, mapHeights.least), mapHeights.most);
  y = drawMaps(sheet, report, y, mapHeight) + 10;
  const comments = report.comments
    ? drawComments(sheet, report.comments, y, bottom)
    : { lines: [], size: 0, end: y };
  const breakdowns = y + breakdownsHeight(report) > bottom || report.comments !== null;
  if (!breakdowns) drawBreakdowns(sheet, report, y);
  drawCheckBox(sheet, report.check, { ...content, y: checkY });
  return { comments, breakdowns, y: comments.end + 12, bottom };
}

/** An expert's answer without comparables: all that is left is the method, and the first page has room for it. */
function isShort(sheet: Sheet, report: ReportContent, { comments, y, bottom }: Rest): boolean {
  const nothingElse =
    comments.lines.length === 0 && report.breakdowns.length === 0 && report.market.length === 0;
  return nothingElse && y + methodHeight(sheet, report) <= bottom;
}

function drawHead(sheet: Sheet, { made }: ReportContent): number {
  const { doc, decoration, tag, line, lineToRight } = sheet;
  const y = paper.margin - 8;
  decoration(() => {
    doc
      .save()
      .translate(content.x, y)
      .scale(26 / 32);
    doc.roundedRect(0, 0, 32, 32, 8).fill(colours.sea);
    doc.path('M7 25V14a9 9 0 0 1 18 0v11h-6v-7a3 3 0 0 0-6 0v7z').fill(colours.white);
    doc.circle(16, 13, 1.8).fill('#d9622b');
    doc.restore();
  });
  tag('P', () => line('Soumdar', content.x + 34, y + 18, { size: 15, bold: true }));
  tag('P', () =>
    made.forEach((text, index) => lineToRight(text, content.x + content.width, y + 10 + 11.5 * index, soft)),
  );
  const end = y + Math.max(34, 11.5 * made.length + 6);
  decoration(() =>
    doc
      .moveTo(content.x, end)
      .lineTo(content.x + content.width, end)
      .lineWidth(1)
      .stroke(colours.ink),
  );
  return end + 8;
}

function drawProperty(sheet: Sheet, report: ReportContent, y: number): number {
  const { paragraph, doc, decoration, lines } = sheet;
  let end = paragraph(report.title, { ...content, y }, { size: 18, bold: true }, { type: 'H1', most: 1 });
  if (report.name)
    end = paragraph(
      report.name,
      { ...content, y: end },
      { size: 11, bold: true, colour: colours.sea },
      { most: 2 },
    );
  end = paragraph(report.address, { ...content, y: end + 1 }, { size: 10 }, { most: 5 });
  end = paragraph(report.coordinates, { ...content, y: end }, { size: 8, colour: colours.inkSoft });
  end = paragraph(report.facts, { ...content, y: end + 1 }, { size: 10 }, { most: 3 });
  if (!report.warning) return end;
  const style = { size: 9, bold: true, colour: colours.ink } as const;
  const height = lines(report.warning, content.width - 20, style).length * 12.15 + 10;
  const top = end + 5;
  decoration(() =>
    doc.rect(content.x, top, content.width, height).lineWidth(1.2).fillAndStroke(colours.sand, colours.ink),
  );
  return paragraph(report.warning, { x: content.x + 10, y: top + 4, width: content.width - 20 }, style) + 6;
}

function drawCards(sheet: Sheet, { cards }: ReportContent, y: number): number {
  const gap = 13;
  const width = (content.width - gap * (cards.length - 1)) / cards.length;
  const lefts = cards.map((_, index) => content.x + index * (width + gap));
  const ends = cards.map((card, index) => drawCard(sheet, card, { x: lefts[index]!, y, width }));
  const end = Math.max(...ends);
  sheet.decoration(() =>
    lefts.forEach((x) =>
      sheet.doc
        .roundedRect(x, y, width, end - y, 6)
        .lineWidth(0.8)
        .stroke(colours.lineStrong),
    ),
  );
  return end;
}

const mapHeights = { least: 112, most: 190 };

function drawMaps(sheet: Sheet, { map }: ReportContent, y: number, mapHeight: number): number {
  const { paragraph, tag, line, lineToRight, lines, doc, decoration, width } = sheet;
  const countryWidth = mapHeight * 0.45;
  drawCountry(sheet, map, { x: content.x, y, width: countryWidth, height: mapHeight });
  const frame = { x: content.x + countryWidth + 10, y, width: 170, height: mapHeight };
  drawSurroundings(sheet, map, frame);
  const list = {
    x: frame.x + frame.width + 12,
    width: content.x + content.width - frame.x - frame.width - 12,
  };
  let end = paragraph(map.caption, { ...list, y: y - 3 }, { size: 8.5, bold: true }) + 2;
  const number = { size: 7, bold: true, colour: colours.white } as const;
  for (const [index, place] of map.places.entries()) {
    const text = String(index + 1);
    decoration(() => doc.circle(list.x + 5, end + 6, 5).fill(colours.sea));
    tag('P', () => {
      line(text, list.x + 5 - width(text, number) / 2, end + 8.5, number);
      const small = { size: 8 };
      const [name] = lines(place.name, list.width - width(place.text, small) - 20, small, 1);
      line(name!, list.x + 14, end + 9, small);
      lineToRight(place.text, list.x + list.width, end + 9, small);
    });
    end += 12.5;
  }
  return Math.max(end, y + mapHeight);
}

/** With the longest address before them and the longest tables after them, they fill both pages. */
const mostCommentHeight = 300;

function drawComments(
  sheet: Sheet,
  { title, text }: { title: string; text: string },
  y: number,
  bottom: number,
): SetText & { end: number } {
  const top = sheet.paragraph(title, { ...content, y }, { size: 12, bold: true }, { type: 'H2' }) + 2;
  const { lines, size } = setComments(sheet, text);
  const room = Math.max(0, Math.floor((bottom - top) / (size * lineHeight)));
  const drawn = lines.slice(0, room);
  sheet.tag('P', () => sheet.drawLines(drawn, { ...content, y: top }, { size }));
  return { lines: lines.slice(room), size, end: top + drawn.length * size * lineHeight };
}

/** As it was written where there is room; else hundreds of short lines as one text, then in smaller type, so that nothing is lost. */
function setComments(sheet: Sheet, text: string): SetText {
  const joined = text.replaceAll(/\s*\n\s*/g, ' / ');
  const set = (as: string, size: number) => ({ lines: sheet.lines(as, content.width, { size }), size });
  const fits = ({ lines, size }: SetText) => lines.length * size * lineHeight <= mostCommentHeight;
  const usual = [text, joined].map((as) => set(as, 9.5)).find(fits);
  return usual ?? set(joined, 7);
}

const breakdownsHeight = ({ breakdowns }: ReportContent) =>
  breakdowns.length === 0 ? 0 : 19 + Math.max(...breakdowns.map(breakdownHeight));

function drawBreakdowns(sheet: Sheet, { breakdowns }: ReportContent, y: number): void {
  if (breakdowns.length === 0) return;
  const end =
    sheet.paragraph('Ce qui fait ces chiffres', { ...content, y }, { size: 12, bold: true }, { type: 'H2' }) +
    2;
  const gap = 26;
  const width = (content.width - gap) / 2;
  breakdowns.forEach((breakdown, index) =>
    drawBreakdown(sheet, breakdown, { x: content.x + index * (width + gap), y: end, width }),
  );
}

function drawSecondPage(sheet: Sheet, report: ReportContent, rest: Rest): number {
  const { comments, market } = report;
  let y = paper.margin - 8;
  if (comments && rest.comments.lines.length > 0) {
    y =
      sheet.paragraph(
        `${comments.title} (suite)`,
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

const methodTitle = { size: 10.5, bold: true } as const;

function drawMethod(sheet: Sheet, { method }: ReportContent, y: number): number {
  let end = y;
  for (const { title, text } of method) {
    end = sheet.paragraph(title, { ...content, y: end }, methodTitle, { type: 'H2' });
    end = sheet.paragraph(text, { ...content, y: end }, soft) + 6;
  }
  return end;
}

function methodHeight(sheet: Sheet, { method }: ReportContent): number {
  const height = (text: string, style: { size: number }) =>
    sheet.lines(text, content.width, style).length * style.size * lineHeight;
  return method.reduce(
    (sum, { title, text }) => sum + height(title, methodTitle) + height(text, soft) + 6,
    0,
  );
}

function drawFoot(sheet: Sheet, { check }: ReportContent, page: string): void {
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
