import { describeOnBothDatabases, unpackStoredAnswer } from '@soumdar/db/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newPerson, tokenOf, verified } from '../testing/people.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';
import { packJob } from './pack-older.ts';

const flat = { type: 'apartment', location: lakeside, details: { surface: 100, rooms: 3, bathrooms: 1 } };
const land = { type: 'land', location: lakeside, details: { surface: 400 } };

describeOnBothDatabases('estimates kept before their answers were packed', (database) => {
  async function somebody() {
    const server = await startTestServer(database(), { market: smallMarket() });
    const token = await tokenOf(server, await verified(server, newPerson()));
    const estimate = (body: object, key: string) =>
      server.post('/api/estimation/calculate', body, { token, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const ids: string[] = [];
    for (const body of [flat, land]) {
      const { body: answer } = await estimate(body, key + body.type);
      if (answer.success) ids.push(answer.data.id);
    }
    /** Every answer that shows them. */
    const answers = async () => {
      const { body: list } = await server.call('/api/user/estimations', { token });
      const { body: file } = await server.call('/api/user/export', { token });
      const { body: again } = await estimate(flat, `${key}apartment`);
      const { body: named } = await server.call(`/api/user/estimations/${ids[0]}`, {
        method: 'PATCH',
        body: { name: 'Berges' },
        token,
      });
      return {
        list: list.data.estimations,
        exported: file.data.estimations,
        again: again.data,
        named: named.data,
      };
    };
    return { server, ids, answers };
  }

  const run = (services: Parameters<typeof packJob>[0], signal = new AbortController().signal) =>
    packJob(services).work(signal);

  const unpacked = () =>
    database().kysely.selectFrom('estimations').select('id').where('answer', 'is', null).execute();

  it('are answered and exported as they were, before they are packed and after', async () => {
    const { server, ids, answers } = await somebody();
    await answers();
    const before = await answers();
    expect(before.list).toHaveLength(ids.length);
    expect(before.again.comparables.vente.length).toBeGreaterThan(3);

    for (const id of ids) await unpackStoredAnswer(database(), id);
    expect(await unpacked()).toHaveLength(ids.length);
    expect(await answers()).toEqual(before);

    await run(server.services);
    expect(await unpacked()).toEqual([]);
    expect(await answers()).toEqual(before);
    const rows = await database()
      .kysely.selectFrom('estimations')
      .select(['result', 'comparables'])
      .execute();
    for (const row of rows) expect(row).toEqual({ result: null, comparables: null });
  });

  it('are shown without what they lack', async () => {
    const { server, ids, answers } = await somebody();
    await answers();
    await unpackStoredAnswer(database(), ids[0]!, ['explanation', 'basis', 'confidence']);
    const { list } = await answers();
    expect(list.at(-1)).toMatchObject({ explanation: null, basis: null, confidence: null });
    await run(server.services);
    expect((await answers()).list).toEqual(list);
  });

  it('are left for the next time when the process ends', async () => {
    const { server, ids } = await somebody();
    for (const id of ids) await unpackStoredAnswer(database(), id);
    await run(server.services, AbortSignal.abort());
    expect(await unpacked()).toHaveLength(ids.length);
    await run(server.services);
    expect(await unpacked()).toEqual([]);
  });
});
