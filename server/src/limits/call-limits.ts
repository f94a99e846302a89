import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { countedSubscriber } from '../http/address.ts';
import { tooManyAttempts } from './limits.ts';

const refuseCall = (reply: FastifyReply, waitSeconds: number) => refuse(reply, tooManyAttempts(waitSeconds));

export async function callLimits(scope: FastifyInstance) {
  await scope.register(rateLimit, { global: false });
  return (
    most: number,
    refuseWith: (reply: FastifyReply, waitSeconds: number) => FastifyReply = refuseCall,
  ) => {
    const countCall = scope.createRateLimit({
      max: most,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => countedSubscriber(ip),
    });
    return {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const call = await countCall(request);
        return !call.isAllowed && call.isExceeded ? refuseWith(reply, call.ttlInSeconds) : undefined;
      },
    };
  };
}
