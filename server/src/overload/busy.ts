import type { FastifyReply } from 'fastify';
import { refuse } from '../http/refusal.ts';

const retryAfterSeconds = 2;

/** Something was not begun, for as much of its kind as may wait does. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export function refuseBusy(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'serverBusy' });
}
