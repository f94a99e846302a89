import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteMeta } from '@soumdar/contract';
import { escapeHtml } from '../html.ts';
import type { Settings } from '../settings.ts';

/** The built site: its folder, and its one page with the settings it needs filled in. */
export interface Site {
  folder: string;
  page: string;
}

/** @returns undefined when the site was not built */
export function loadSite(folder: string, { appKey, tileUrl, analytics }: Settings): Site | undefined {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = [
    [siteMeta.appKey, appKey],
    [siteMeta.tileUrl, tileUrl],
    [siteMeta.analyticsHost, analytics?.host],
    [siteMeta.analyticsKey, analytics?.key],
  ].reduce((html, [name = '', value = '']) => fillMeta(html, name, value), readFileSync(file, 'utf8'));
  return { folder, page };
}

/** Fills the content of `<meta name="…" content="">`, however its attributes are quoted. */
function fillMeta(html: string, name: string, value: string): string {
  const filled = `<meta name="${name}" content="${escapeHtml(value)}">`;
  const page = html.replace(new RegExp(`<meta\\s+name="?${name}"?[^>]*>`), () => filled);
  if (page === html) throw new Error(`the site's page has no meta tag ${name}`);
  return page;
}
