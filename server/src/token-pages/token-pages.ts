import { isDatabaseTrouble } from '@soumdar/db';
import * as words from '@soumdar/words/token-pages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../http/refusal.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Log } from '../log.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { refusePage } from '../site/refuse-page.ts';
import { sendHtml } from '../site/serve-site.ts';

const paramsSchema = z.object({ token: z.string() });
const forNobodyElse = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';
const retryAfterSeconds = 5;

/**
 * Makes a scope one of pages that whoever holds the token in their address may open: nothing on the way keeps them, no search
 * engine lists them, and neither what they load nor the log is told their address.
 *
 * @param mostPerMinute by one address
 */
export async function openTokenPages(
  scope: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  log: Pick<Log, 'error'>,
  mostPerMinute: number,
) {
  scope.addHook('onSend', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow');
  });
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, { refused: 'bodyTooLarge' });
    request.log.error({ err: error }, 'a page with a token could not be answered');
    const status = isDatabaseTrouble(error) ? 503 : 500;
    return refusePage(reply, { status, waitSeconds: retryAfterSeconds, text: words.trouble });
  });
  const limited = await callLimits(scope);

  return {
    options: {
      schema: { hide: true },
      ...limited(mostPerMinute, (reply, waitSeconds) =>
        refusePage(reply, { status: 429, waitSeconds, text: words.tooMany }),
      ),
    },
    tokenOf: ({ params }: FastifyRequest): string => paramsSchema.parse(params).token,
    /** @param told what the site needs to take over what was drawn */
    compose: (head: string, html: string, source: { path: string; data: object }): ServedPage =>
      site.compose(head + forNobodyElse + site.preloaded, html, source),
    /** The browser draws what could not be drawn here. */
    leaveToBrowser: (error: unknown): '' => {
      log.error({ err: error }, 'a page with a token could not be drawn');
      return '';
    },
    send: (request: FastifyRequest, reply: FastifyReply, status: 200 | 404, page: ServedPage) =>
      sendHtml(request, reply.headers(headers).code(status), page),
    refuseForNow: (reply: FastifyReply) =>
      refusePage(reply, { status: 503, waitSeconds: retryAfterSeconds, text: words.trouble }),
  };
}
