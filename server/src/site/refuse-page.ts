import type { FastifyReply } from 'fastify';

/** Says to people, who asked for a page, why there is none for now; the refusals of the API are for programs. */
export const refusePage = (
  reply: FastifyReply,
  { status, waitSeconds, text }: { status: 429 | 500 | 503; waitSeconds: number; text: string },
): FastifyReply =>
  reply.code(status).header('retry-after', waitSeconds).type('text/plain; charset=utf-8').send(text);
