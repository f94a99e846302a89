import { takeHit } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { tokenOf, verified } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

const request = {
  type: 'villa',
  location: { lat: 33.88, lng: 10.09 },
  localisation: 'Gabès',
  intended_action: 'louer',
  details: { surface: 300, rooms: 6, bathrooms: 3, has_pool: true },
  preferred_contact_method: 'both',
  preferred_contact_time: 'evening',
};

describeOnBothDatabases('a manual request', (database) => {
  async function signedIn() {
    const server = await startTestServer(database());
    const token = await tokenOf(server, await verified(server), true);
    return {
      server,
      token,
      ask: (change: object = {}) =>
        server.post('/api/manual-estimation', { ...request, ...change }, { token }),
      history: (query = '') => server.call(`/api/manual-estimation${query}`, { token }),
      correct: (id: string, body: object) =>
        server.call(`/api/manual-estimation/${id}`, { token, method: 'PATCH', body }),
      erase: (id: string) => server.call(`/api/manual-estimation/${id}`, { token, method: 'DELETE' }),
      exported: () => server.call('/api/user/export', { token }),
    };
  }

  it('is taken and shown to whoever made it', async () => {
    const { ask, history } = await signedIn();
    const taken = await ask();
    expect(taken).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: expect.any(String),
        data: { id: expect.any(String), due_at: expect.stringMatching(/^2026-03-03T10:00/) },
      },
    });
    expect((await history()).body.data).toMatchObject({
      estimations: [
        {
          id: taken.body.data.id,
          property_type: 'villa',
          localisation: 'Gabès',
          details: request.details,
          status: 'pending',
          preferred_contact_method: 'both',
          preferred_contact_time: 'evening',
          due_at: expect.stringMatching(/^2026-03-03T10:00/),
          message: null,
          manual_result: null,
          rent_result: null,
          result_low: null,
          result_high: null,
          additional_comments: null,
        },
      ],
      pagination: { currentPage: 1, totalPages: 1, totalEstimations: 1, limit: 3 },
    });
  });

  it('tells its owner by when it is answered, and when it was', async () => {
    const { server, ask, history } = await signedIn();
    const { id } = (await ask({ preferred_contact_time: 'evening' })).body.data;
    const read = async () => (await history()).body.data.estimations[0];
    const { created_at, due_at, closed_at } = await read();
    expect(Date.parse(due_at) - Date.parse(created_at)).toBe(24 * 3600 * 1000);
    expect(closed_at).toBeNull();
    server.pass(60);
    const expert = await expertSignedIn(server, database());
    await expert.move(id, { action: 'cancel', revision: 0, reason: 'En double' });
    expect((await read()).closed_at).toBe(server.services.clock().toISOString());
  });

  it('about the weekend is due on Sunday at 18:00 in Tunis', async () => {
    const { ask, history } = await signedIn();
    const { data } = (await ask({ preferred_contact_time: 'weekend' })).body;
    expect(data.due_at).toBe('2026-03-08T17:00:00.000Z');
    expect((await history()).body.data.estimations).toMatchObject([{ due_at: data.due_at }]);
  });

  it('brings the message of its owner, of 1 000 characters at most', async () => {
    const { ask, history } = await signedIn();
    expect((await ask({ message: '  Le jardin est clos. ' })).status).toBe(201);
    expect((await history()).body.data.estimations).toMatchObject([{ message: 'Le jardin est clos.' }]);
    expect((await ask({ message: 'é'.repeat(1000) })).status).toBe(201);
    expect(await ask({ message: 'é'.repeat(1001) })).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', details: [{ field: 'message' }] },
    });
  });

  it('sent again under its key is kept once, its message and its clock with it', async () => {
    const { server, token, history } = await signedIn();
    const send = (change: object = {}) =>
      server.call('/api/manual-estimation', {
        method: 'POST',
        token,
        body: { ...request, message: 'Vue mer', ...change },
        headers: { 'idempotency-key': 'one' },
      });
    const first = await send();
    server.pass(60);
    expect((await send()).body.data).toEqual(first.body.data);
    for (const message of [undefined, 'Vue sur cour'])
      expect(await send({ message })).toMatchObject({ status: 422, body: { code: 'request_key_reused' } });
    expect((await history()).body.data.estimations).toHaveLength(1);
  });

  it('needs no market: it is made where data lacks', async () => {
    const { ask } = await signedIn();
    expect((await ask({ location: { lat: 31.2, lng: 9.3 } })).status).toBe(201);
  });

  it('is kept at a position no finer than eleven metres', async () => {
    const { ask } = await signedIn();
    const { id } = (await ask({ location: { lat: 33.880_049, lng: 10.090_051 } })).body.data;
    const stored = database()
      .kysely.selectFrom('manual_requests')
      .select(['lat', 'lng'])
      .where('id', '=', id);
    expect(await stored.execute()).toEqual([{ lat: 33.88, lng: 10.0901 }]);
  });

  it('is told to every expert', async () => {
    const { server, ask } = await signedIn();
    const expert = await expertSignedIn(server, database());
    const { id } = (await ask()).body.data;
    const read = await database()
      .kysely.selectFrom('notifications')
      .select(['notice', 'channel'])
      .where('manual_request_id', '=', id)
      .where('account_id', '=', expert.id)
      .execute();
    expect(read).toEqual([{ notice: 'request_received', channel: 'sms' }]);
  });

  it('is refused past thirty a day', async () => {
    const { ask } = await signedIn();
    for (let count = 0; count < 30; count += 1) expect((await ask()).status).toBe(201);
    expect(await ask()).toMatchObject({ status: 429, body: { waitTime: expect.any(Number) } });
  });

  it('is refused past two hundred a day of one address, whoever asks', async () => {
    const { server, token } = await signedIn();
    const from = '198.51.100.9';
    const ask = () => server.post('/api/manual-estimation', request, { token, from });
    const limit = limits.questionsToExpertsFrom(from);
    for (let count = 1; count < limit.most; count += 1)
      await takeHit(database().kysely, limit, server.services.clock());
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(429);
  });

  it('is listed sixty times a minute', async () => {
    const { history, server } = await signedIn();
    for (let read = 0; read < 60; read += 1) expect((await history()).status).toBe(200);
    expect(await history()).toMatchObject({ status: 429, body: { waitTime: expect.any(Number) } });
    server.pass(60);
    expect((await history()).status).toBe(200);
  });

  it('is corrected by its owner, its hours running on, and experts see each field before and after', async () => {
    const { server, ask, correct, history, exported } = await signedIn();
    const { id, due_at } = (await ask({ message: 'Vue mer' })).body.data;
    server.pass(3600);
    const correction = {
      details: { surface: 320, rooms: 6, bathrooms: 3, is_constructible: true },
      message: '',
      preferred_contact_time: 'morning',
    };
    const corrected = {
      details: { surface: 320, rooms: 6, bathrooms: 3 },
      message: null,
      preferred_contact_method: 'both',
      preferred_contact_time: 'morning',
      due_at,
      changeable: true,
    };
    expect(await correct(id, correction)).toMatchObject({
      status: 200,
      body: { data: { request: corrected } },
    });
    // a repeat is no other correction
    expect((await correct(id, correction)).status).toBe(200);
    expect((await history()).body.data.estimations).toMatchObject([corrected]);

    const fields = [
      { field: 'surface', from: 300, to: 320 },
      { field: 'has_pool', from: true, to: null },
      { field: 'preferred_contact_time', from: 'evening', to: 'morning' },
      { field: 'message', from: 'Vue mer', to: null },
    ];
    const expert = await expertSignedIn(server, database());
    const seen = (await expert.get(`requests/${id}`)).body.data.request;
    expect(seen).toMatchObject({ revision: 1, details: corrected.details, corrections: [{ revision: 1 }] });
    const byField = (one: { field: string }, other: { field: string }) => (one.field < other.field ? -1 : 1);
    expect(seen.corrections[0].fields.toSorted(byField)).toEqual(fields.toSorted(byField));
    const [mine] = (await exported()).body.data.manualRequests;
    expect(mine.corrections).toEqual([
      { correctedAt: server.services.clock().toISOString(), fields: seen.corrections[0].fields },
    ]);
    // an expert who decided on the former text must look again
    expect(await expert.move(id, { action: 'start', revision: 0 })).toMatchObject({
      status: 409,
      body: { error: 'Request changed meanwhile' },
    });
  });

  it('corrected in two tabs keeps the first correction until the second one knows it', async () => {
    const { ask, correct, history } = await signedIn();
    const { id } = (await ask()).body.data;
    const { revision } = (await history()).body.data.estimations[0];
    const first = await correct(id, { message: 'Deux entrées', revision });
    expect((await correct(id, { message: 'Deux entrées', revision })).status).toBe(200);
    expect(await correct(id, { message: 'Vue mer', revision })).toMatchObject({
      status: 409,
      body: { code: 'request_changed' },
    });
    expect((await history()).body.data.estimations).toMatchObject([{ message: 'Deux entrées' }]);
    const next = { message: 'Vue mer', revision: first.body.data.request.revision };
    expect((await correct(id, next)).status).toBe(200);
    expect((await correct(id, { message: 'Trois entrées' })).status).toBe(200);
  });

  it('put off to the weekend is due then, as counted from when it was made', async () => {
    const { server, ask, correct } = await signedIn();
    const { id, due_at } = (await ask()).body.data;
    server.pass(60);
    const dueWith = async (slot: string) =>
      (await correct(id, { preferred_contact_time: slot })).body.data.request.due_at;
    expect(await dueWith('weekend')).toBe('2026-03-08T17:00:00.000Z');
    expect(await dueWith('afternoon')).toBe(due_at);
    await dueWith('weekend');
    server.pass(2 * 86_400);
    // its 24 hours are over, and nobody has missed them
    expect(await dueWith('morning')).toBe('2026-03-08T17:00:00.000Z');
  });

  it('is deleted by its owner, with what was said of it', async () => {
    const { server, ask, correct, erase, history } = await signedIn();
    const { id } = (await ask()).body.data;
    await correct(id, { message: 'Deux entrées' });
    expect(await erase(id)).toMatchObject({ status: 200, body: { message: 'Request deleted' } });
    expect(await erase(id)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect((await history()).body.data.estimations).toEqual([]);
    const expert = await expertSignedIn(server, database());
    expect((await expert.get(`requests/${id}`)).status).toBe(404);
    const { kysely } = database();
    for (const table of ['manual_request_corrections', 'notifications'] as const) {
      const left = kysely.selectFrom(table).select('manual_request_id').where('manual_request_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });

  it.each([{ action: 'take' }, { action: 'start' }, { action: 'cancel', reason: 'En double' }])(
    'is left alone by its owner after an expert did $action, and by strangers always',
    async (move) => {
      const { server, ask, correct, erase, history } = await signedIn();
      const { id } = (await ask()).body.data;
      const stranger = await signedIn();
      for (const other of [id, 'nothing']) {
        expect((await stranger.correct(other, { message: 'Moins cher' })).status).toBe(404);
        expect((await stranger.erase(other)).status).toBe(404);
      }
      const expert = await expertSignedIn(server, database());
      await expert.move(id, { ...move, revision: 0 });
      const taken = { status: 409, body: { error: 'Request already taken', code: 'request_taken' } };
      expect(await correct(id, { message: 'Deux entrées' })).toMatchObject(taken);
      expect(await erase(id)).toMatchObject(taken);
      const { estimations } = (await history()).body.data;
      expect(estimations).toMatchObject([{ message: null, changeable: false }]);
    },
  );

  it('is either taken up or corrected and deleted where all come at once', async () => {
    const { server, ask, correct, erase } = await signedIn();
    const expert = await expertSignedIn(server, database());
    for (const change of [(id: string) => correct(id, { message: 'Deux entrées' }), erase]) {
      const { id } = (await ask()).body.data;
      const answers = await Promise.all([
        change(id),
        expert.move(id, { action: 'take', revision: 0 }),
        change(id),
      ]);
      const [first, move, again] = answers.map(({ status }) => status);
      expect([first, again].includes(200)).toBe(move !== 200);
    }
  });

  it.each([
    [{ preferred_contact_method: 'pigeon' }, 'Invalid contact method'],
    [{ preferred_contact_time: null }, 'Invalid contact time'],
    [{ details: { rooms: 3 } }, 'Validation failed'],
  ])('is not corrected to %j', async (correction, error) => {
    const { ask, correct } = await signedIn();
    const { id } = (await ask()).body.data;
    expect(await correct(id, correction)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    [{ preferred_contact_method: 'pigeon' }, 'Invalid contact method'],
    [{ preferred_contact_method: undefined, preferred_contact_time: undefined }, 'Invalid contact method'],
    [{ preferred_contact_time: 'night' }, 'Invalid contact time'],
    [{ location: { lat: 48.85, lng: 2.35 } }, 'Invalid coordinates'],
    [{ type: 'castle' }, 'Invalid property type'],
    [{ details: { surface: 0 } }, 'Validation failed'],
  ])('is refused with %j', async (change, error) => {
    const { ask } = await signedIn();
    expect(await ask(change)).toMatchObject({ status: 400, body: { error } });
  });

  it.each(['?page=0', '?limit=16'])('a list of requests is refused for %s', async (query) => {
    const { history } = await signedIn();
    expect((await history(query)).status).toBe(400);
  });
});
