import { randomUUID } from 'node:crypto';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { logThrough } from '../process/log.ts';

/**
 * Without personal data: no query of an address, no header, no body, and of an error neither the values nor
 * the statement that a database driver attaches.
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

/** One line per call, with the pattern of its route. */
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

/** Sends the caller the id that the log has for the call. */
export function nameCall(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}
