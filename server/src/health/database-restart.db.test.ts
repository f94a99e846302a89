import { openDatabase } from '@soumdar/db';
import { startPostgresServer } from '@soumdar/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

/** On a PostgreSQL that can be restarted; calls wait for it that long, or as usual. */
async function startProduct(skip: (why: string) => never, patienceMs?: number) {
  const postgres = (await startPostgresServer()) ?? skip('SKIPPED: no binaries of PostgreSQL');
  const database = await openDatabase({ url: postgres.url, ...(patienceMs !== undefined && { patienceMs }) });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  const server = await startTestServer(database, { market: smallMarket() });
  const askSession = () => server.call('/api/auth/session', { token: 'unknown' });
  const statusesOfMany = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, askSession));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await statusesOfMany()).toEqual(new Set([401]));
  return { postgres, server, askSession, statusesOfMany };
}

test('calls wait while PostgreSQL restarts', async ({ skip }) => {
  const { postgres, statusesOfMany } = await startProduct(skip);
  const back = postgres.restart(1_000);
  expect(await statusesOfMany()).toEqual(new Set([401]));
  await back;
});

test('calls are refused when PostgreSQL stays away, and none once it is back', async ({ skip }) => {
  const { postgres, server, askSession, statusesOfMany } = await startProduct(skip, 0);
  const back = postgres.restart(1_000);
  await vi.waitFor(async () => expect((await server.call('/readyz')).status).toBe(503));
  expect(await askSession()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect((await server.call('/healthz')).status).toBe(200);

  await back;
  expect(await statusesOfMany()).toEqual(new Set([401]));
  expect((await server.call('/readyz')).status).toBe(200);
});
