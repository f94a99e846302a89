import { randomUUID } from 'node:crypto';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { RefusalLog } from './refusal-log.ts';
import { logThrough } from '../process/log.ts';

/** Without personal data, which queries, headers, bodies and the errors of a database driver may hold. */
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

declare module 'fastify' {
  interface FastifyInstance {
    refusalLog?: RefusalLog;
  }
}

export function logRequests(app: FastifyInstance, refusalLog: RefusalLog): void {
  app.decorate('refusalLog', refusalLog);
  app.addHook('onRequest', async (request, reply) => nameCall(request, reply));
  app.addHook('onRequest', (request, _reply, done) => logThrough(request.log, done));
  app.addHook('onResponse', async (request, reply) => {
    if (refusalLog.isLeftOut(request)) return;
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

export function nameCall(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}
