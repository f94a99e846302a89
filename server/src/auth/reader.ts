import type { FastifyRequest } from 'fastify';
import { sessionOf } from './sessions.ts';

/** Who asks for an answer. */
export interface Reader {
  accountId: string;
  ip: string;
  /** proved by an SMS, which costs a number; an account abroad costs nothing */
  hasPhone: boolean;
}

export function readerOf(request: FastifyRequest): Reader {
  const { account } = sessionOf(request);
  return { accountId: account.id, ip: request.ip, hasPhone: account.phone !== null };
}
