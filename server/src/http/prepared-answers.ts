import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendCompressed, type AnswerBytes } from './send-compressed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    preparedAnswers?: PreparedAnswers;
  }
}

export interface PreparedAnswer {
  bytes: AnswerBytes;
  headers: ReturnType<FastifyReply['getHeaders']>;
  /** of its market */
  version: unknown;
  /** refuses an address that calls too often */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

type PreparedAnswers = ReturnType<typeof createPreparedAnswers>;

const mostUrls = 500;

/** What is public and the same for everybody is sent again, while its version is current, without validating the call again. */
export function sendPreparedAnswers(app: FastifyInstance, currentVersion: () => unknown): void {
  const prepared = createPreparedAnswers(currentVersion);
  app.decorate('preparedAnswers', prepared);
  app.addHook('onRequest', async (request, reply) => {
    const answer = prepared.find(request);
    if (!answer) return undefined;
    await answer.onRequest?.(request, reply.header('cache-control', 'no-store'));
    if (reply.sent) return reply;
    return sendCompressed(request, reply.headers(answer.headers), answer.bytes);
  });
}

function createPreparedAnswers(currentVersion: () => unknown) {
  const byUrl = new LRUCache<string, PreparedAnswer>({ max: mostUrls });
  return {
    find({ method, originalUrl }: FastifyRequest): PreparedAnswer | undefined {
      const answer = method === 'GET' ? byUrl.get(originalUrl) : undefined;
      if (!answer || answer.version === currentVersion()) return answer;
      byUrl.delete(originalUrl);
      return undefined;
    },
    /** For all later calls of this URL. */
    add({ originalUrl }: FastifyRequest, reply: FastifyReply, answer: Omit<PreparedAnswer, 'headers'>): void {
      const { 'x-request-id': _ofThisCall, ...headers } = reply.getHeaders();
      byUrl.set(originalUrl, { ...answer, headers });
    },
  };
}
