import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, sessionOf } from '../auth/authenticate.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** Hooks of the routes that need a signed-in expert; they run before anything of the call is read. */
export function onlyExperts(services: Services) {
  return [authenticate(services), refuseOthers];
}

async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
  if (sessionOf(request).account.role !== 'expert') return refuse(reply, { refused: 'expertsOnly' });
}
