import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the first page may weigh, gzipped, in bytes: a slow phone waits for all of it. */
const budgets = [
  { what: 'scripts', named: /"\/(?:ar\/)?([^"]+\.js)"/g, allowed: 90_000 },
  { what: 'styles', named: /"\/(?:ar\/)?([^"]+\.css)"/g, allowed: 15_000 },
];

const asServed = { level: constants.Z_BEST_COMPRESSION };

/** What its typeface may weigh, in bytes; what sets Arabic comes only where Arabic stands. */
const fontBudget = { named: /\.woff2$/, except: /arabic/, allowed: 35_000 };

/** Refuses a site whose first page has grown too heavy: what it does not show at once is to be loaded later. */
export function firstPageWeight(): Plugin {
  return {
    name: 'first-page-weight',
    writeBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('The site has no index.html.');
      for (const { what, named, allowed } of budgets) {
        const files = [...String(page.source).matchAll(named)].map(([, file = '']) => bundle[file]);
        if (files.length === 0) this.error(`The first page names no ${what}.`);
        let weight = 0;
        for (const file of files)
          if (file) weight += gzipSync(file.type === 'chunk' ? file.code : file.source, asServed).length;
        if (weight > allowed)
          this.error(`The ${what} of the first page weigh ${weight} bytes gzipped; ${allowed} are allowed.`);
      }
      const { named, except, allowed } = fontBudget;
      const fonts = Object.values(bundle).filter(
        ({ fileName }) => named.test(fileName) && !except.test(fileName),
      );
      if (fonts.length === 0) this.error('The site has no typeface.');
      let weight = 0;
      for (const font of fonts) if (font.type === 'asset') weight += font.source.length;
      if (weight > allowed) this.error(`The typeface weighs ${weight} bytes; ${allowed} are allowed.`);
    },
  };
}
