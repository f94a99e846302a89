import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, traits } from '@soumdar/words';
import { prerenderedPages, settingPlaceholder, servedMeta } from '@soumdar/contract';

export const inlineScript = 'keepEarlyTap();';

/** Returns the path of a new folder in `folder`. */
export function smallSite(folder: string): string {
  const site = join(folder, 'site');
  for (const language of languages) writeLanguage(join(site, traits[language].basePath));
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return site;
}

function writeLanguage(site: string) {
  for (const subfolder of ['assets', 'prerendered', 'drawing'])
    mkdirSync(join(site, subfolder), { recursive: true });
  const metas = Object.values(servedMeta).map((name) => `<meta name="${name}" content="" />`);
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><title>Soumdar</title>${metas.join('')}<script>${inlineScript}</script><script type="module" crossorigin src="/assets/main-1a2b3c.js"></script><div id="root"></div>`,
  );
  const values = Object.values(servedMeta).map((name) => `<p>${name} ${settingPlaceholder(name)}</p>`);
  for (const page of prerenderedPages)
    writeFileSync(join(site, 'prerendered', `${page}.html`), `<h1>${page}</h1>${values.join('')}`);
  for (const script of ['main-1a2b3c.js', 'routes-4d5e6f.js'])
    writeFileSync(join(site, 'assets', script), 'export {};');
  writeFileSync(
    join(site, 'drawing', 'render-page.js'),
    `export const renderPage = async (path, data) => '<h1>' + path + ' ' + Object.keys(data) + '</h1>';`,
  );
}
