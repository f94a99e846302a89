import { openDatabase } from '@soumdar/db';
import { startPostgresServer } from '@soumdar/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

test('calls are refused while PostgreSQL restarts, and none once it is back', async ({ skip }) => {
  const postgres = await startPostgresServer();
  if (!postgres) return skip('no binaries of PostgreSQL');
  const database = await openDatabase({ url: postgres.url });
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

  const back = postgres.restart(1_000);
  await vi.waitFor(async () => expect((await server.call('/readyz')).status).toBe(503));
  expect(await askSession()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect((await server.call('/healthz')).status).toBe(200);

  await back;
  expect(await statusesOfMany()).toEqual(new Set([401]));
  expect((await server.call('/readyz')).status).toBe(200);
});
