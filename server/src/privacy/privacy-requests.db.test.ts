import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { answerAsExpert, somebodySignedIn } from '../testing/personal.ts';
import { startTestServer } from '../testing/test-server.ts';

const monthSeconds = 31 * 24 * 3600;

describeOnBothDatabases('a request about one’s data', (database) => {
  it('is answered within a month, once, and shown to whoever asked', async () => {
    const server = await startTestServer(database());
    const { person, ask, profile } = await somebodySignedIn(server);
    const requested = await ask('objection', ' Plus de prospection. ');
    expect(requested).toMatchObject({
      status: 201,
      body: { data: { request: { kind: 'objection', message: 'Plus de prospection.', answeredAt: null } } },
    });
    const { id, createdAt, dueAt } = requested.body.data.request;
    expect(dueAt).toBe(createdAt.replace('2026-03-02', '2026-04-02'));

    const { email, full_name: fullName, phone } = person;
    const expert = await expertSignedIn(server, database());
    const contact = { email, fullName, phone };
    expect((await expert.get('privacy-requests')).body.data.requests).toMatchObject([
      { id, dueAt, late: false, accepted: null, contact },
    ]);
    const answer = { accepted: false, answer: 'Aucune prospection ne vous est faite.' };
    expect(await answerAsExpert(server, expert, id, answer)).toMatchObject({
      status: 200,
      body: { data: { request: { id, ...answer, answeredAt: expect.any(String), contact } } },
    });
    expect(await answerAsExpert(server, expert, id, answer)).toMatchObject({
      status: 409,
      body: { error: 'Already answered' },
    });
    expect((await profile()).privacyRequests).toMatchObject([{ id, ...answer }]);
  });

  it('comes before the experts by its date, the late ones said to be, the answered ones last', async () => {
    const server = await startTestServer(database());
    const { ask } = await somebodySignedIn(server);
    const expert = await expertSignedIn(server, database());
    const ids: string[] = [];
    for (const kind of ['objection', 'limitation', 'objection', 'objection']) {
      ids.push((await ask(kind)).body.data.request.id);
      server.pass(60);
    }
    const [first, second, third, fourth] = ids;
    for (const id of [first!, third!]) {
      server.pass(60);
      await answerAsExpert(server, expert, id, { accepted: false, answer: 'Non.' });
    }
    server.pass(monthSeconds);
    const late = await expertSignedIn(server, database());
    const { requests } = (await late.get('privacy-requests')).body.data;
    const queue = requests.filter(({ id }: { id: string }) => ids.includes(id));
    expect(queue).toMatchObject([
      { id: second, late: true },
      { id: fourth, late: true },
      { id: third, late: false },
      { id: first, late: false },
    ]);
  });

  it('an accepted request for limitation leaves the data unused until its owner lifts it', async () => {
    const server = await startTestServer(database());
    const { ask, profile, change } = await somebodySignedIn(server);
    const expert = await expertSignedIn(server, database());
    const { id } = (await ask('limitation')).body.data.request;
    expect((await profile()).limitedSince).toBeNull();
    await answerAsExpert(server, expert, id, {
      accepted: true,
      answer: 'Vos données ne sont plus utilisées.',
    });
    expect((await profile()).limitedSince).toEqual(expect.any(String));
    await change({ limited: false });
    expect((await profile()).limitedSince).toBeNull();
    expect((await change({ limited: true })).status).toBe(400);
  });

  it('an accepted objection ends the consent to offers', async () => {
    const server = await startTestServer(database());
    const { ask, profile, change } = await somebodySignedIn(server);
    await change({ wantsOffers: true });
    const expert = await expertSignedIn(server, database());
    const { id } = (await ask('objection')).body.data.request;
    await answerAsExpert(server, expert, id, { accepted: true, answer: 'C’est fait.' });
    expect(await profile()).toMatchObject({ wantsOffers: false, limitedSince: null });
  });

  it('is refused without a kind, without a word, and past ten a day', async () => {
    const server = await startTestServer(database());
    const { ask } = await somebodySignedIn(server);
    expect((await ask('portability')).status).toBe(400);
    expect((await ask('objection', ' ')).status).toBe(400);
    for (let count = 0; count < 10; count += 1) expect((await ask('objection')).status).toBe(201);
    expect((await ask('objection')).status).toBe(429);
  });

  it('of an expert is for colleagues to see and answer', async () => {
    const server = await startTestServer(database());
    const author = await expertSignedIn(server, database());
    const colleague = await expertSignedIn(server, database());
    const { token } = author;
    const requested = await server.post(
      '/api/user/privacy-requests',
      { kind: 'objection', message: 'Non.' },
      { token },
    );
    const { id } = requested.body.data.request;
    const queueOf = async (expert: typeof author) =>
      (await expert.get('privacy-requests')).body.data.requests.map((request: { id: string }) => request.id);
    expect(await queueOf(author)).not.toContain(id);
    expect(await queueOf(colleague)).toContain(id);
    const answer = { accepted: true, answer: 'Oui.' };
    expect((await answerAsExpert(server, author, id, answer)).status).toBe(404);
    expect((await answerAsExpert(server, colleague, id, answer)).status).toBe(200);
  });

  it('is for experts alone to see and answer', async () => {
    const server = await startTestServer(database());
    const { ask, token } = await somebodySignedIn(server);
    const { id } = (await ask('objection')).body.data.request;
    const answer = { accepted: true, answer: 'Oui.' };
    const path = `/api/experts/privacy-requests/${id}/answer`;
    const forbidden = { status: 403, body: { error: 'Experts only' } };
    expect(await server.post(path, answer, { token })).toMatchObject(forbidden);
    expect(await server.call('/api/experts/privacy-requests', { token })).toMatchObject(forbidden);
    expect(await server.call('/api/experts/offers.csv', { token })).toMatchObject(forbidden);
    expect((await server.post(path, answer)).status).toBe(401);
    const expert = await expertSignedIn(server, database());
    const nobodys = '00000000-0000-4000-8000-000000000000';
    expect((await answerAsExpert(server, expert, nobodys, answer)).status).toBe(404);
    expect((await answerAsExpert(server, expert, id, { answer: 'Oui.' })).status).toBe(400);
  });
});
