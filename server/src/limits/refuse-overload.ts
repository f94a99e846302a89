import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countedSubscriber } from '../http/address.ts';
import { refusedWhenFull, type HashingLimit, type LimitServices } from './limits.ts';
import { refuse } from '../http/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** slow on purpose, within this limit of the address */
    hashes?: HashingLimit;
  }
}

const retryAfterSeconds = 2;
/** Two are hashed at a time and ten wait: trying again is better than a longer wait. */
const mostHashing = 12;

/**
 * An address holds a quarter of the places, so that its flood leaves room. Calls that hash get a quarter of
 * all; hashes count by themselves, since they go on when the caller hangs up. A call whose body arrives
 * slowly does not count.
 */
export function refuseOverload(app: FastifyInstance, most: number, hashesUnderWay: () => number): void {
  const all = createPlaces(most);
  const quarter = Math.min(mostHashing, Math.ceil(most / 4));
  const hashing = createPlaces(quarter);
  // past the limit of its address, a call takes none of the slow places
  const checkingLimit = createPlaces(quarter);

  async function begin(request: FastifyRequest, reply: FastifyReply, places: Places) {
    const { hashes } = request.routeOptions.config;
    const kinds = hashes === undefined ? [all] : [all, places];
    const caller = countedSubscriber(request.ip);
    const full = kinds.some((kind) => kind.isFullFor(caller));
    if (full || (hashes !== undefined && hashesUnderWay() >= mostHashing)) {
      return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'serverBusy' });
    }
    // after a caller hung up, no event would ever remove the call
    if (!reply.raw.closed) for (const kind of kinds) kind.take(request, caller);
    return undefined;
  }

  function end(request: FastifyRequest): void {
    for (const kind of [all, checkingLimit, hashing]) kind.leave(request);
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => end(request));
    return begin(request, reply, checkingLimit);
  });
  app.addHook('preParsing', async (request) => end(request));
  app.addHook('preValidation', async (request, reply) => begin(request, reply, hashing));
}

type Places = ReturnType<typeof createPlaces>;

function createPlaces(most: number) {
  const mostOfOne = Math.ceil(most / 4);
  const callers = new Map<FastifyRequest, string>();
  const heldBy = new Map<string, number>();

  function change(caller: string, by: 1 | -1): void {
    const held = (heldBy.get(caller) ?? 0) + by;
    if (held > 0) heldBy.set(caller, held);
    else heldBy.delete(caller);
  }

  return {
    isFullFor: (caller: string) => callers.size >= most || (heldBy.get(caller) ?? 0) >= mostOfOne,
    take(request: FastifyRequest, caller: string): void {
      callers.set(request, caller);
      change(caller, 1);
    },
    leave(request: FastifyRequest): void {
      const caller = callers.get(request);
      if (caller === undefined) return;
      callers.delete(request);
      change(caller, -1);
    },
  };
}

/** Before the call takes a place to hash; the count itself follows in its handler. */
export function refusePastHashingLimit(services: LimitServices) {
  return async ({ ip, routeOptions }: FastifyRequest, reply: FastifyReply) => {
    const { hashes } = routeOptions.config;
    if (hashes === undefined) return undefined;
    const refusal = await refusedWhenFull(services, hashes(services, ip));
    return refusal && refuse(reply, refusal);
  };
}
