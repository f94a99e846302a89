import tailwindcss from '@tailwindcss/vite';
import { tokensCss } from '@soumdar/views';
import { defaultLanguage, languages, traits, wordsIn, type Language } from '@soumdar/words';
import { join } from 'node:path';
import { defineConfig, type ModulePreloadOptions, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstPageWeight } from './first-page-weight.ts';
import { languageOfBuild } from './language-of-build.ts';
import { prerender } from './prerender.ts';

/** `--mode ar` builds the site of that language, else that of the default one. */
export default defineConfig(({ mode }) => {
  const language = languages.find((known) => known === mode) ?? defaultLanguage;
  const { basePath } = traits[language];
  const { resolve, plugins } = languageOfBuild(language);
  return {
    base: `${basePath}/`,
    resolve,
    plugins: [
      ...plugins,
      withoutPrefetch(),
      retryableImports(),
      designTokens(),
      tailwindcss(),
      // the server sends these as they are; index.html is not among them, for it fills in its settings
      compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
      pageOf(language),
      firstPageWeight(),
      prerender(language),
    ],
    build: {
      outDir: join('dist', basePath),
      target: 'es2022',
      assetsInlineLimit: 0,
      // a browser without it only loads a little later; the polyfill would weigh on every first page
      modulePreload: { polyfill: false, resolveDependencies: withItself },
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
                test: /\/(contract\/src\/estimation\/details|words\/src\/(fr|ar)\/attributes|engine\/src\/(vocabulary\/attributes|parameters\/params))\.ts/,
                includeDependenciesRecursively: false,
              },
              // so for small modules of the contract, of views and words: the first page names every file. They import nothing of
              // the site, and stay together: two files that wait for each other would find each other empty
              {
                name: 'shared-vocabulary',
                test: /\/(engine\/src\/(vocabulary|intervals)\/|rules\/src\/rounding|views\/src\/(shown-figures|property-facts)|contract\/src\/(account\/(email|phone)|estimation\/confidence|limits|pages\/(page-addresses|publisher-meta)|places\/typed-coordinates|time-zone|vocabulary)\.|views\/src\/trust|words\/src\/(formatters|isolates|(fr|ar)\/(common|counting|fields|formats|labels|places|property|euros|freshness))\.)/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
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

/** The language of `index.html`, and its sentence for a browser without script. */
function pageOf(language: Language): Plugin {
  const { direction } = traits[language];
  const { withoutScript } = wordsIn(language).language;
  return {
    name: 'page-language',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="fr">', `<html lang="${language}" dir="${direction}">`)
        .replace('%WITHOUT_SCRIPT%', () => withoutScript),
  };
}

/**
 * The router's links can prefetch pages of its framework, which this site is not: without it the first page is 2 kB lighter.
 */
function withoutPrefetch(): Plugin {
  const emptyModule = '\0router-without-prefetch';
  return {
    name: 'router-without-prefetch',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './ssr/components.js' && /react-router.dist/.test(importer ?? '') ? emptyModule : undefined,
    load: (id) =>
      id === emptyModule
        ? `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;`
        : undefined,
  };
}

const withItself: ModulePreloadOptions['resolveDependencies'] = (file, imported, { hostType }) =>
  hostType === 'html' ? imported : [...new Set([file, ...imported])];

/** Of Vite's own helper, browsers remember what it failed to load. */
function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadPart as __vitePreload } from '${join(import.meta.dirname, 'src/loading/load-part.ts')}';`
        : undefined,
  };
}
