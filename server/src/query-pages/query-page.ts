import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import type { PageHead } from '../site/page-heads.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';

/** Of questions, each of which is drawn anew. */
const mostPerMinute = 120;

interface QueryPage {
  path: string;
  head: PageHead;
  /** what the site draws it with, which may change from day to day */
  data: () => object;
  /** The address that is drawn: what else one holds is left aside. */
  addressOf: (request: FastifyRequest) => string;
  /** a sentence for whoever asks too often */
  tooMany: string;
}

/**
 * A page whose question stands in its address, as a plain form sends it, so that whoever has no script is answered here; with one, the
 * browser answers by itself. Nothing of a question is kept, nor logged.
 */
export async function serveQueryPage(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  { log }: Pick<Services, 'log'>,
  { path, head: pageHead, data: dataNow, addressOf, tooMany }: QueryPage,
): Promise<void> {
  const limited = await callLimits(app);
  const refusePage = (reply: FastifyReply, waitSeconds: number) =>
    reply.code(429).header('retry-after', waitSeconds).type('text/plain; charset=utf-8').send(tooMany);
  const limit = limited(mostPerMinute, refusePage);
  const head = renderHead(pageHead, { publicUrl: site.publicUrl, path });
  let pageWithoutQuery: { renderedWith: string; page: ServedPage } | undefined;

  /** @returns no `drawing` where it failed: the browser draws the page */
  async function pageOf(address: string, data: object): Promise<{ page: ServedPage; drawing: string }> {
    const drawing = await site.draw(address, data).catch((error: unknown) => {
      log.error({ err: error, path }, 'a page with a question could not be drawn');
      return '';
    });
    const page = site.compose(head + (drawing === '' ? site.preloaded : ''), drawing, { path, data });
    return { page, drawing };
  }

  app.get(
    path,
    {
      schema: { hide: true },
      onRequest: async (request, reply) => (hasQuery(request) ? limit.onRequest(request, reply) : undefined),
    },
    async (request, reply) => {
      const data = dataNow();
      reply.headers(headers);
      if (hasQuery(request)) {
        reply.header('x-robots-tag', 'noindex');
        return sendHtml(request, reply, (await pageOf(addressOf(request), data)).page);
      }
      const renderedWith = JSON.stringify(data);
      if (pageWithoutQuery?.renderedWith === renderedWith)
        return sendHtml(request, reply, pageWithoutQuery.page);
      const { page, drawing } = await pageOf(path, data);
      if (drawing !== '') pageWithoutQuery = { renderedWith, page };
      return sendHtml(request, reply, page);
    },
  );
}

const hasQuery = ({ url }: FastifyRequest): boolean => url.includes('?');
