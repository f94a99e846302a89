import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { apiErrors, type ApiErrorName, type Failure } from '@soumdar/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameCall } from './logging.ts';
import type { RefusalLog } from './refusal-log.ts';
import { refuse } from './refusal.ts';
import type { SecurityHeaders } from './security-headers.ts';

const refusedByParser = new Map<string, ApiErrorName>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'requestTimeout'],
  ['HPE_HEADER_OVERFLOW', 'headersTooLarge'],
]);

/** For calls that reach no route and no hook, because their HTTP is malformed or never ends. */
export function answerBrokenCalls(headers: SecurityHeaders, refusalLog: RefusalLog) {
  return {
    refuseAddress: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      nameCall(request, reply);
      void refuse(reply.headers(headers), { refused: 'notFound' });
    },

    /** The HTTP parser gave up: only the socket is left to answer with. */
    refuseRequest: (log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const { status, code, text } = apiErrors[refusedByParser.get(error.code ?? '') ?? 'badRequest'];
      const id = randomUUID();
      const caller = { ip: socket.remoteAddress ?? '' };
      refusalLog.write(caller, log, { reqId: id, status, code }, 'malformed HTTP request refused');
      const body = JSON.stringify({ success: false, error: text, code } satisfies Failure);
      const head = [
        `HTTP/1.1 ${status} ${text}`,
        `x-request-id: ${id}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
        'content-type: application/json; charset=utf-8',
        `content-length: ${body.length}`,
        'connection: close',
      ];
      if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      socket.destroySoon();
    },
  };
}

/** By default Node answers these calls with a bare status. */
export function answerInPlaceOfNode(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) =>
    raw.httpVersion === '1.1' && headers.host === undefined
      ? refuse(reply, { refused: 'badRequest' })
      : undefined,
  );
  // an `Expect` header other than 100-continue may be ignored
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
