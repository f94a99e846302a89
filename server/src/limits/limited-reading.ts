import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { countedAddress } from './address.ts';
import { tooManyAttempts } from './limits.ts';

/** Room for all the subscribers a mobile network puts behind one address; nobody guesses 256 random bits. */
const mostPerMinute = 300;

/** A hook that refuses an address which opens more links with a token than people do. */
export async function limitedReading(app: FastifyInstance) {
  await app.register(rateLimit, { global: false });
  const countCall = app.createRateLimit({
    max: mostPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await countCall(request);
    return !call.isAllowed && call.isExceeded ? refuse(reply, tooManyAttempts(call.ttlInSeconds)) : undefined;
  };
}
