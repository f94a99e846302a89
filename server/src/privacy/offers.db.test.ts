import { privacyPolicyVersion } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { statingOwner } from '../testing/outcomes.ts';
import { newPerson, verified } from '../testing/people.ts';
import { answerAsExpert, somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the list of owners who asked for offers', (database) => {
  it('names each property once, as last described, for as long as its owner consents', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const expert = await expertSignedIn(server, database());
    const lines = async () => (await expert.get('offers.csv')).text.split('\r\n').slice(1, -1);
    expect(await lines()).toEqual([]);

    const named = { ...newPerson(), full_name: '=Amel; "la" propriétaire' };
    const owner = await somebodySignedIn(server, await verified(server, named));
    await owner.estimate();
    server.pass(60);
    await owner.estimate({ details: { surface: 120.5 } });
    await owner.estimate({ is_owner: false, location: { lat: 36.841, lng: 10.27 } });
    await owner.estimate({ explore_pro_opportunities: false, location: { lat: 36.842, lng: 10.27 } });
    server.pass(60);
    await owner.requestExpert({ type: 'villa', localisation: 'Gammarth' });

    const answer = await expert.get('offers.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="offres-2026-03-02.csv"');
    const { email, phone } = owner.person;
    const national = phone.replace(/^\+216(..)(...)(...)$/, '$1 $2 $3');
    const contact = `"${email}";"${national}"`;
    const row = `"Vendre";"02/03/2026";"02/03/2026";"${privacyPolicyVersion}"`;
    expect(await lines()).toEqual([
      `"'=Amel; ""la"" propriétaire";${contact};"Villa";"Gammarth";100;${row}`,
      `"'=Amel; ""la"" propriétaire";${contact};"Appartement";"Les Berges du Lac";120,5;${row}`,
    ]);

    await owner.change({ wantsOffers: false });
    expect(await lines()).toEqual([]);
    await owner.change({ wantsOffers: true });
    expect(await lines()).toHaveLength(2);

    const { id } = (await owner.ask('limitation')).body.data.request;
    await answerAsExpert(server, expert, id, { accepted: true, answer: 'Oui.' });
    expect(await lines()).toEqual([]);
    await owner.change({ limited: false });
    expect(await lines()).toHaveLength(2);

    await owner.estimate({ explore_pro_opportunities: false });
    expect(await lines()).toEqual([expect.stringContaining('Gammarth')]);

    await owner.erase({ password: owner.person.password });
    expect(await lines()).toEqual([]);
  });

  it('names no property from before a withdrawal because of a yes for another', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const expert = await expertSignedIn(server, database());
    const owner = await somebodySignedIn(server);
    const lines = async () => (await expert.get('offers.csv')).text.split(owner.person.email).length - 1;
    await owner.estimate();
    await owner.requestExpert({ type: 'villa' });
    expect(await lines()).toBe(2);
    server.pass(60);
    await owner.change({ wantsOffers: false });
    server.pass(60);
    await owner.estimate({ location: { lat: 36.842, lng: 10.27 } });
    expect(await lines()).toBe(1);
    server.pass(60);
    await owner.requestExpert({ type: 'land' });
    expect(await lines()).toBe(2);
  });

  it('names a property that was corrected once, as corrected, even at another place, while its owner says yes', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const expert = await expertSignedIn(server, database());
    const owner = await somebodySignedIn(server);
    const lines = async () =>
      (await expert.get('offers.csv')).text.split('\r\n').filter((line) => line.includes(owner.person.email));
    const correct = async (replaces: string, change: object) => {
      server.pass(60);
      return (await owner.estimate({ replaces, ...change })).body.data.id as string;
    };
    const { id } = (await owner.estimate()).body.data;
    await owner.requestExpert();
    const moved = { location: { lat: 36.842, lng: 10.27 }, localisation: 'Rue juste' };
    const yes = await correct(id, moved);
    expect(await lines()).toEqual([expect.stringContaining('Rue juste')]);
    const no = await correct(yes, { explore_pro_opportunities: false });
    expect(await lines()).toEqual([]);
    for (const gone of [yes, no]) {
      await server.call(`/api/user/estimations/${gone}`, { token: owner.token, method: 'DELETE' });
      expect(await lines()).toEqual([]);
    }
  });

  it('names no property because the later no was in a request that is deleted', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const expert = await expertSignedIn(server, database());
    const owner = await somebodySignedIn(server);
    const lines = async () =>
      (await expert.get('offers.csv')).text.split('\r\n').filter((line) => line.includes(owner.person.email));
    await owner.estimate();
    server.pass(60);
    const { id } = (await owner.requestExpert({ explore_pro_opportunities: false })).body.data;
    expect(await lines()).toEqual([]);
    const path = `/api/manual-estimation/${id}`;
    expect((await server.call(path, { token: owner.token, method: 'DELETE' })).status).toBe(200);
    expect(await lines()).toEqual([]);
  });

  it('names no property whose owner said what became of it, until a newer estimate asks for offers', async () => {
    const { server, owner, state, erase, token, id, estimate } = await statingOwner(database());
    const expert = await expertSignedIn(server, database());
    const lines = async () => (await expert.get('offers.csv')).text.split(owner.person.email).length - 1;
    server.pass(60);
    const newer = await estimate({ details: { surface: 105 } });
    expect(await lines()).toBe(1);
    server.pass(60);
    await state({ kind: 'withdrawn' });
    expect(await lines()).toBe(0);
    await erase();
    expect(await lines()).toBe(1);
    server.pass(60);
    await state({ kind: 'withdrawn' }, newer);
    await server.call(`/api/user/estimations/${newer}`, { token, method: 'DELETE' });
    await database().kysely.deleteFrom('estimations').where('id', '=', newer).execute();
    expect(await lines()).toBe(0);
    await state({ kind: 'withdrawn' }, id);
    server.pass(60);
    const silent = { explore_pro_opportunities: undefined };
    await estimate(silent);
    await owner.requestExpert(silent);
    expect(await lines()).toBe(0);
    await estimate();
    expect(await lines()).toBe(1);
    server.pass(60);
    await estimate(silent);
    expect(await lines()).toBe(1);
  });
});
