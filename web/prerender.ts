import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerenderedPages, sitePaths } from '@soumdar/contract';
import type { Language } from '@soumdar/words';
import { build, type Plugin } from 'vite';
import { languageOfBuild } from './language-of-build.ts';

/**
 * Writes `drawing/render-page.js`, by which the server draws pages from the market, and `prerendered/PAGE.html`: what the server puts
 * into the root of a page that is the same for everybody. Both are there before any script.
 */
export function prerender(language: Language): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        ...languageOfBuild(language),
        // whole by itself: the server needs no package of the site
        ssr: { noExternal: true },
        // however the server is started: React for development renders ten times slower
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          ssr: 'src/render-page.tsx',
          outDir: join(dir, 'drawing'),
          emptyOutDir: true,
          copyPublicDir: false,
        },
      });
      const built = pathToFileURL(join(dir, 'drawing', 'render-page.js')).href;
      const { renderPage } = (await import(built)) as { renderPage: (path: string) => Promise<string> };
      mkdirSync(join(dir, 'prerendered'), { recursive: true });
      for (const page of prerenderedPages) {
        const html = await renderPage(sitePaths[page]);
        if (/<script/.test(html)) this.error(`The page ${page} would need inline scripts.`);
        writeFileSync(join(dir, 'prerendered', `${page}.html`), html);
      }
    },
  };
}
