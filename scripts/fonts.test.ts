import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zoneTree } from '@soumdar/listings';
import { expect, test } from 'vitest';
import {
  fileOf,
  fontFolder,
  drawingFontFolder,
  drawingFonts,
  siteFonts,
  subset,
} from '../web/subset-fonts.ts';

test.each([
  ...siteFonts.map((font) => ({ ...font, font, folder: fontFolder })),
  ...drawingFonts.map((font) => ({ ...font, font, folder: drawingFontFolder })),
])(
  'the $name the site sends or draws with is what its authors publish, cut as the script says',
  async ({ font, folder }) => {
    const stored = readFileSync(join(folder, fileOf(font)));
    expect(stored.equals(await subset(font))).toBe(true);
    expect(readFileSync(join(folder, `${font.name}-license.txt`), 'utf8')).toContain(
      'SIL Open Font License, Version 1.1',
    );
  },
);

test('every character of the texts of the specification has its glyph', () => {
  const texts = readFileSync(
    join(import.meta.dirname, '..', 'quality', 'journeys', 'specification-texts.txt'),
    'utf8',
  );
  const glyphs = siteFonts.map(({ characters }) => characters).join('');
  expect([...new Set(texts.replaceAll('\n', ''))].filter((character) => !glyphs.includes(character))).toEqual(
    [],
  );
});

test('every character of the name of a zone has its glyph in the pictures', () => {
  const names = [...zoneTree().zones.values()].map(({ name }) => name).join('');
  const [{ characters }] = drawingFonts as [(typeof drawingFonts)[number]];
  expect([...new Set(names)].filter((character) => !characters.includes(character))).toEqual([]);
});
