import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const workshop = join(import.meta.dirname, 'node_modules', '.prerendered');

/** Writes `prerendered/PAGE.html`: what the server puts into the root of that page, there before any script. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        build: {
          ssr: 'src/prerendered-pages.tsx',
          outDir: workshop,
          emptyOutDir: true,
          copyPublicDir: false,
        },
      });
      const built = pathToFileURL(join(workshop, 'prerendered-pages.js')).href;
      const { drawPages } = (await import(built)) as { drawPages: () => Promise<Record<string, string>> };
      mkdirSync(join(dir, 'prerendered'), { recursive: true });
      for (const [page, html] of Object.entries(await drawPages())) {
        if (/<script/.test(html)) this.error(`The page ${page} would need inline scripts.`);
        writeFileSync(join(dir, 'prerendered', `${page}.html`), html);
      }
      rmSync(workshop, { recursive: true });
    },
  };
}
