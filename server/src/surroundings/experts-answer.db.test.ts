import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const publisher = {
  PUBLISHER_NAME: 'Soumdar',
  PUBLISHER_ADDRESS: 'Tunis',
  PUBLISHER_EMAIL: 'contact@soumdar.example',
  PUBLISHER_DIRECTOR: 'Amel Ben Salah',
  PUBLISHER_HOST: 'Host Inc.',
};

const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

describeOnBothDatabases('an answer of experts within 24 hours', (database) => {
  const start = (environment: Record<string, string>) =>
    startTestServer(database(), { market: smallMarket(), environment });
  const promised = async (server: Awaited<ReturnType<typeof start>>) => {
    const { data } = (await server.call('/api/market')).body;
    const { status, body } = await server.call('/readyz');
    return { status, experts: body.experts, expertsAnswer: data.expertsAnswer };
  };
  const everybody = { status: 200, expertsAnswer: true };
  const nobody = { status: 200, experts: 'none', expertsAnswer: false };

  it('is promised where the site is run for good only while somebody can give it, without a restart', async () => {
    const server = await start({ ...publisher, SECRETS_KEY, NODE_ENV: 'production' });
    expect(await promised(server)).toEqual(nobody);
    const owner = await somebodySignedIn(server);
    const sent = await owner.requestExpert();
    expect(sent).toMatchObject({ status: 201, body: { data: { id: expect.any(String) } } });
    expect(sent.body.data).not.toHaveProperty('due_at');
    const listed = async () =>
      (await server.call('/api/manual-estimation', { token: owner.token })).body.data.estimations[0].due_at;
    expect(await listed()).toBeNull();

    await expertSignedIn(server, database());
    server.pass(6);
    expect(await promised(server)).toEqual(everybody);
    expect(await listed()).toBe(await dueAt(sent.body.data.id));
    await database().kysely.updateTable('accounts').set({ role: 'user' }).execute();
  });

  it('is promised where experts are told by a webhook, and in a demonstration', async () => {
    const webhook = { EXPERTS_WEBHOOK: 'https://experts.example/' };
    expect(
      await promised(await start({ ...publisher, ...webhook, SECRETS_KEY, NODE_ENV: 'production' })),
    ).toEqual(everybody);
    expect(await promised(await start({}))).toEqual(everybody);
  });

  async function dueAt(id: string): Promise<string> {
    const row = await database()
      .kysely.selectFrom('manual_requests')
      .select('answer_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.answer_by;
  }
});
