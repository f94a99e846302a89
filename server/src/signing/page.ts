import { beforeSigningAddress, beforeSigningPath, readSigningCase } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { beforeSigningHead } from '../site/page-heads.ts';
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
    .send('Trop de listes en une minute. Réessayez dans un instant.');

/**
 * The page of what to check before one signs. The answers stand in its address, as a plain form sends them, so that whoever has no script
 * reads the whole list. Nothing of them is kept, nor logged.
 */
export async function serveBeforeSigningPage(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  { log }: Pick<Services, 'log'>,
): Promise<void> {
  const limited = await callLimits(app);
  const head = renderHead(beforeSigningHead, { publicUrl: site.publicUrl, path: beforeSigningPath });
  let unanswered: ServedPage | undefined;

  async function pageOf(address: string): Promise<ServedPage> {
    // what cannot be drawn here is drawn by the browser
    const drawn = await site.draw(address, {}).catch((error: unknown) => {
      log.error({ err: error }, 'the page of what to check could not be drawn');
      return '';
    });
    return site.compose(head + (drawn === '' ? site.preloaded : ''), drawn, {
      path: beforeSigningPath,
      data: {},
    });
  }

  app.get(
    beforeSigningPath,
    { schema: { hide: true }, ...limited(mostPerMinute, refusePage) },
    async (request, reply) => {
      const address = beforeSigningAddress(readSigningCase(request.query as Record<string, unknown>));
      reply.headers(headers);
      if (request.url === beforeSigningPath) {
        unanswered ??= await pageOf(address);
        return sendHtml(request, reply, unanswered);
      }
      reply.header('x-robots-tag', 'noindex');
      return sendHtml(request, reply, await pageOf(address));
    },
  );
}
