import type { ReportContent } from '../report-content.ts';
import { colours } from './colours.ts';
import { content, lineHeight, type Sheet } from './sheet.ts';

const methodText = { size: 8.5, colour: colours.inkSoft } as const;
const methodTitle = { size: 10.5, bold: true } as const;

/** Returns where it ends. */
export function drawMethod(sheet: Sheet, { method }: ReportContent, y: number): number {
  let end = y;
  for (const { title, text } of method) {
    end = sheet.paragraph(title, { ...content, y: end }, methodTitle, { type: 'H2' });
    end = sheet.paragraph(text, { ...content, y: end }, methodText) + 6;
  }
  return end;
}

export function methodHeight(sheet: Sheet, { method }: ReportContent): number {
  const height = (text: string, style: { size: number }) =>
    sheet.lines(text, content.width, style).length * style.size * lineHeight;
  return method.reduce(
    (sum, { title, text }) => sum + height(title, methodTitle) + height(text, methodText) + 6,
    0,
  );
}
