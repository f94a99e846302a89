import type { ReportContent } from '../report-content.ts';
import { colours } from './colours.ts';
import { drawQrCode } from './qr-code.ts';
import type { Box, Sheet } from './sheet.ts';

const qrSize = 62;
export const checkBoxHeight = qrSize + 20;

/** The number of the report, and where it is checked. */
export function drawCheckBox(
  sheet: Sheet,
  { number, address, url, text }: ReportContent['check'],
  { x, y, width }: Box,
): void {
  const { doc, decoration, paragraph, tag, line } = sheet;
  decoration(() => doc.roundedRect(x, y, width, checkBoxHeight, 6).lineWidth(0.8).stroke(colours.lineStrong));
  drawQrCode(sheet, url, x + width - qrSize - 10, y + 10, qrSize);
  const inner = { x: x + 12, width: width - qrSize - 46 };
  let end = paragraph(sheet.words.check, { ...inner, y: y + 9 }, { size: 10, bold: true }, { type: 'H2' });
  tag('P', () =>
    line(number, inner.x, end + 13, { size: 12.5, bold: true, tabular: true, colour: colours.seaDeep }),
  );
  end = paragraph(text, { ...inner, y: end + 19 }, { size: 8.5, colour: colours.inkSoft });
  paragraph(address, { ...inner, y: end }, { size: 8.5, bold: true });
}
