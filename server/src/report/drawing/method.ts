import type { ReportContent } from '../report-content.ts';
import { colours } from './colours.ts';
import { footY } from './foot.ts';
import { content, lineHeight, paper, type Sheet } from './sheet.ts';

const methodText = { size: 8.5, colour: colours.inkSoft } as const;
const methodTitle = { size: 10.5, bold: true } as const;

type Section = ReportContent['method'][number];

/** From `y` on, and on another page where a section has no room above the foot; returns where it ends. */
export function drawMethod(sheet: Sheet, { method }: ReportContent, y: number): number {
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

export const methodHeight = (sheet: Sheet, { method }: ReportContent): number =>
  method.reduce((sum, section) => sum + sectionHeight(sheet, section) + 6, 0);

function sectionHeight(sheet: Sheet, { title, text }: Section): number {
  const height = (of: string, style: { size: number }) =>
    sheet.lines(of, content.width, style).length * style.size * lineHeight;
  return height(title, methodTitle) + height(text, methodText);
}
