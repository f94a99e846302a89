import { marketVersions, OverdueError } from '@soumdar/db';
import type { FastifyInstance } from 'fastify';
import { inTime } from '../http/in-time.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** Load balancers give up about as soon. */
const mostSeconds = 3;

export function healthRoutes(
  app: FastifyInstance,
  { database, servedMarket, log, settings, shutdown, expertsAnswer }: Services,
): void {
  const mostMs = 1000 * Math.min(mostSeconds, settings.limits.callSeconds);
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ success: true }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (shutdown.signal.aborted) return refuse(reply, { refused: 'stopping' });
    if (!servedMarket()) return refuse(reply, { refused: 'starting' });
    try {
      const canWrite = await inTime(mostMs, async () => {
        await marketVersions(database.kysely);
        return database.canWrite();
      });
      if (!canWrite) {
        log.error({}, 'the database cannot write');
        return refuse(reply, { refused: 'cannotWrite' });
      }
    } catch (error) {
      const late = error instanceof OverdueError;
      log.error({ err: error }, late ? 'the database answers too slowly' : 'the database does not respond');
      return refuse(reply, { refused: late ? 'tooSlow' : 'starting' });
    }
    return { success: true, ...(!(await expertsAnswer()) && { experts: 'none' }) };
  });
}
