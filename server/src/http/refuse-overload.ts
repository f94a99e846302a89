import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** slow on purpose */
    hashes?: true;
  }
}

const retryAfterSeconds = 2;
/** Two are hashed at a time and ten wait: trying again is better than a longer wait. */
const mostHashing = 12;

/**
 * Calls that hash get a quarter of the places, so that a flood of logins leaves room; hashes count by
 * themselves, since they go on when the caller hangs up. A call whose body arrives slowly does not count.
 */
export function refuseOverload(app: FastifyInstance, most: number, hashesUnderWay: () => number): void {
  const all = { most, underWay: new Set<FastifyRequest>() };
  const hashing = {
    most: Math.min(mostHashing, Math.ceil(most / 4)),
    underWay: new Set<FastifyRequest>(),
  };

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const hashes = request.routeOptions.config.hashes === true;
    const kinds = hashes ? [all, hashing] : [all];
    const full = kinds.some((kind) => kind.underWay.size >= kind.most);
    if (full || (hashes && hashesUnderWay() >= mostHashing)) {
      return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'serverBusy' });
    }
    // after a caller hung up, no event would ever remove the call
    if (!reply.raw.closed) for (const { underWay } of kinds) underWay.add(request);
    return undefined;
  }

  function end(request: FastifyRequest): void {
    for (const { underWay } of [all, hashing]) underWay.delete(request);
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => end(request));
    return begin(request, reply);
  });
  app.addHook('preParsing', async (request) => end(request));
  app.addHook('preValidation', begin);
}
