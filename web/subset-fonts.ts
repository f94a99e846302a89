/**
 * `npm run fonts -w @soumdar/web`: cuts the site's typefaces, as their authors publish them, down to the characters and
 * weights it sets, and puts them beside their licences in `src/styles/fonts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const fontFolder = join(import.meta.dirname, 'src', 'styles', 'fonts');

interface SiteFont {
  /** as its package and its file here are called */
  name: string;
  source: string;
  characters: string;
}

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

export const siteFonts: SiteFont[] = [
  {
    name: 'inter',
    source: 'inter-latin-wght-normal.woff2',
    // what West European languages write, with the spaces, dashes and quotes of French typesetters
    characters: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ\u2009\u2011\u202f–—‘’“”„•…€−`,
  },
  {
    name: 'noto-sans-arabic',
    source: 'noto-sans-arabic-arabic-wght-normal.woff2',
    characters: between(0x600, 0x6ff),
  },
];

/** From the weight of a text to that of a title. */
const weights = { min: 400, max: 700 };

export async function subset({ name, source, characters }: SiteFont): Promise<Buffer> {
  const whole = await readFile(inPackage(name, `files/${source}`));
  return subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
}

const inPackage = (name: string, file: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const font of siteFonts) {
    await writeFile(join(fontFolder, `${font.name}.woff2`), await subset(font));
    await copyFile(inPackage(font.name, 'LICENSE'), join(fontFolder, `${font.name}-license.txt`));
  }
}
