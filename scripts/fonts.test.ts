import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportFontFolder, reportFonts, subset as subsetForReport } from '../server/subset-fonts.ts';
import { fontFolder, siteFonts, subset } from '../web/subset-fonts.ts';

test.each(siteFonts)(
  'the $name the site sends is what its authors publish, cut as the script says',
  async (font) => {
    const sent = readFileSync(join(fontFolder, `${font.name}.woff2`));
    expect(sent.equals(await subset(font))).toBe(true);
    expect(readFileSync(join(fontFolder, `${font.name}-license.txt`), 'utf8')).toContain(
      'SIL Open Font License, Version 1.1',
    );
  },
);

test.each(reportFonts)('the $name of the reports in PDF is cut as the script says', async (font) => {
  const used = readFileSync(join(reportFontFolder, `${font.name}.ttf`));
  expect(used.equals(await subsetForReport(font))).toBe(true);
  expect(readFileSync(join(reportFontFolder, `${font.name}-license.txt`), 'utf8')).toContain(
    'SIL Open Font License, Version 1.1',
  );
});

test('every character of the texts of the specification has its glyph', () => {
  const texts = readFileSync(join(import.meta.dirname, '..', 'e2e', 'specification-texts.txt'), 'utf8');
  const glyphs = siteFonts.map(({ characters }) => characters).join('');
  expect([...new Set(texts.replaceAll('\n', ''))].filter((character) => !glyphs.includes(character))).toEqual(
    [],
  );
});
