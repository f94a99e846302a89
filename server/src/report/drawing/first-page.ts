import { colours } from '@soumdar/views';
import createQrCode from 'qrcode-generator';
import type { ReportContent } from '../report-content.ts';
import { breakdownsHeight, drawBreakdowns } from './breakdowns.ts';
import { drawCard } from './estimate-card.ts';
import { drawMaps, mapHeights } from './maps.ts';
import { content, footY, paper, type Box, type Sheet } from './sheet.ts';

const soft = { size: 8.5, colour: colours.inkSoft } as const;

/** What did not fit, and the free room from `y` to `bottom`. */
export interface Rest {
  comments: SetText;
  breakdowns: boolean;
  y: number;
  bottom: number;
}

export function drawFirstPage(sheet: Sheet, report: ReportContent): Rest {
  const checkY = footY - 12 - checkBoxHeight;
  const bottom = checkY - 8;
  let y = drawHead(sheet, report);
  y = drawProperty(sheet, report, y);
  y = drawCards(sheet, report, y + 8) + 12;
  const explained = report.comments ? 150 : breakdownsHeight(sheet, report);
  const mapHeight = Math.min(Math.max(bottom - y - explained - 10, mapHeights.least), mapHeights.most);
  y = drawMaps(sheet, report, y, mapHeight) + 10;
  const comments = report.comments
    ? drawComments(sheet, report.comments, y, bottom)
    : { lines: [], size: 0, end: y };
  const breakdowns = y + breakdownsHeight(sheet, report) > bottom || report.comments !== null;
  if (!breakdowns) drawBreakdowns(sheet, report, y);
  drawCheckBox(sheet, report.check, { ...content, y: checkY });
  return { comments, breakdowns, y: comments.end + 12, bottom };
}

const logoSize = 26;

function drawHead(sheet: Sheet, { made }: ReportContent): number {
  const { doc, decoration, rule, fromLeft, tag, line, lineToEnd } = sheet;
  const y = paper.margin - 8;
  decoration(() => {
    doc
      .save()
      .translate(fromLeft({ x: content.x, width: logoSize }).x, y)
      .scale(logoSize / 32);
    doc.roundedRect(0, 0, 32, 32, 8).fill(colours.sea);
    doc.path('M7 25V14a9 9 0 0 1 18 0v11h-6v-7a3 3 0 0 0-6 0v7z').fill(colours.white);
    doc.circle(16, 13, 1.8).fill(colours.sun);
    doc.restore();
  });
  tag('P', () => line('Soumdar', content.x + 34, y + 18, { size: 15, bold: true }));
  tag('P', () =>
    made.forEach((text, index) => lineToEnd(text, content.x + content.width, y + 10 + 11.5 * index, soft)),
  );
  const end = y + Math.max(34, 11.5 * made.length + 6);
  rule({ ...content, y: end }, 1, colours.ink);
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
  end = paragraph(report.facts, { ...content, y: end + 1 }, { size: 10 }, { most: 4 });
  if (report.owner) end = paragraph(report.owner, { ...content, y: end + 1 }, { size: 10 }, { most: 2 });
  if (!report.warning) return end;
  const style = { size: 9, bold: true, colour: colours.ink } as const;
  const height = lines(report.warning, content.width - 20, style).length * style.size * sheet.lineHeight + 10;
  const top = end + 5;
  decoration(() =>
    doc.rect(content.x, top, content.width, height).lineWidth(1.2).fillAndStroke(colours.sand, colours.ink),
  );
  return paragraph(report.warning, { x: content.x + 10, y: top + 4, width: content.width - 20 }, style) + 6;
}

function drawCards(sheet: Sheet, { cards }: ReportContent, y: number): number {
  const gap = 13;
  const width = (content.width - gap * (cards.length - 1)) / cards.length;
  const begins = cards.map((_, index) => content.x + index * (width + gap));
  const ends = cards.map((card, index) => drawCard(sheet, card, { x: begins[index]!, y, width }));
  const end = Math.max(...ends);
  const drawFrames = () =>
    begins.forEach((x) =>
      sheet.doc
        .roundedRect(x, y, width, end - y, 6)
        .lineWidth(0.8)
        .stroke(colours.lineStrong),
    );
  sheet.decoration(() => sheet.shapes(drawFrames));
  return end;
}

const qrSize = 62;
const checkBoxHeight = qrSize + 20;

function drawCheckBox(
  sheet: Sheet,
  { number, address, url, text }: ReportContent['check'],
  { x, y, width }: Box,
): void {
  const { doc, decoration, paragraph, tag, line } = sheet;
  decoration(() => doc.roundedRect(x, y, width, checkBoxHeight, 6).lineWidth(0.8).stroke(colours.lineStrong));
  drawQrCode(sheet, url, { x: x + width - qrSize - 10, y: y + 10, width: qrSize });
  const inner = { x: x + 12, width: width - qrSize - 46 };
  let end = paragraph(sheet.words.check, { ...inner, y: y + 9 }, { size: 10, bold: true }, { type: 'H2' });
  tag('P', () =>
    line(number, inner.x, end + 13, { size: 12.5, bold: true, tabular: true, colour: colours.seaDeep }),
  );
  end = paragraph(text, { ...inner, y: end + 19 }, { size: 8.5, colour: colours.inkSoft });
  paragraph(address, { ...inner, y: end }, { size: 8.5, bold: true });
}

function drawQrCode({ doc, fromLeft, tag, words }: Sheet, url: string, box: Box): void {
  const { x, y, width: size } = fromLeft(box);
  const code = createQrCode(0, 'M');
  code.addData(url);
  code.make();
  const count = code.getModuleCount();
  const module = size / count;
  tag(
    'Figure',
    () => {
      for (let row = 0; row < count; row += 1) {
        for (let column = 0; column < count; column += 1) {
          let length = 0;
          while (column + length < count && code.isDark(row, column + length)) length += 1;
          // slightly higher, so that no white shows between rows
          if (length > 0) doc.rect(x + column * module, y + row * module, length * module, module + 0.05);
          column += length;
        }
      }
      doc.fill(colours.ink);
    },
    { alt: words.qrCode(url), bbox: [box.x, y, box.x + size, y + size] },
  );
}

interface SetText {
  lines: string[];
  size: number;
}

/** With the longest address and tables, this fills both pages. */
const mostCommentHeight = 300;

function drawComments(
  sheet: Sheet,
  { title, text }: { title: string; text: string },
  y: number,
  bottom: number,
): SetText & { end: number } {
  const top = sheet.paragraph(title, { ...content, y }, { size: 12, bold: true }, { type: 'H2' }) + 2;
  const { lineHeight } = sheet;
  const { lines, size } = setComments(sheet, text);
  const room = Math.max(0, Math.floor((bottom - top) / (size * lineHeight)));
  const shown = lines.slice(0, room);
  sheet.tag('P', () => sheet.drawLines(shown, { ...content, y: top }, { size }));
  return { lines: lines.slice(room), size, end: top + shown.length * size * lineHeight };
}

/** Line breaks go first, then the type gets smaller, so that no word is lost. */
function setComments(sheet: Sheet, text: string): SetText {
  const joined = text.replaceAll(/\s*\n\s*/g, ' / ');
  const set = (as: string, size: number) => ({ lines: sheet.lines(as, content.width, { size }), size });
  const fits = ({ lines, size }: SetText) => lines.length * size * sheet.lineHeight <= mostCommentHeight;
  const usual = [text, joined].map((as) => set(as, 9.5)).find(fits);
  return usual ?? set(joined, 7);
}
