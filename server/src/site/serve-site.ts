import fastifyStatic from '@fastify/static';
import { pageNames, pageTable, samplePropertyIds, sitePaths } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { serveRobots, type SitemapEntry } from './for-robots.ts';
import type { Site } from './load-site.ts';
import type { Pages } from './pages.ts';

/** What is the same in all languages. */
export async function serveFiles(
  app: FastifyInstance,
  { folder, publicUrl }: Site,
  pricePages: () => SitemapEntry[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '**/prerendered/**', '**/drawing/**', '**/*.{br,gz}'],
    preCompressed: true,
    // a bad range would end in an error, and no file is long
    acceptRanges: false,
    // file names in assets/ change with their content
    setHeaders: (reply, path) => {
      const forEver = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  serveRobots(app, publicUrl, pricePages);
}

export function servePages(app: FastifyInstance, { basePath }: Pick<Site, 'basePath'>, pages: Pages): void {
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    pages.sendStatic(request, reply, 'notFound', 404);
  for (const name of pageNames) {
    // the landing page has figures of the market, where there is one
    if (pageTable[name].rendering === 'request' || name === 'home') continue;
    if (basePath !== '' && name.startsWith('expert')) {
      // in French alone
      app.get(sitePaths[name], { schema: { hide: true } }, ({ url }, reply) =>
        // without the first part, however it is written, and without the host of an absolute address
        reply.redirect(url.replace(/^(\w+:\/\/[^/]*)?\/[^/?]*/, ''), 301),
      );
      continue;
    }
    app.get(sitePaths[name], { schema: { hide: true } }, (request, reply) =>
      name === 'property' && !isSample(request)
        ? notFound(request, reply)
        : pages.sendStatic(request, reply, name),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isPageView(request) ? notFound(request, reply) : refuse(reply, { refused: 'notFound' }),
  );
}

function isSample({ params }: FastifyRequest): boolean {
  const { id } = params as { id: string };
  return samplePropertyIds.some((known) => known === id);
}

function isPageView({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
