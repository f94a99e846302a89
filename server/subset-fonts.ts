/**
 * `npm run fonts -w @soumdar/server`: cuts the typefaces of the site for the report in PDF, one file for each weight, since what
 * draws the report takes no axes of variation, and puts them beside their licences.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const reportFontFolder = join(import.meta.dirname, 'src', 'report', 'fonts');

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What languages in Latin letters write, Arabic transliterated among them, with the dashes, quotes and spaces of typesetters. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0x17f)}${between(0x1e00, 0x1eff)}ʻʼʾʿ\u2009\u2010\u2011\u202f–—‘’“”„•…€→−`;

const inter = { source: 'inter-ui/variable/InterVariable.woff2', licence: 'inter-ui/LICENSE.txt' };
const arabic = {
  source: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  licence: '@fontsource-variable/noto-sans-arabic/LICENSE',
};
// what joins some signs into others would take most of the time of a report
const features = ['kern', 'ccmp', 'mark', 'tnum'];

interface ReportFont {
  name: string;
  source: string;
  licence: string;
  characters: string;
  /** OpenType features; all where it is left out */
  features?: string[];
  axes: Record<string, number>;
}

export const reportFonts: ReportFont[] = [
  { name: 'inter-regular', ...inter, characters: latin, features, axes: { wght: 400, opsz: 14 } },
  { name: 'inter-bold', ...inter, characters: latin, features, axes: { wght: 700, opsz: 14 } },
  // one weight: titles hold Arabic only where the owner wrote it
  { name: 'arabic', ...arabic, characters: between(0x600, 0x6ff), axes: { wght: 500 } },
];

export async function subset({ source, characters, features: kept, axes }: ReportFont) {
  return subsetFont(await readFile(inPackage(source)), characters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    noHinting: true,
    ...(kept && { keepFeatures: kept }),
  });
}

const inPackage = (file: string) => fileURLToPath(import.meta.resolve(file));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const font of reportFonts) {
    await writeFile(join(reportFontFolder, `${font.name}.ttf`), await subset(font));
    await copyFile(inPackage(font.licence), join(reportFontFolder, `${font.name}-license.txt`));
  }
}
