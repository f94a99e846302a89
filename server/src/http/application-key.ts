import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** Every call to this part of the server says which application makes it. */
export function requireApplicationKey(app: FastifyInstance, appKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-api-key'] !== appKey) return refuse(reply, { refused: 'applicationKeyRequired' });
  });
}
