import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  plain: Buffer,
  gzipped: Buffer,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  return negotiate(headers['accept-encoding'] ?? '', ['gzip', 'identity']) === 'gzip'
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(plain);
}
