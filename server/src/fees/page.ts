import { feesPath, todayForRates, type Day } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { feesHead } from '../site/page-heads.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { callLimits } from '../zones/call-limits.ts';

/** Of questions, each of which is drawn anew. */
const mostPerMinute = 120;
const refusePage = (reply: FastifyReply, waitSeconds: number) =>
  reply
    .code(429)
    .header('retry-after', waitSeconds)
    .type('text/plain; charset=utf-8')
    .send('Trop de calculs en une minute. Réessayez dans un instant.');

/**
 * The page of what a sale costs. The question stands in its address, as a plain form sends it, so that whoever has no script is answered here;
 * with one, the browser answers by itself. Nothing of a question is kept, nor logged.
 */
export async function serveFeesPage(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): Promise<void> {
  const limited = await callLimits(app);
  const limit = limited(mostPerMinute, refusePage);
  const head = renderHead(feesHead, { publicUrl: site.publicUrl, path: feesPath });
  let unasked: { day: Day; page: ServedPage } | undefined;

  /** @returns no `drawing` where it failed: the browser draws the page */
  async function pageOf(question: string, today: Day): Promise<{ page: ServedPage; drawing: string }> {
    const data = { today };
    const drawing = await site.draw(feesPath + question, data).catch((error: unknown) => {
      log.error({ err: error }, 'the page of what a sale costs could not be drawn');
      return '';
    });
    const page = site.compose(head + (drawing === '' ? site.preloaded : ''), drawing, {
      path: feesPath,
      data,
    });
    return { page, drawing };
  }

  app.get(
    feesPath,
    {
      schema: { hide: true },
      onRequest: async (request, reply) =>
        questionIn(request) === '' ? undefined : limit.onRequest(request, reply),
    },
    async (request, reply) => {
      const today = todayForRates(clock());
      const question = questionIn(request);
      reply.headers(headers);
      if (question !== '') {
        reply.header('x-robots-tag', 'noindex');
        return sendHtml(request, reply, (await pageOf(question, today)).page);
      }
      if (unasked?.day === today) return sendHtml(request, reply, unasked.page);
      const { page, drawing } = await pageOf('', today);
      if (drawing !== '') unasked = { day: today, page };
      return sendHtml(request, reply, page);
    },
  );
}

/** The query of an address, with its question mark. */
const questionIn = ({ url }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';
