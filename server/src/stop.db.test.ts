import { openDatabase } from '@soumdar/db';
import { describeOnBothDatabases, emptyEmbedded } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from './settings/settings.ts';
import { start } from './start.ts';
import { localService } from '@soumdar/listings/testing';
import { newPerson, tokenOf, verified } from './testing/people.ts';
import { lakeside, smallMarket } from './testing/small-market.ts';
import { smallSite } from './testing/small-site.ts';
import { startTestServer } from './testing/test-server.ts';

const json = { 'x-api-key': 'estimation-web', 'content-type': 'application/json' };

async function closed(address: string): Promise<void> {
  const answer = () => fetch(`${address}/healthz`).then(({ status }) => status, String);
  await expect.poll(answer).toMatch(/fetch failed/);
}

it('stopping lets an SMS under way be sent, and its code be kept', async () => {
  const { promise: requested, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let messages = 0;
  const gateway = await localService(async (_request, response) => {
    messages += 1;
    ask();
    await released;
    response.end('OK');
  });
  const { target, remove } = await emptyEmbedded();
  onTestFinished(remove);
  const settings = readSettings({
    DATA_DIR: target.dataDir,
    PORT: '0',
    LISTINGS_SAMPLE: 'off',
    LOG_LEVEL: 'silent',
    SMS_PROVIDER: 'winsms',
    WINSMS_API_KEY: 'k',
    WINSMS_SENDER: 'Soumdar',
    WINSMS_URL: gateway,
  });
  const { address, stop } = await start(settings, smallSite(target.dataDir));
  const here = address.replace('localhost', '127.0.0.1');
  const post = (path: string, body: object) =>
    fetch(`${here}/api/auth/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });

  const person = newPerson();
  expect((await post('register', person)).status).toBe(201);
  const sending = post('send-verification-code', { email: person.email });
  await requested;
  const stopping = stop();
  await closed(here);
  release();
  expect((await sending).status).toBe(200);
  await stopping;

  const database = await openDatabase(target);
  expect(await database.kysely.selectFrom('codes').select('purpose').execute()).toHaveLength(1);
  await database.close();
  expect(messages).toBe(1);
});

describeOnBothDatabases('closing', (database) => {
  it('lets an estimate under way be kept and answered', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    server.app.addHook('onRequest', async ({ url }) => {
      if (url === '/api/estimation/calculate') begin();
    });
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await tokenOf(server, await verified(server));

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const holding = database()
      .kysely.transaction()
      .execute(async (trx) => {
        await sql`lock table estimations in access exclusive mode`.execute(trx);
        hold();
        await released;
      });
    await held;
    const estimating = fetch(`${address}/api/estimation/calculate`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ type: 'apartment', location: lakeside, details: { surface: 100 } }),
    });
    await begun;
    const closing = server.app.close();
    await closed(address);
    release();
    await holding;
    const answer = await estimating;
    expect(answer.status).toBe(200);
    await closing;
    const { data } = (await answer.json()) as { data: { id: string } };
    const stored = database().kysely.selectFrom('estimations').select('id').where('id', '=', data.id);
    expect(await stored.execute()).toHaveLength(1);
  });
});
