/**
 * `npm run fonts -w @soumdar/web`: cuts the site's typefaces, as their authors publish them, down to what it sets, and puts
 * them beside their licences in `src/styles/fonts`; and for the pictures and reports that the server draws, in its `fonts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const fontFolder = join(import.meta.dirname, 'src', 'styles', 'fonts');
export const drawingFontFolder = join(import.meta.dirname, '..', 'server', 'fonts');

interface CutFont {
  name: string;
  source: string;
  licence: string;
  characters: string;
  /** OpenType features; all where it is left out */
  features?: string[];
  /** axes of variation: from the weight of a text to that of a title, all else fixed */
  axes: Record<string, number | { min: number; max: number }>;
  /** how it is packed: for a browser, or for what draws pictures and reports, which knows no other than 'truetype' */
  format: 'woff2' | 'truetype';
}

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const weights = { min: 400, max: 700 };

const inter = {
  source: 'inter-ui/variable/InterVariable.woff2',
  licence: 'inter-ui/LICENSE.txt',
  // what West European languages write, with the spaces, dashes and quotes of French typesetters
  characters: `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0xff)}ŒœŸ\u2009\u2010\u2011\u202f–—‘’“”„•…€→−`,
  // kerning, marks, figures of one width
  features: ['kern', 'ccmp', 'calt', 'mark', 'tnum'],
};

const arabic = {
  source: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  licence: '@fontsource-variable/noto-sans-arabic/LICENSE',
  characters: between(0x600, 0x6ff),
};

export const siteFonts: CutFont[] = [
  { name: 'inter', ...inter, axes: { wght: weights, opsz: 14 }, format: 'woff2' },
  { name: 'noto-sans-arabic', ...arabic, axes: { wght: weights }, format: 'woff2' },
];

/** One file a weight: what draws pictures and reports takes no axes of variation. */
export const drawingFonts: CutFont[] = [
  ...[400, 700].map((wght) => ({
    name: `inter-${wght}`,
    ...inter,
    // what addresses and names hold: all languages in Latin letters, Arabic transliterated among them
    characters: `${inter.characters}${between(0x100, 0x17f)}${between(0x1e00, 0x1eff)}ʻʼʾʿ`,
    // what joins some signs into others would take most of the time of a report
    features: ['kern', 'ccmp', 'mark', 'tnum'],
    axes: { wght, opsz: 14 },
    format: 'truetype' as const,
  })),
  ...[400, 700].map((wght) => ({
    name: `noto-sans-arabic-${wght}`,
    ...arabic,
    axes: { wght },
    format: 'truetype' as const,
  })),
];

export const fileOf = ({ name, format }: CutFont) => `${name}.${format === 'woff2' ? 'woff2' : 'ttf'}`;

export async function subset({ source, characters, features, axes, format }: CutFont): Promise<Buffer> {
  return subsetFont(await readFile(inPackage(source)), characters, {
    targetFormat: format,
    variationAxes: axes,
    noHinting: true,
    ...(features && { keepFeatures: features }),
  });
}

const inPackage = (file: string) => fileURLToPath(import.meta.resolve(file));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [folder, fonts] of [
    [fontFolder, siteFonts],
    [drawingFontFolder, drawingFonts],
  ] as const) {
    for (const font of fonts) {
      await writeFile(join(folder, fileOf(font)), await subset(font));
      await copyFile(inPackage(font.licence), join(folder, `${font.name}-license.txt`));
    }
  }
}
