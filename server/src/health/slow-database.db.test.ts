import type { Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownedFlat, somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Statements on these tables get no answer before `letGo`; on the embedded database, no statement does. */
async function holdUp({ kysely }: Database, tables: string[]): Promise<{ letGo(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = kysely.transaction().execute(async (trx) => {
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
      trx,
    );
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return {
    letGo() {
      released.resolve();
      return holding;
    },
  };
}

describeOnBothDatabases('while the database answers late', (database) => {
  const start = () => startTestServer(database(), { market: smallMarket() });
  /** Another process, whose calls are over soon. */
  const startHasty = () =>
    startTestServer(database(), { market: smallMarket(), environment: { LIMIT_CALL_SECONDS: '1' } });
  const tooSlow = { status: 503, body: { success: false, error: 'Service too slow', code: 'too_slow' } };

  it('a call is answered in time, and what it had not finished is taken back', async () => {
    const server = await start();
    const { token, estimate } = await somebodySignedIn(server);
    const hasty = await startHasty();
    const hold = await holdUp(database(), ['limits']);

    const refused = await hasty.post('/api/estimation/calculate', ownedFlat, { token });
    expect(refused).toMatchObject({ ...tooSlow, headers: { 'retry-after': '5' } });
    expect(hasty.log.join()).toContain('a call took too long');
    await hold.letGo();

    expect((await estimate()).status).toBe(200);
    const { body } = await server.call('/api/user/estimations', { token });
    expect(body.data.estimations).toHaveLength(1);
  });

  it('so is one that waits for its session', async () => {
    const server = await start();
    const { token } = await somebodySignedIn(server);
    const hasty = await startHasty();
    const hold = await holdUp(database(), ['sessions']);
    expect(await hasty.call('/api/user/estimations', { token })).toMatchObject(tooSlow);
    await hold.letGo();
    expect((await server.call('/api/user/estimations', { token })).status).toBe(200);
  });

  it('balancers and Prometheus hear of it, and pages are there', async () => {
    const server = await start();
    const hold = await holdUp(database(), ['market', 'limits']);
    expect(await server.call('/readyz')).toMatchObject(tooSlow);
    expect((await server.call('/metrics', { from: '127.0.0.1' })).text).toContain('soumdar_database_up 0');
    expect((await server.call('/healthz')).status).toBe(200);
    expect((await server.call('/')).status).toBe(200);
    await hold.letGo();
    expect((await server.call('/readyz')).status).toBe(200);
  });
});
