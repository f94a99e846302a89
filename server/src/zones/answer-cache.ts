import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from '../http/prepared-answers.ts';
import type { Refusal } from '../http/refusal.ts';
import { compress, sendCompressed } from '../http/send-compressed.ts';
import { freshFor } from './figured-market.ts';

/** All zones, as answers and as files, take less. */
const maxCachedBytes = 32_000_000;

type Written = ReturnType<typeof compress> & { version: object };

interface PublicAnswer<Refused extends Refusal> {
  /** what is asked for, in one spelling */
  key: string;
  /** another object once the answer may differ */
  version: object;
  headers: Record<string, string>;
  write: () => string | Refused | Promise<string | Refused>;
  /** where nothing but the URL and the version decides about the answer */
  prepared?: Pick<PreparedAnswer, 'onRequest'>;
}

/** Written and compressed once for all who ask; refusals are not cached. */
export function createAnswerCache() {
  const cache = new LRUCache<string, Written>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ plain, gzipped }) => plain.length + gzipped.length,
  });

  async function written<Refused extends Refusal>({
    key,
    version,
    write,
  }: PublicAnswer<Refused>): Promise<Written | Refused> {
    const known = cache.get(key);
    if (known?.version === version) return known;
    const text = await write();
    if (typeof text !== 'string') return text;
    const answer = { version, ...compress(text) };
    cache.set(key, answer);
    return answer;
  }

  return async <Refused extends Refusal = never>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PublicAnswer<Refused>,
  ): Promise<FastifyReply | Refused> => {
    const known = await written(answer);
    if ('refused' in known) return known;
    reply.headers({ ...answer.headers, etag: known.etag, 'cache-control': freshFor });
    if (answer.prepared)
      request.server.preparedAnswers?.add(request, reply, {
        ...answer.prepared,
        version: answer.version,
        bytes: known,
      });
    return sendCompressed(request, reply, known);
  };
}
