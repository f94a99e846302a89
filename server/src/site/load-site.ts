import * as words from '@soumdar/words/pages';
import pLimit from 'p-limit';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import {
  pageDataId,
  analyticsName,
  prerenderedPages,
  settingPlaceholder,
  servedMeta,
  sitePaths,
} from '@soumdar/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { escapeHtml } from '../http/html.ts';
import type { Settings } from '../settings/settings.ts';
import { pageHeads, productData, renderHead, scriptJson, type SitePage } from './render-head.ts';
import { demonstrationPublisher } from '../settings/publisher-settings.ts';

export interface ServedPage {
  html: string;
  gzipped: Buffer;
}

interface PageSource {
  path: string;
  data: unknown;
}

export interface Site {
  folder: string;
  pages: Record<SitePage, ServedPage>;
  inlineScripts: string[];
  /** without a slash at its end */
  publicUrl: string | undefined;
  preloaded: string;
  /**
   * With `from`, the script waits for a reader, as `index.html` says, and a beacon counts the view meanwhile.
   */
  compose: (head: string, rendered: string, from?: PageSource) => ServedPage;
  /** Rejects while too many others wait. */
  render: (path: string, data: unknown) => Promise<string>;
}

/**
 * @returns undefined when the site was not built
 * @throws Error when it lacks a page of the build, the map of its pages, or a place to fill
 */
export function loadSite(folder: string, settings: Settings): Site | undefined {
  const pageFile = join(folder, 'index.html');
  if (!existsSync(pageFile)) return undefined;
  const publicUrl = settings.publicUrl?.replace(/\/+$/, '');
  const built = readFileSync(pageFile, 'utf8');
  const stated = tellSettings(settings);
  const page = stated.reduce((html, [name, value]) => fillMeta(html, name, value), built);
  const fillSettings = (template: string) =>
    stated.reduce(
      (html, [meta, value]) => html.replaceAll(settingPlaceholder(meta), () => escapeHtml(value)),
      template,
    );
  const rendered = new Map<SitePage, string>(
    prerenderedPages.map((name) => [name, fillSettings(readPrerendered(folder, name))]),
  );
  // the build knows no external service: the browser renders the page
  if (settings.analytics) rendered.delete('privacyPolicy');
  const preloaded = preload(folder, 'assets/routes-*.js');
  const compose: Site['compose'] = (head, root, from) => {
    const withHead = fill(page, 'title', /<title>[^<]*<\/title>/, head);
    const cached =
      from === undefined
        ? ''
        : `<script type="application/json" id="${pageDataId}">${scriptJson(from)}</script>`;
    const html = fill(
      root !== '' && from !== undefined ? withScriptWaiting(withHead, analyticsName(from.path)) : withHead,
      'empty root',
      /<div id="root"><\/div>/,
      `<div id="root">${root}</div>${cached}`,
    );
    return { html, gzipped: gzipSync(html) };
  };
  const servedPage = (name: SitePage): ServedPage => {
    const head = pageHeads[name];
    if (name === 'home') {
      const structuredData = productData(publicUrl ?? '', head.description!);
      return compose(renderHead({ ...head, structuredData }, publicUrl, sitePaths.home), rendered.get(name)!);
    }
    const path = name === 'notFound' ? '' : sitePaths[name];
    return compose(renderHead(head, publicUrl, path) + preloaded, rendered.get(name) ?? '');
  };
  const names = Object.keys(pageHeads) as SitePage[];
  const pages = Object.fromEntries(names.map((name) => [name, servedPage(name)])) as Site['pages'];
  const inlineScripts = [...built.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const drawing = pathToFileURL(join(folder, 'drawing', 'render-page.js')).href;
  const render: Site['render'] = async (path, data) => {
    const { renderPage } = (await import(drawing)) as { renderPage: Site['render'] };
    return fillSettings(await renderPage(path, data));
  };
  return { folder, pages, inlineScripts, publicUrl, preloaded, compose, render: renderInTurn(render) };
}

function tellSettings(settings: Settings): [name: string, value: string][] {
  const values = siteSettings(settings);
  return (Object.keys(servedMeta) as (keyof typeof servedMeta)[]).map((key) => [
    servedMeta[key],
    values[key],
  ]);
}

/** The script that the first one imports for any page but the landing page. */
function preload(folder: string, script: string): string {
  const [file] = globSync(script, { cwd: folder });
  if (file === undefined) throw new Error(`the site has no ${script}`);
  return `<link rel="modulepreload" crossorigin href="/${file.replaceAll('\\', '/')}">`;
}

function withScriptWaiting(html: string, page: string): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const [, address] = script.exec(html) ?? [];
  const beacon = `<script defer src="/beacon.js" data-page="${page}"></script>`;
  return fill(html, 'script', script, `${beacon}<script type="module" data-waiting="${address}"></script>`);
}

function readPrerendered(folder: string, name: SitePage): string {
  return readFileSync(join(folder, 'prerendered', `${name}.html`), 'utf8');
}

/** Its attributes may be quoted or not. */
function fillMeta(html: string, name: string, value: string): string {
  const tag = new RegExp(`<meta\\s+name="?${name}"?[^>]*>`);
  return fill(html, `meta tag ${name}`, tag, `<meta name="${name}" content="${escapeHtml(value)}">`);
}

function fill(html: string, what: string, place: RegExp, filling: string): string {
  if (!place.test(html)) throw new Error(`the site's page has no ${what}`);
  return html.replace(place, () => filling);
}

const demonstration = { publisher: demonstrationPublisher, rest: words.notStated };

const smsProviders: Record<Settings['sms']['provider'], string> = {
  outbox: words.noneInDemonstration,
  twilio: words.twilio,
  winsms: 'WinSMS, Tunisie',
};

/** By name for the public services that we know. */
function providerAt(address: string): string {
  const host = /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(address)?.[1] ?? address;
  return host.endsWith('openstreetmap.org') ? `OpenStreetMap, Royaume-Uni (${host})` : host;
}

function siteSettings(settings: Settings): Record<keyof typeof servedMeta, string> {
  const { appKey, tileUrl, geocoderUrl, analytics, publisher, sms, email } = settings;
  return {
    appKey,
    tileUrl,
    analyticsHost: analytics?.host ?? '',
    analyticsKey: analytics?.key ?? '',
    publisherName: publisher.name ?? demonstration.publisher,
    publisherAddress: publisher.address ?? demonstration.rest,
    publisherEmail: publisher.email ?? demonstration.rest,
    publisherDirector: publisher.director ?? demonstration.rest,
    publisherHost: publisher.host ?? demonstration.rest,
    smsProvider: smsProviders[sms.provider],
    mailProvider:
      email.provider === 'outbox' ? words.noneInDemonstration : (publisher.mailProvider ?? email.server.host),
    mapProvider: providerAt(tileUrl),
    geocoder: providerAt(geocoderUrl),
    facebook: publisher.facebook ?? '',
    instagram: publisher.instagram ?? '',
    linkedin: publisher.linkedin ?? '',
  };
}

/** Each takes some thirty milliseconds; beyond these a visitor's own browser is faster. */
const mostWaiting = 20;

/**
 * Other calls come in between, so that no flood of page requests delays them.
 * @internal
 */
export function renderInTurn(render: Site['render']): Site['render'] {
  const inTurn = pLimit(1);
  return async (path, data) => {
    if (inTurn.pendingCount >= mostWaiting) throw new Error('too many pages wait to be rendered');
    return inTurn(async () => {
      await nextTurn();
      return render(path, data);
    });
  };
}
