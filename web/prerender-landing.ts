import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const workshop = join(import.meta.dirname, 'node_modules', '.landing');

/** Writes `landing.html` beside `index.html`: what the server puts into the page's root at `/`, there before any script. */
export function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        build: { ssr: 'src/landing-html.tsx', outDir: workshop, emptyOutDir: true, copyPublicDir: false },
      });
      const built = pathToFileURL(join(workshop, 'landing-html.js')).href;
      const { landingHtml } = (await import(built)) as { landingHtml: () => Promise<string> };
      const html = await landingHtml();
      if (/<script/.test(html)) this.error('The landing page would need inline scripts.');
      writeFileSync(join(dir, 'landing.html'), html);
      rmSync(workshop, { recursive: true });
    },
  };
}
