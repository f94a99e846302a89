import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { tokensCss } from '@soumdar/views';
import { compression } from 'vite-plugin-compression2';
import { firstPageWeight } from './first-page-weight.ts';
import { prerender } from './prerender.ts';

export default defineConfig({
  plugins: [
    designTokens(),
    react(),
    tailwindcss(),
    // the server sends these as they are; index.html is not among them, for it fills in its settings
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
    firstPageWeight(),
    prerender(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // a browser without it only loads a little later; the polyfill would weigh on every first page
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the first page names every part that may be loaded later: the names weigh, and random letters do not compress
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
        // all that the first page needs, in one file: one request, and better compressed
        codeSplitting: {
          groups: [
            { name: 'first-page', tags: ['$initial'] },
            // small parts that pages share, in one file: a page else waits for thirty, a few at a time; maps, dialogs, icons
            // and what an account needs weigh more
            {
              name: 'shared-parts',
              test: /\/web\/src\/((api|estimation|session|ui)\/(?!sheet|icons)|components\/[a-z-]+\.|[a-z-]+\.ts)/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            // what each attribute of a property is and is called, in one file too: whoever needs a part soon needs the rest
            {
              name: 'attributes',
              test: /\/(contract\/src\/estimation\/details|words\/src\/fr\/attributes|engine\/src\/(vocabulary\/attributes|parameters\/params))\.ts/,
              includeDependenciesRecursively: false,
            },
            // so for small modules of the contract, of views and words: the first page names every file. They import nothing of
            // the site, and stay together: two files that wait for each other would find each other empty
            {
              name: 'shared-vocabulary',
              test: /\/(engine\/src\/(vocabulary|intervals)\/|rules\/src\/rounding|views\/src\/(shown-figures|property-facts)|contract\/src\/(account\/(email|phone)|estimation\/confidence|limits|pages\/(page-addresses|publisher-meta)|places\/typed-coordinates|time-zone|vocabulary)\.|views\/src\/trust|words\/src\/(formatters|fr\/(common|fields|formats|labels|places|property|euros|freshness))\.)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});

/** Writes colours and type sizes into the style sheet, before Tailwind reads it. */
function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/styles/site.css') ? code.replace('--tokens: 0;', () => tokensCss()) : undefined,
  };
}
