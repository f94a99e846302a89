import fastifyStatic from '@fastify/static';
import { samplePropertyIds, sitePaths } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { serveRobots, type SitemapEntry } from './for-robots.ts';
import type { ServedPage, Site } from './load-site.ts';
import { pageHeads, type SitePage } from './page-heads.ts';

/**
 * The site: its files, its page at each of its addresses, and the same page with 404 for any other.
 *
 * @param headers of its pages, in place of those of the other answers
 * @param pricePages those that are drawn from the market, for search engines
 */
export async function serveSite(
  app: FastifyInstance,
  { folder, pages, publicUrl }: Site,
  headers: SecurityHeaders,
  pricePages: () => SitemapEntry[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'prerendered/**', 'drawing/**', '**/*.{br,gz}'],
    preCompressed: true,
    // file names in assets/ change with their content
    setHeaders: (reply, path) => {
      const forEver = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  serveRobots(app, publicUrl, pricePages);
  const send = (request: FastifyRequest, reply: FastifyReply, name: SitePage) =>
    sendPage(request, reply.headers(headers), name, pages);
  for (const [name, path] of Object.entries(sitePaths) as [keyof typeof sitePaths, string][]) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      send(request, reply, name === 'property' && !isSample(request) ? 'notFound' : name),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isPageView(request) ? send(request, reply, 'notFound') : refuse(reply, { refused: 'notFound' }),
  );
}

function isSample({ params }: FastifyRequest): boolean {
  const { id } = params as { id: string };
  return samplePropertyIds.some((known) => known === id);
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  name: SitePage,
  pages: Site['pages'],
): FastifyReply {
  if (pageHeads[name].description === undefined) reply.header('x-robots-tag', 'noindex');
  return sendHtml(request, reply.code(name === 'notFound' ? 404 : 200), pages[name]);
}

/** Sends a page as the browser takes it. */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, gzipped }: ServedPage,
): FastifyReply {
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  return sendCompressed(request, reply, html, gzipped);
}

function isPageView({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
