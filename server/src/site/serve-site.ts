import fastifyStatic from '@fastify/static';
import { samplePropertyIds, sitePaths } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import type { Site } from './load-site.ts';

/** The site: its files, its page at each of its addresses, and the same page with 404 for any other. */
export async function serveSite(app: FastifyInstance, { folder, page }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    // file names in assets/ change with their content
    setHeaders: (reply, path) => {
      const forEver = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  for (const path of Object.values(sitePaths)) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendPage(reply, path === sitePaths.property && !isSample(request) ? 404 : 200, page),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isPageView(request) ? sendPage(reply, 404, page) : refuse(reply, { refused: 'notFound' }),
  );
}

function isSample({ params }: FastifyRequest): boolean {
  const { id } = params as { id: string };
  return samplePropertyIds.some((known) => known === id);
}

function sendPage(reply: FastifyReply, status: 200 | 404, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

function isPageView({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
