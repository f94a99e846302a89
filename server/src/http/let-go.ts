import type { FastifyInstance } from 'fastify';

/**
 * Ends a connection with the answer that was under way on it when the server began to close: kept alive for a next
 * call that is not taken, it would hold the server up for more than a minute.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
