import { randomUUID } from 'node:crypto';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { logThrough } from '../log.ts';

/**
 * Logs carry no personal data: no address of a page with its query, no header, no body, and of an error
 * neither the values nor the statement a database driver attaches to it.
 */
export function logOptions(level: string, stream?: { write(line: string): void }) {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      serializers: {
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
        err: ({ name, code, message, stack }) => ({ type: name, code, message, stack: stack ?? '' }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  } satisfies FastifyServerOptions;
}

/** One line per call, by the pattern of its route, and its id to whoever made it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => nameCall(request, reply));
  app.addHook('onRequest', (request, _reply, done) => logThrough(request.log, done));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** Tells whoever calls the id under which the log speaks of it. */
export function nameCall(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}
