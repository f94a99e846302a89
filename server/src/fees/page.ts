import { feesPath, todayForRates, type Day } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { feesHead } from '../site/page-heads.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { callLimits } from '../zones/call-limits.ts';

/** Drawing one takes some ten milliseconds. */
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
  const head = renderHead(feesHead, { publicUrl: site.publicUrl, path: feesPath });
  let unasked: { day: Day; page: ServedPage } | undefined;

  async function pageOf(question: string, today: Day): Promise<ServedPage> {
    const data = { today };
    // what cannot be drawn here is drawn by the browser
    const drawn = await site.draw(feesPath + question, data).catch((error: unknown) => {
      log.error({ err: error }, 'the page of what a sale costs could not be drawn');
      return '';
    });
    return site.compose(head + (drawn === '' ? site.preloaded : ''), drawn, { path: feesPath, data });
  }

  app.get(
    feesPath,
    { schema: { hide: true }, ...limited(mostPerMinute, refusePage) },
    async (request, reply) => {
      const today = todayForRates(clock());
      const [, question = ''] = /^[^?]*(\?.*)$/s.exec(request.url) ?? [];
      reply.headers(headers);
      if (question !== '') {
        reply.header('x-robots-tag', 'noindex');
        return sendHtml(request, reply, await pageOf(question, today));
      }
      if (unasked?.day !== today) unasked = { day: today, page: await pageOf('', today) };
      return sendHtml(request, reply, unasked.page);
    },
  );
}
