import { pageNames, pageTable, sitePaths } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages, traits } from '@soumdar/words';
import { escapeHtml } from '../http/html.ts';
import { alternatesOf } from './render-head.ts';

export interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`; absent where unknown */
  changedOn?: string;
}

const sitemaps = { pages: '/sitemap-pages.xml', prices: '/sitemap-prix.xml' } as const;

/**
 * The files that structured data names are public. Private pages are not disallowed: their answers say noindex, which a robot learns only if it may request
 * them.
 * @param pricePages those rendered from the market in service
 */
export function serveRobots(
  app: FastifyInstance,
  publicUrl: string | undefined,
  pricePages: () => SitemapEntry[],
): void {
  const rules = ['User-agent: *', 'Allow: /api/market/', 'Disallow: /api/', 'Disallow: /dev/'];
  if (publicUrl !== undefined) rules.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${rules.join('\n')}\n`),
  );
  if (publicUrl === undefined) return;

  const changed = (day?: string) => (day === undefined ? '' : `<lastmod>${day}</lastmod>`);
  /** Each page in each language, with the others beside it. */
  const urlsOf = (entries: SitemapEntry[]) =>
    entries.flatMap(({ path, changedOn }) => {
      const alternates = alternatesOf(publicUrl, path)
        .map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
        )
        .join('');
      return languages.map(
        (language) =>
          `<loc>${escapeHtml(publicUrl + traits[language].basePath + path)}</loc>${changed(changedOn)}${alternates}`,
      );
    });
  const sitePages = pageNames.flatMap((name) =>
    'inSitemap' in pageTable[name] ? { path: sitePaths[name] } : [],
  );
  app.get('/sitemap.xml', hidden, (_request, reply) => {
    const [newest] = pricePages();
    const parts: SitemapEntry[] = [{ path: sitemaps.pages }];
    if (newest) parts.push({ ...newest, path: sitemaps.prices });
    return sendXml(
      reply,
      'sitemapindex',
      'sitemap',
      parts.map(({ path, changedOn }) => `<loc>${escapeHtml(publicUrl + path)}</loc>${changed(changedOn)}`),
    );
  });
  app.get(sitemaps.pages, hidden, (_request, reply) => sendXml(reply, 'urlset', 'url', urlsOf(sitePages)));
  app.get(sitemaps.prices, hidden, (_request, reply) => {
    const pages = pricePages();
    return pages.length === 0 ? reply.callNotFound() : sendXml(reply, 'urlset', 'url', urlsOf(pages));
  });
}

function sendXml(reply: FastifyReply, root: string, of: string, entries: string[]): FastifyReply {
  const lines = entries.map((entry) => `<${of}>${entry}</${of}>`).join('\n');
  return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${lines}
</${root}>
`);
}
