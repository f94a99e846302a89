import { defaultLanguage, languages, traits, wordsIn, type Language, type Words } from '@soumdar/words';
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
import type { AnswerBytes } from '../http/send-compressed.ts';
import type { Settings } from '../settings/settings.ts';
import {
  productData,
  renderHead,
  scriptJson,
  type HeadOfSite,
  type PageHead,
  type SitePage,
} from './render-head.ts';

interface PageSource {
  path: string;
  data: unknown;
  startsAtOnce?: boolean;
}

/** The pages of one language. */
export interface Site {
  folder: string;
  language: Language;
  words: Words;
  /** before the path of each page */
  basePath: string;
  pages: Record<SitePage, AnswerBytes>;
  inlineScripts: string[];
  /** without a slash at its end */
  publicUrl: string | undefined;
  preloaded: string;
  /**
   * With `from`, the script waits for a reader, unless it starts at once, as `index.html` says, and a beacon counts the view
   * meanwhile.
   */
  compose: (head: string, rendered: string, from?: PageSource) => AnswerBytes;
  /** Rejects while too many others wait. */
  render: (path: string, data: unknown) => Promise<string>;
}

/** In the order of `languages`, the default one first; undefined when the site was not built. */
export function loadSites(folder: string, settings: Settings): Site[] | undefined {
  const sites = languages.map((language) => loadSite(folder, settings, language));
  return sites.includes(undefined) ? undefined : (sites as Site[]);
}

/**
 * @param folderOfAll of the default language; others are in its subfolders
 * @returns undefined when the site was not built
 * @throws Error when it lacks a page of the build, the map of its pages, or a place to fill
 * @internal
 */
export function loadSite(
  folderOfAll: string,
  settings: Settings,
  language: Language = defaultLanguage,
): Site | undefined {
  const words = wordsIn(language);
  const { basePath } = traits[language];
  const folder = join(folderOfAll, basePath);
  const pageFile = join(folder, 'index.html');
  if (!existsSync(pageFile)) return undefined;
  const publicUrl = settings.publicUrl?.replace(/\/+$/, '');
  const built = readFileSync(pageFile, 'utf8');
  const stated = tellSettings(settings, words);
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
  const preloaded = preload(folder, basePath, 'assets/routes-*.js');
  const site = { language, words, basePath, publicUrl };
  const compose: Site['compose'] = (head, root, from) => {
    const withHead = fill(page, 'title', /<title>[^<]*<\/title>/, head);
    const source = from && { path: from.path, data: from.data };
    const cached = source
      ? `<script type="application/json" id="${pageDataId}">${scriptJson(source)}</script>`
      : '';
    const html = fill(
      root !== '' && from && !from.startsAtOnce
        ? withScriptWaiting(withHead, analyticsName(from.path))
        : withHead,
      'empty root',
      /<div id="root"><\/div>/,
      `<div id="root">${root}</div>${cached}`,
    );
    const plain = Buffer.from(html);
    return { plain, gzipped: gzipSync(plain) };
  };
  const servedPage = (name: SitePage): AnswerBytes => {
    if (name === 'home')
      return compose(renderHead(headOfHome(site), site, sitePaths.home), rendered.get(name)!);
    const head: PageHead = words.pages.heads[name];
    const path = name === 'notFound' ? '' : sitePaths[name];
    return compose(renderHead(head, site, path) + preloaded, rendered.get(name) ?? '');
  };
  const names = Object.keys(words.pages.heads) as SitePage[];
  const pages = Object.fromEntries(names.map((name) => [name, servedPage(name)])) as Site['pages'];
  const inlineScripts = [...built.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const drawing = pathToFileURL(join(folder, 'drawing', 'render-page.js')).href;
  const render: Site['render'] = async (path, data) => {
    const { renderPage } = (await import(drawing)) as { renderPage: Site['render'] };
    return fillSettings(await renderPage(path, data));
  };
  return { ...site, folder, pages, inlineScripts, preloaded, compose, render: renderInTurn(render) };
}

export function headOfHome(site: HeadOfSite): PageHead {
  const head: PageHead = site.words.pages.heads.home;
  return { ...head, structuredData: productData(site.publicUrl ?? '', head.description!, site) };
}

function tellSettings(settings: Settings, words: Words): [name: string, value: string][] {
  const values = siteSettings(settings, words.pages);
  return (Object.keys(servedMeta) as (keyof typeof servedMeta)[]).map((key) => [
    servedMeta[key],
    values[key],
  ]);
}

/** The script that the first one imports for any page but the landing page. */
function preload(folder: string, basePath: string, script: string): string {
  const [file] = globSync(script, { cwd: folder });
  if (file === undefined) throw new Error(`the site has no ${script}`);
  return `<link rel="modulepreload" crossorigin href="${basePath}/${file.replaceAll('\\', '/')}">`;
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

/** By name for the public services that we know. */
function providerAt(address: string): string {
  const host = /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(address)?.[1] ?? address;
  return host.endsWith('openstreetmap.org') ? `OpenStreetMap, Royaume-Uni (${host})` : host;
}

function siteSettings(settings: Settings, words: Words['pages']): Record<keyof typeof servedMeta, string> {
  const smsProviders: Record<Settings['sms']['provider'], string> = {
    outbox: words.noneInDemonstration,
    twilio: words.twilio,
    winsms: 'WinSMS, Tunisie',
  };
  const { appKey, tileUrl, geocoderUrl, analytics, publisher, sms, email } = settings;
  return {
    appKey,
    tileUrl,
    analyticsHost: analytics?.host ?? '',
    analyticsKey: analytics?.key ?? '',
    publisherName: publisher.name ?? words.demonstrationPublisher,
    publisherAddress: publisher.address ?? words.notStated,
    publisherEmail: publisher.email ?? words.notStated,
    publisherDirector: publisher.director ?? words.notStated,
    publisherHost: publisher.host ?? words.notStated,
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

/** No trouble of the page: the visitor's browser renders it. */
export class TooManyWaitingError extends Error {
  constructor() {
    super('too many pages wait to be rendered');
  }
}

/** Each takes some ten milliseconds; beyond these a visitor's own browser is faster. */
const mostWaiting = 20;

/**
 * Other calls come in between, so that no flood of page requests delays them.
 * @internal
 */
export function renderInTurn(render: Site['render']): Site['render'] {
  const inTurn = pLimit(1);
  return async (path, data) => {
    if (inTurn.pendingCount >= mostWaiting) throw new TooManyWaitingError();
    return inTurn(async () => {
      await nextTurn();
      return render(path, data);
    });
  };
}
