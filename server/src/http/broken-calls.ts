import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { apiErrors, type ApiErrorName, type Failure } from '@soumdar/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { nameCall } from './logging.ts';
import { refuse } from './refusal.ts';

/** Answers calls that no route and no hook ever sees: their HTTP is broken, or never ends. */

const refusedByParser = new Map<string, ApiErrorName>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'requestTimeout'],
  ['HPE_HEADER_OVERFLOW', 'headersTooLarge'],
]);

/** An address that is none. */
export function refuseBrokenAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  nameCall(request, reply);
  void refuse(reply, { refused: 'notFound' });
}

/** A request the HTTP parser gave up; its socket is all there is to answer with. */
export function refuseBrokenRequest(
  log: FastifyBaseLogger,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, text } = apiErrors[refusedByParser.get(error.code ?? '') ?? 'badRequest'];
  const id = randomUUID();
  log.info({ reqId: id, status, code }, 'a request that is no HTTP');
  const body = JSON.stringify({ success: false, error: text, code } satisfies Failure);
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
