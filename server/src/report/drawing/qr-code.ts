import createQrCode from 'qrcode-generator';
import { colours } from './colours.ts';
import type { Sheet } from './sheet.ts';

/** The address as a QR code, dark modules only: the paper is its white. */
export function drawQrCode(
  { doc, tag, words }: Sheet,
  url: string,
  x: number,
  y: number,
  size: number,
): void {
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
          // a hair higher, so that no white shows between rows
          if (length > 0) doc.rect(x + column * module, y + row * module, length * module, module + 0.05);
          column += length;
        }
      }
      doc.fill(colours.ink);
    },
    { alt: words.qrCode(url), bbox: [x, y, x + size, y + size] },
  );
}
