import { colours } from '@soumdar/views';
import type { HeirsSection, ReportContent, SigningSection } from '../report-content.ts';
import { content, paper, type Sheet, type Style } from './sheet.ts';
import { drawTable, tableHeight } from './table.ts';

const title = { size: 12, bold: true } as const;
const soft = { size: 8.5, colour: colours.inkSoft } as const;
const strong = { size: 9, bold: true } as const;
const small = { size: 7.5, colour: colours.inkSoft } as const;
const what = { size: 9 } as const;
const who = { size: 8, colour: colours.inkSoft } as const;
const bulletWidth = 14;
const checkWidth = content.width - bulletWidth;
const gap = 12;
const checkGap = 2;

/** No text is separated from its title. */
export function drawSupplement(
  sheet: Sheet,
  { heirs, signing }: Pick<ReportContent, 'heirs' | 'signing'>,
  from: number,
  bottom: number,
): void {
  let y = from;

  function begin(height: number): number {
    if (y + height <= bottom) return y;
    sheet.doc.addPage({ size: 'A4', margin: 0 });
    y = paper.margin - 8;
    return y;
  }

  const height = (text: string, style: Style, width = content.width) =>
    sheet.lines(text, width, style).length * style.size * sheet.lineHeight;

  function write(text: string, style: Style, { type = 'P', least = 0 } = {}): void {
    const top = begin(height(text, style) + least);
    y = sheet.paragraph(text, { ...content, y: top }, style, { type });
  }

  function drawHeirs(section: HeirsSection): void {
    const tableRoom = (table: HeirsSection['tables'][number]) => tableHeight(sheet, table, content.width) + 4;
    const [first] = section.tables;
    const least = height(section.note, soft) + height(first!.title, strong) + tableRoom(first!);
    write(section.title, title, { type: 'H2', least });
    write(section.note, soft);
    for (const table of section.tables) {
      write(table.title, strong, { type: 'H3', least: tableRoom(table) });
      y = drawTable(sheet, table, { ...content, y: y + 1 }) + 3;
    }
    y += gap;
  }

  function drawCheck(check: SigningSection['checks'][number]): void {
    const inner = { x: content.x + bulletWidth, width: checkWidth };
    const top = begin(checkHeight(check));
    const { doc, decoration, shapes, group } = sheet;
    group('LI', () => {
      const drawTick = () =>
        doc
          .rect(content.x, top + 2.5, 7, 7)
          .lineWidth(0.8)
          .stroke(colours.ink);
      decoration(() => shapes(drawTick));
      y = sheet.paragraph(check.what, { ...inner, y: top }, what, { type: 'LBody' });
      y = sheet.paragraph(check.who, { ...inner, y }, who, { type: 'LBody' }) + checkGap;
    });
  }

  const checkHeight = (check: SigningSection['checks'][number]) =>
    height(check.what, what, checkWidth) + height(check.who, who, checkWidth) + checkGap;

  /** Without the title. */
  const signingHeight = ({ answered, checks, sources, note }: SigningSection) =>
    [answered, note].reduce((sum, text) => sum + height(text, soft), 11) +
    checks.reduce((sum, check) => sum + checkHeight(check), 0) +
    [sources.title, sources.text].reduce((sum, text) => sum + height(text, small), 0);

  function drawSigning(section: SigningSection): void {
    const { title: heading, answered, checks, sources, note } = section;
    // on one sheet if it fits, because owners pass it on
    write(heading, title, { type: 'H2', least: signingHeight(section) });
    write(answered, soft);
    y += 4;
    sheet.group('L', () => checks.forEach(drawCheck));
    y += 3;
    write(note, soft);
    y += 4;
    write(sources.title, { ...small, bold: true }, { least: height(sources.text, small) });
    write(sources.text, small);
  }

  if (heirs) drawHeirs(heirs);
  if (signing) drawSigning(signing);
}
