import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean;
  }
}

export function requireApplicationKey(app: FastifyInstance, appKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPublic !== true && request.headers['x-api-key'] !== appKey)
      return refuse(reply, { refused: 'applicationKeyRequired' });
  });
}

export function openToEverySite(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config.isPublic === true) reply.header('access-control-allow-origin', '*');
  });
}

/** Answers are about one person at one moment. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** A call without a body may still declare JSON as its type. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** The other end reads the answer before the cut: unread bytes would reset the connection. */
const cutAfterMs = 1000;

/** By default Node reads a body without end to use the connection again. */
export function cutUnreadBodies(app: FastifyInstance, largestBody: number): void {
  app.addHook('onSend', async ({ raw: { complete, headers, socket } }, reply) => {
    const length = 'transfer-encoding' in headers ? Infinity : Number(headers['content-length'] ?? 0);
    if (complete || length <= largestBody) return;
    reply.header('connection', 'close');
    socket.destroySoon = () => {
      socket.on('resume', () => socket.pause()).pause();
      socket.end();
      setTimeout(() => socket.destroy(), cutAfterMs).unref();
    };
  });
}

/** A connection that stays alive would delay the server's end by more than a minute. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
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
