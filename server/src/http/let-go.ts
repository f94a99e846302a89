import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/**
 * Takes no call once the server began to close, and ends a connection with the answer that was under way on it: kept
 * alive for a next call, it would hold the server up for more than a minute.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
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
