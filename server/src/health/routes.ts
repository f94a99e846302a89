import { marketVersions } from '@soumdar/db';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** For whoever keeps the process alive and sends it calls. */
export function healthRoutes(
  app: FastifyInstance,
  { database, servedMarket, log, shutdown }: Services,
): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ success: true }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (shutdown.signal.aborted) return refuse(reply, { refused: 'stopping' });
    if (!servedMarket()) return refuse(reply, { refused: 'starting' });
    try {
      await marketVersions(database.kysely);
      if (!(await database.canWrite())) {
        log.error({}, 'the database cannot write');
        return refuse(reply, { refused: 'cannotWrite' });
      }
    } catch (error) {
      log.error({ err: error }, 'the database does not respond');
      return refuse(reply, { refused: 'starting' });
    }
    return { success: true };
  });
}
