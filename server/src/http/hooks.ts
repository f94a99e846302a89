import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** Every call to this part of the server says which application makes it. */
export function requireApplicationKey(app: FastifyInstance, appKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-api-key'] !== appKey) return refuse(reply, { refused: 'applicationKeyRequired' });
  });
}

/** Answers of the API are about one person at one moment: nobody on the way keeps them. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** Bodies are JSON; a call without one may still announce JSON. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/**
 * Takes no call once the server began to close, and ends a connection with the answer that was under way on it: kept
 * alive for a next call, it would hold the server up for more than a minute.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) =>
    closing ? refuse(reply, { refused: 'stopping' }) : undefined,
  );
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
