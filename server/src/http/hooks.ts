import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** for anybody on any site: called without the key of an application */
    isPublic?: boolean;
  }
}

/** Every call to the API must carry the key of the application that makes it, but for what is public. */
export function requireApplicationKey(app: FastifyInstance, appKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPublic !== true && request.headers['x-api-key'] !== appKey)
      return refuse(reply, { refused: 'applicationKeyRequired' });
  });
}

/** What is public may be read by the pages of any site, refusals included. */
export function openToEverySite(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config.isPublic === true) reply.header('access-control-allow-origin', '*');
  });
}

/** Answers of the API are about one person at one moment: no cache on the way may store them. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** Bodies are JSON; a call without a body may still declare JSON as its type. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** How long the other end of a connection has to read the answer before it is cut: unread bytes would reset it at once. */
const cutAfterMs = 1000;

/**
 * Reads no further, and cuts the connection, where a call is answered before its body has ended and that may be larger than any may be:
 * Node reads on by default, to no end, to use the connection again.
 */
export function cutUnreadBodies(app: FastifyInstance, largestBody: number): void {
  app.addHook('onSend', async ({ raw: { complete, headers, socket } }, reply) => {
    const length = 'transfer-encoding' in headers ? Infinity : Number(headers['content-length'] ?? 0);
    if (complete || length <= largestBody) return;
    reply.header('connection', 'close');
    // what Node calls once such an answer is sent
    socket.destroySoon = () => {
      socket.on('resume', () => socket.pause()).pause();
      socket.end();
      setTimeout(() => socket.destroy(), cutAfterMs).unref();
    };
  });
}

/**
 * Refuses new calls once the server is closing, and closes each connection after the answer under way on it: a connection kept
 * alive would delay the end of the server by more than a minute.
 */
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
