import type { Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { ownedFlat, somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const tables = ['sessions', 'limits', 'estimations', 'manual_requests'];

/** Every write fails as on a full disk, whose real errors db/src/full-disk.db.test.ts brings about. */
async function fillDisk(database: Database): Promise<void> {
  const fails = `as $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$ language plpgsql`;
  const triggers = tables.map(
    (table) =>
      `create trigger full_disk before insert or update on ${table} for each row execute function fail_to_write()`,
  );
  await database.executeSql(`
    create function fail_to_write() returns trigger ${fails};
    create function fail_to_create() returns event_trigger ${fails};
    ${triggers.join(';')};
    create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function fail_to_create()`);
}

async function freeDisk(database: Database): Promise<void> {
  await database.executeSql(
    `drop event trigger full_disk; drop function fail_to_write, fail_to_create cascade`,
  );
}

describeOnBothDatabases('while the disk of the database is full', (database) => {
  it('what is only read is answered, what is to be kept is refused, and balancers hear of it', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const { token, estimate, requestExpert } = await somebodySignedIn(server);
    await estimate();
    await requestExpert();
    await fillDisk(database());
    server.pass(3600); // long enough for the session to be extended
    for (const read of ['user/estimations', 'manual-estimation', 'auth/session', 'user/export']) {
      expect([read, (await server.call(`/api/${read}`, { token })).status]).toEqual([read, 200]);
    }
    expect((await server.post('/api/estimation/preview', ownedFlat, { token })).status).toBe(200);

    const refusal = { status: 503, body: { error: 'Database cannot write', code: 'cannot_write' } };
    expect(await estimate()).toMatchObject({ ...refusal, headers: { 'retry-after': '5' } });
    expect(await server.call('/readyz')).toMatchObject(refusal);
    expect((await server.call('/healthz')).status).toBe(200);

    await freeDisk(database());
    expect((await server.call('/readyz')).status).toBe(200);
    expect((await estimate()).status).toBe(200);
  });
});
