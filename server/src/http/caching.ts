import type { FastifyInstance } from 'fastify';

/** Answers of the API are about one person at one moment: nobody on the way keeps them. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
