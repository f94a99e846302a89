import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { contest, contesting } from '../testing/contesting.ts';
import { flat } from '../testing/estimating.ts';

describeOnBothDatabases('what the dashboard shows of a contest', (database) => {
  const scene = () => contesting(database());

  it('closed without an answer says why beside its estimate, to its owner alone, until another one', async () => {
    const { server, token, estimate, open, start, answer, list, history, expert, newest } = await scene();
    const listed = async () => (await history()).body.data.estimations[0];
    const refuse = async (reason: string) => {
      const { id } = await newest();
      const { revision } = (await expert.get(`requests/${id}`)).body.data.request;
      server.pass(1);
      expect((await expert.move(id, { action: 'cancel', revision, reason })).status).toBe(200);
      server.pass(1);
    };
    await open();
    expect(await listed()).not.toHaveProperty('closedContest');
    await refuse('Bien hors de Tunisie');
    const closedContest = { at: expect.any(String), reason: 'Bien hors de Tunisie' };
    expect(await listed()).toMatchObject({ closedContest });
    expect(await listed()).not.toHaveProperty('contested');
    expect((await list()).body.data).toMatchObject({ closedContest });
    const shared = await server.post(`/api/user/estimations/${estimate.id}/shares`, {}, { token });
    const seen = await server.call(`/api/shares/${shared.body.data.url.split('/').at(-1)}`);
    expect(JSON.stringify(seen.body)).not.toContain('hors de Tunisie');

    await open();
    expect(await listed()).toMatchObject({ contested: true });
    expect(await listed()).not.toHaveProperty('closedContest');
    expect((await list()).body.data).not.toHaveProperty('closedContest');
    await start();
    await answer({ verdict: 'confirmed' });
    expect(await listed()).not.toHaveProperty('closedContest');
    server.pass(1);
    await open();
    await refuse('Déjà répondu');
    const both = { expertOpinion: { verdict: 'confirmed' }, closedContest: { reason: 'Déjà répondu' } };
    expect(await listed()).toMatchObject(both);
    expect((await list()).body.data).toMatchObject(both);
  });

  it('of an earlier estimate is told on the card of the property: awaited, answered or closed', async () => {
    const { server, token, path, calculate, expert, history } = await scene();
    const paths = [path];
    // other details of the same property
    for (const rooms of [2, 3]) {
      server.pass(1);
      const { id } = (await calculate({ ...flat, details: { ...flat.details, rooms } })).body.data;
      paths.push(`/api/user/estimations/${id}/contests`);
    }
    const moved = async (at: number, ...moves: object[]) => {
      const { id } = (await server.post(paths[at]!, contest, { token })).body.data;
      for (const [revision, move] of moves.entries()) {
        server.pass(1);
        expect((await expert.move(id, { revision, ...move })).status).toBe(200);
      }
    };
    const card = async () => (await history('?by=property')).body.data.estimations[0];
    expect((await card()).folder).not.toHaveProperty('expert');
    const cancel = { action: 'cancel', reason: 'Injoignable' };
    await moved(0, cancel);
    expect(await card()).toMatchObject({ folder: { count: 3, expert: ['closed'] } });
    expect(await card()).not.toHaveProperty('closedContest');
    await moved(0, { action: 'start' }, { action: 'complete', verdict: 'confirmed' });
    expect(await card()).toMatchObject({ folder: { expert: ['answered'] } });
    await moved(1);
    expect(await card()).toMatchObject({ folder: { expert: ['awaited', 'answered'] } });
    await moved(2, cancel);
    expect(await card()).toMatchObject({
      closedContest: { reason: 'Injoignable' },
      folder: { expert: ['awaited', 'answered'] },
    });
  });
});
