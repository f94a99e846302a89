import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the scripts of the first page may weigh, gzipped, in bytes: a slow phone waits for all of them. */
const allowed = 90_000;

/** Refuses a site whose first page has grown too heavy: what it does not show at once is to be loaded later. */
export function firstPageWeight(): Plugin {
  return {
    name: 'first-page-weight',
    writeBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('The site has no index.html.');
      let weight = 0;
      for (const [, file = ''] of String(page.source).matchAll(/"\/([^"]+\.js)"/g)) {
        const script = bundle[file];
        if (script?.type === 'chunk') weight += gzipSync(script.code).length;
      }
      if (weight === 0) this.error('The first page names no script.');
      if (weight > allowed)
        this.error(`The scripts of the first page weigh ${weight} bytes gzipped; ${allowed} are allowed.`);
    },
  };
}
