import { isDatabaseTrouble } from '@soumdar/db';
import type { Words } from '@soumdar/words';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../http/refusal.ts';
import { callLimits } from '../limits/call-limits.ts';
import { refusePage } from './pages.ts';

const paramsSchema = z.object({ token: z.string() });
const retryAfterSeconds = 5;

/**
 * Anybody with the address may open these pages, so no proxy, search engine, log or other site may get it.
 */
export async function openTokenPages(
  scope: FastifyInstance,
  words: Words['tokenPages'],
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
    return refuseForNow(reply, words, isDatabaseTrouble(error) ? 503 : 500);
  });
  const limited = await callLimits(scope);
  return {
    schema: { hide: true },
    ...limited(mostPerMinute, (reply, waitSeconds) =>
      refusePage(reply, { status: 429, waitSeconds, text: words.tooMany }),
    ),
  };
}

export const tokenOf = ({ params }: FastifyRequest): string => paramsSchema.parse(params).token;

export const refuseForNow = (
  reply: FastifyReply,
  words: Words['tokenPages'],
  status: 500 | 503 = 503,
): FastifyReply => refusePage(reply, { status, waitSeconds: retryAfterSeconds, text: words.trouble });
