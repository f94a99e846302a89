import type { FastifyInstance } from 'fastify';
import type { Log } from '../process/log.ts';

/** Beyond, a connection is closed at once: without an end, they take all descriptors of the process. */
export function limitConnections(app: FastifyInstance, most: number, log: Pick<Log, 'warn'>): void {
  app.server.maxConnections = most;
  let isNoted = false;
  app.server.on('drop', () => {
    if (isNoted) return;
    isNoted = true;
    setTimeout(() => (isNoted = false), noteEveryMs).unref();
    log.warn({ most }, 'connections are closed: LIMIT_CONNECTIONS are open');
  });
}

const noteEveryMs = 60_000;

/** Node waits without end for whoever does not read its answer. */
export function cutUnreadAnswers(app: FastifyInstance, mostMs: number): void {
  app.addHook('onSend', async ({ raw: { socket } }, { raw }) => {
    const cut = setTimeout(() => socket.destroy(), mostMs).unref();
    raw.once('close', () => clearTimeout(cut));
  });
}
