import type { LiveSession } from '@soumdar/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { resumeSession } from './sessions.ts';

/** Hook of the routes that need a signed-in account; it runs before anything of the call is read. */
export function authenticate(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer ([\w-]{1,128})$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await resumeSession(services, token);
    if (!session) return refuse(reply, { refused: 'invalidToken' });
    request.setDecorator('session', session);
  };
}

/** The session of a call that went through `authenticate`. */
export function sessionOf(request: FastifyRequest): LiveSession {
  return request.getDecorator<LiveSession>('session');
}
