import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteMeta } from '@soumdar/contract';
import { escapeHtml } from '../html.ts';
import type { Settings } from '../settings.ts';
import { pageHeads, type SitePage } from './page-heads.ts';
import { renderHead } from './render-head.ts';

/** The built site: its folder, and its one page with the settings it needs and the head of each address filled in. */
export interface Site {
  folder: string;
  pages: Record<SitePage, string>;
  /** without a slash at its end */
  publicUrl: string | undefined;
}

/** @returns undefined when the site was not built */
export function loadSite(folder: string, settings: Settings): Site | undefined {
  const { appKey, tileUrl, analytics } = settings;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const publicUrl = settings.publicUrl?.replace(/\/+$/, '');
  const page = [
    [siteMeta.appKey, appKey],
    [siteMeta.tileUrl, tileUrl],
    [siteMeta.analyticsHost, analytics?.host],
    [siteMeta.analyticsKey, analytics?.key],
  ].reduce((html, [name = '', value = '']) => fillMeta(html, name, value), readFileSync(file, 'utf8'));
  const withHead = (name: SitePage) => fill(page, /<title>[^<]*<\/title>/, renderHead(name, publicUrl));
  const names = Object.keys(pageHeads) as SitePage[];
  const pages = Object.fromEntries(names.map((name) => [name, withHead(name)])) as Record<SitePage, string>;
  return { folder, pages, publicUrl };
}

/** Fills the content of `<meta name="…" content="">`, however its attributes are quoted. */
function fillMeta(html: string, name: string, value: string): string {
  const tag = new RegExp(`<meta\\s+name="?${name}"?[^>]*>`);
  return fill(html, tag, `<meta name="${name}" content="${escapeHtml(value)}">`);
}

function fill(html: string, place: RegExp, filling: string): string {
  const page = html.replace(place, () => filling);
  if (page === html) throw new Error(`the site's page has no ${place.source}`);
  return page;
}
