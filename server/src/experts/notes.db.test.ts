import { randomUUID } from 'node:crypto';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { expertSignedIn, type SignedInExpert } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describeOnBothDatabases('what experts write about a request', (database) => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof somebodySignedIn>>;
  let expert: SignedInExpert;
  let id: string;
  beforeEach(async () => {
    server = await startTestServer(database());
    owner = await somebodySignedIn(server);
    expert = await expertSignedIn(server, database());
    id = (await owner.requestExpert()).body.data.id;
  });

  it('is read by all of them, the newest first, and by nobody else but in the export', async () => {
    const call = await expert.note(id, { kind: 'call', outcome: 'no_answer' });
    expect(call).toMatchObject({ status: 201, body: { data: { request: { id, revision: 0 } } } });
    server.pass(60);
    await expert.note(id, { kind: 'note', text: ' Voir le plan cadastral. ' });

    const colleague = await expertSignedIn(server, database());
    const { request } = (await colleague.get(`requests/${id}`)).body.data;
    const by = { id: expert.id, fullName: expert.person.full_name };
    expect(request.notes).toMatchObject([
      { kind: 'note', outcome: null, text: 'Voir le plan cadastral.', by },
      {
        kind: 'call',
        outcome: 'no_answer',
        text: '',
        writtenAt: expect.stringMatching(/^2026-03-02T10:00/),
        by,
      },
    ]);
    const mine = await server.call('/api/manual-estimation', { token: owner.token });
    expect(mine.text).not.toContain('cadastral');
    const exported = await owner.exported();
    expect(exported.body.data.manualRequests).toMatchObject([
      {
        notes: [
          {
            kind: 'call',
            outcome: 'no_answer',
            text: '',
            writtenAt: expect.stringMatching(/^2026-03-02T10:00/),
          },
          { kind: 'note', outcome: null, text: 'Voir le plan cadastral.' },
        ],
      },
    ]);
    expect(exported.text).not.toContain(expert.id);
  });

  it('is kept once when it is sent again under its key, at the same instant too', async () => {
    const note = { kind: 'call', outcome: 'no_answer', text: 'Rappeler.' };
    const headers = { 'idempotency-key': 'a' };
    const send = () => expert.note(id, note, headers);
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body.data.request.notes).toMatchObject([note]);
    }
    const colleague = await expertSignedIn(server, database());
    expect((await colleague.note(id, note, headers)).body.data.request.notes).toHaveLength(2);
    expect((await expert.note(id, note)).body.data.request.notes).toHaveLength(3);
  });

  it('is refused under the key of another', async () => {
    const headers = { 'idempotency-key': 'a' };
    await expert.note(id, { kind: 'note', text: 'Un.' }, headers);
    const { id: other } = (await owner.requestExpert()).body.data;
    for (const [request, text] of [
      [id, 'Deux.'],
      [other, 'Un.'],
    ]) {
      expect(await expert.note(request, { kind: 'note', text }, headers)).toMatchObject({
        status: 422,
        body: { code: 'request_key_reused' },
      });
    }
    expect((await expert.get(`requests/${other}`)).body.data.request.notes).toEqual([]);
  });

  it('may be written of a closed request too', async () => {
    await expert.move(id, { action: 'cancel', revision: 0, reason: 'Doublon' });
    expect((await expert.note(id, { kind: 'call', outcome: 'reached', text: 'Prévenu.' })).status).toBe(201);
  });

  it('dies with the account of the owner, and outlives that of the expert', async () => {
    await expert.note(id, { kind: 'note', text: 'Voir le plan.' });
    const stored = () =>
      database()
        .kysely.selectFrom('manual_request_notes')
        .select(['account_id', 'text'])
        .where('manual_request_id', '=', id)
        .execute();
    await database().kysely.deleteFrom('accounts').where('id', '=', expert.id).execute();
    expect(await stored()).toEqual([{ account_id: null, text: 'Voir le plan.' }]);
    await owner.erase({ password: owner.person.password });
    expect(await stored()).toEqual([]);
  });

  it.each([
    { kind: 'note', text: ' ' },
    { kind: 'note', text: 'x'.repeat(2001) },
    { kind: 'call' },
    { kind: 'call', outcome: 'lost' },
    { kind: 'diary', text: 'x' },
  ])('is refused as %j', async (body) => {
    expect((await expert.note(id, body)).status).toBe(400);
  });

  it('is about a request that exists', async () => {
    expect((await expert.note(randomUUID(), { kind: 'note', text: 'x' })).status).toBe(404);
  });
});
