import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface AnswerBytes {
  plain: Buffer;
  gzipped: Buffer;
}

/** Weakly tagged: the same is sent compressed and not. */
export function compress(text: string): AnswerBytes & { etag: string } {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url');
  return { plain, gzipped: gzipSync(plain), etag: `W/"${digest}"` };
}

export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, gzipped }: AnswerBytes,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  return negotiate(headers['accept-encoding'] ?? '', ['gzip', 'identity']) === 'gzip'
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(plain);
}
