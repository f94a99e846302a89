import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { png, sold, statingOwner } from '../testing/outcomes.ts';
import { somebodySignedIn } from '../testing/personal.ts';

describeOnBothDatabases('a signed price', (database) => {
  const scene = () => statingOwner(database());

  it('stands with its estimate, is corrected and erased', async () => {
    const { server, state, erase, record } = await scene();
    const stated = await state();
    const outcome = {
      ...sold,
      keepAnonymously: false,
      state: 'stated',
      statedAt: server.services.clock().toISOString(),
      proof: null,
    };
    expect(stated).toMatchObject({ status: 200, body: { data: { outcome } } });
    expect((await record()).outcome).toEqual(outcome);
    await state({ kind: 'withdrawn' });
    expect((await record()).outcome).toMatchObject({ kind: 'withdrawn', price: null, month: null });
    expect((await erase()).status).toBe(200);
    expect(await record()).not.toHaveProperty('outcome');
    expect((await erase()).status).toBe(404);
  });

  it.each([
    { kind: 'sold', price: 300_000 },
    { kind: 'let', month: '2026-01' },
    { kind: 'withdrawn', price: 300_000 },
    { kind: 'withdrawn', month: '2026-01' },
    { ...sold, price: 0 },
    { ...sold, price: 1.5 },
    { ...sold, month: '1999-12' },
    { ...sold, month: '2026-04' },
    { ...sold, month: '2026-13' },
    { ...sold, through: 'friend' },
    { ...sold, kind: 'lost' },
  ])('is refused as %j', async (body) => {
    const { state, record } = await scene();
    expect(await state(body)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    expect(await record()).not.toHaveProperty('outcome');
  });

  it('is nobody’s but of the owner of the estimate, while that stands', async () => {
    const { server, token, path, state, erase, prove, id } = await scene();
    await state();
    const { token: stranger } = await somebodySignedIn(server);
    const refuse = (as: string) => server.call(`${path()}/refuse`, { token: as, method: 'POST' });
    const all = (as: string) =>
      Promise.all([state(sold, id, as), erase(id, as), prove(png(), id, 'image/png', as), refuse(as)]);
    expect((await all(stranger)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await server.call(`/api/user/estimations/${id}`, { token, method: 'DELETE' });
    expect((await all(token)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it.each([
    [false, []],
    [
      true,
      [
        {
          neighbourhood: 'tunis/les-berges-du-lac-2',
          property_type: 'apartment',
          kind: 'sold',
          price: 320_000,
          quarter: '2026-T1',
        },
      ],
    ],
  ])('with the account, kept anonymously (%s), leaves %j', async (keepAnonymously, left) => {
    const { owner, state, prove, estimate, id } = await scene();
    const { kysely } = database();
    await kysely.deleteFrom('signed_prices').execute();
    await state({ ...sold, keepAnonymously });
    await prove();
    const other = await estimate({ details: { surface: 140 } });
    await state({ kind: 'withdrawn', keepAnonymously }, other);
    expect((await owner.erase({ password: owner.person.password })).status).toBe(200);
    for (const table of ['outcomes', 'proofs'] as const) {
      const rows = await kysely.selectFrom(table).select('estimation_id').execute();
      expect(rows.map(({ estimation_id }) => estimation_id)).not.toContain(id);
    }
    const rows = await kysely.selectFrom('signed_prices').selectAll().execute();
    expect(rows.map(({ id: _id, ...row }) => row)).toEqual(left);
  });
});
