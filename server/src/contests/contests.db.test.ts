import { eraseDeletedEstimations } from '@soumdar/db';
import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { sendDueEmails } from '../email/send-due-emails.ts';
import { sendDueNotifications } from '../notifications/send-due.ts';
import { contest, contesting, corrected, home } from '../testing/contesting.ts';
import { flat } from '../testing/estimating.ts';
import { newPerson, tokenOf, verified } from '../testing/people.ts';

describeOnBothDatabases('a contest', (database) => {
  const scene = () => contesting(database());
  it('shows experts where a home is only if its address names a place near the property', async () => {
    const { open, newest, expert } = await scene();
    const addresses = ['Résidence Yasmine, La Marsa', 'Cité Ennour, Sousse', 'Même résidence, mon voisin'];
    await open({ homes: addresses.map((address) => ({ ...home, address })) });
    const { homes } = (await expert.get(`requests/${(await newest()).id}`)).body.data.request.contest;
    expect(homes.map(({ place }: { place?: { name: string } }) => place?.name)).toEqual([
      'La Marsa, Tunis',
      undefined,
      undefined,
    ]);
  });

  it('waits for an expert, with copies of the advertisements named and the figures of the what-if', async () => {
    const { estimate, open, newest, expert } = await scene();
    const [first, second] = estimate.comparables.vente;
    const opened = await open({
      comparables: [
        { id: first.id, why: 'Rez-de-chaussée.' },
        { id: 'unknown', why: '' },
      ],
      without: [second.id],
    });
    expect(opened).toMatchObject({ status: 201, body: { data: { id: expect.any(String) } } });
    expect(await newest()).toMatchObject({
      id: opened.body.data.id,
      status: 'pending',
      changeable: true,
      opinion: null,
      reasons: ['surface', 'comparable'],
      corrections: { surface: 120, condition: 'good' },
      comparables: [{ transaction: 'vente', comparable: first, why: 'Rez-de-chaussée.' }],
      without: [{ transaction: 'vente', comparable: second }],
      whatIf: { netPrice: expect.any(Number), monthlyRent: estimate.estimation.monthlyRent },
      result: estimate.estimation,
      homes: contest.homes,
      message: 'Balcon oublié.',
    });
    const { request } = (await expert.get(`requests/${opened.body.data.id}`)).body.data;
    expect(request).toMatchObject({
      kind: 'contest',
      contest: { homes: [{ place: { name: expect.stringContaining('La Marsa') } }, home.kind && {}] },
    });
    expect(request.contest.homes[1]).not.toHaveProperty('place');
    const { requests } = (await expert.get('requests?kind=contest')).body.data;
    expect(requests.map(({ id }: { id: string }) => id)).toContain(opened.body.data.id);
  });

  it('takes no home whose price is of a month to come', async () => {
    const { open, list } = await scene();
    expect(await open({ homes: [home, { ...home, date: '2999-01' }] })).toMatchObject({
      status: 400,
      body: {
        details: [{ field: 'homes.1.date', message: 'must not be a day or a month to come' }],
      },
    });
    expect((await list()).body.data.contests).toEqual([]);
  });

  it('is one at a time for an estimate, and five a month for an account', async () => {
    const { server, token, open, calculate, newest, path } = await scene();
    expect((await open()).status).toBe(201);
    expect(await open()).toMatchObject({ status: 409, body: { error: 'Contest already open' } });
    const { id } = await newest();
    expect((await server.call(`${path}/${id}`, { token, method: 'DELETE' })).status).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      const { data } = (await calculate({ ...flat, details: { surface: 90 + count } })).body;
      const other = `/api/user/estimations/${data.id}/contests`;
      expect((await server.post(other, contest, { token })).status).toBe(201);
    }
    const past = await open();
    expect(past).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    expect(past.body.waitTime).toBeGreaterThan(29 * 24 * 3600);
  });

  it('is read, made and withdrawn by the owner of the estimate alone', async () => {
    const { server, token, path, open, list, newest, start } = await scene();
    await open();
    const { id } = await newest();
    const stranger = await tokenOf(server, await verified(server, newPerson()));
    const withdraw = (as: string) => server.call(`${path}/${id}`, { token: as, method: 'DELETE' });
    expect((await list(stranger)).status).toBe(404);
    expect((await open({}, stranger)).status).toBe(404);
    expect((await withdraw(stranger)).status).toBe(404);
    // nor as a manual request, by its owner or another
    for (const as of [token, stranger])
      expect(
        (await server.call(`/api/manual-estimation/${id}`, { token: as, method: 'DELETE' })).status,
      ).toBe(404);
    expect((await server.call('/api/manual-estimation', { token })).body.data.estimations).toEqual([]);
    await start();
    expect(await withdraw(token)).toMatchObject({ status: 409, body: { error: 'Request already taken' } });
  });

  it('is answered beside the estimate, in its share and export, and the estimate stays as it was', async () => {
    const { server, token, estimate, open, newest, start, answer, history, exported } = await scene();
    const listed = async () => (await history()).body.data.estimations[0];
    expect(await listed()).not.toHaveProperty('contested');
    const { rooms } = flat.details;
    await open({ corrections: { ...contest.corrections, rooms, location: { lat: 36.87, lng: 10.3 } } });
    await start();
    expect(await listed()).toMatchObject({ contested: true });
    expect((await answer(corrected)).status).toBe(200);
    expect(await listed()).not.toHaveProperty('contested');
    const opinion = {
      at: expect.any(String),
      verdict: 'corrected',
      // nothing that was so before, nor where it is
      corrections: { surface: 120, condition: 'good', place: true },
      vente: { low: 400_000, price: 420_000, high: 450_000 },
      text: 'Le balcon compte.',
    };
    const record = await listed();
    expect(record).toMatchObject({ expertOpinion: opinion, result: estimate.estimation });
    expect(record.expertOpinion).not.toHaveProperty('location');
    expect(await newest()).toMatchObject({ status: 'completed', opinion });
    const shared = await server.post(`/api/user/estimations/${estimate.id}/shares`, {}, { token });
    const { text: _text, ...public_ } = opinion;
    const seen = (await server.call(`/api/shares/${shared.body.data.url.split('/').at(-1)}`)).body.data;
    expect(seen.estimation.expertOpinion).toEqual(public_);
    const { manualRequests } = (await exported()).body.data;
    expect(manualRequests[0]).toMatchObject({ verdict: 'corrected', contest: { estimationId: estimate.id } });
  });

  it('shows the expert what its owner corrected since, and is seen on the card of the correction', async () => {
    const { server, estimate, open, start, answer, newest, expert, calculate, history } = await scene();
    await open();
    server.pass(1);
    const details = { ...flat.details, surface: 130 };
    const first = (await calculate({ ...flat, details: { ...details, surface: 120 }, replaces: estimate.id }))
      .body.data;
    server.pass(1);
    const last = (await calculate({ ...flat, details, replaces: first.id })).body.data;
    const { request } = (await expert.get(`requests/${(await newest()).id}`)).body.data;
    expect(request).toMatchObject({
      surface: 100,
      contest: { corrected: { details, result: { netPrice: last.estimation.netPrice } } },
    });
    const card = async () => (await history('?by=property')).body.data.estimations[0];
    expect(await card()).toMatchObject({ id: last.id, folder: { count: 3, expert: ['awaited'] } });
    await start();
    await answer(corrected);
    expect(await card()).toMatchObject({ id: last.id, folder: { count: 3, expert: ['answered'] } });
    expect(await card()).not.toHaveProperty('expertOpinion');
  });

  it('has its answer corrected by the expert, with both kept', async () => {
    const { open, start, answer, expert, newest } = await scene();
    await open();
    await start();
    await answer(corrected);
    const changed = await answer({ action: 'correct', verdict: 'unknown', comments: 'Sans visite, non.' });
    expect(changed.status).toBe(200);
    const { request } = (await expert.get(`requests/${(await newest()).id}`)).body.data;
    expect(request).toMatchObject({ verdict: 'unknown', finalPrice: null, correctedAt: expect.any(String) });
    expect(request.history.at(-1)).toMatchObject({
      action: 'correct',
      replaced: {
        verdict: 'corrected',
        finalPrice: 420_000,
        rangeLow: 400_000,
        comments: 'Le balcon compte.',
      },
    });
    expect((await newest()).opinion).toMatchObject({ verdict: 'unknown', text: 'Sans visite, non.' });
  });

  it('is answered by email where its owner chose that, without any other notice', async () => {
    const { server, open, start, answer, token, estimate } = await scene();
    const { kysely } = database();
    await kysely
      .updateTable('accounts')
      .set({ email_verified_at: server.services.clock(), sms_notices: false })
      .where('id', 'in', (select) =>
        select.selectFrom('estimations').select('account_id').where('id', '=', estimate.id),
      )
      .execute();
    await open({ preferred_contact_method: 'email' });
    await start();
    await answer(corrected);
    await sendDueEmails(server.services);
    const { user } = (await server.call('/api/user/profile', { token })).body.data;
    const emails = await server.emailsTo(user.email);
    expect(emails).toMatchObject([
      {
        subject: 'Un expert a répondu à votre contestation',
        text: expect.stringContaining(`/dashboard?limit=15&bien=${estimate.id}`),
      },
    ]);
    expect(emails[0]!.text).toContain('vous avez contesté une estimation');
  });

  it('is answered by SMS where its owner chose that, though notices of requests are off', async () => {
    const { server, open, start, answer, token } = await scene();
    await server.call('/api/user/profile', { token, method: 'PATCH', body: { smsNotices: false } });
    const { phone } = (await server.call('/api/user/profile', { token })).body.data.user;
    const before = await server.messagesTo(phone);
    await open({ preferred_contact_method: 'phone' });
    await start();
    await answer(corrected);
    await sendDueNotifications(server.services);
    expect((await server.messagesTo(phone)).length).toBe(before.length + 1);
  });

  it.each([
    [{ ...corrected, comments: '' }, 400],
    [{ ...corrected, rangeLow: 430_000 }, 400],
    [{ ...corrected, rangeLow: undefined, rangeHigh: undefined }, 400],
    [{ verdict: 'corrected', comments: 'Non.' }, 400],
    [{ verdict: 'confirmed', finalPrice: 420_000 }, 400],
    [{ verdict: 'unknown' }, 400],
    [{ finalPrice: 420_000 }, 409],
    [{ verdict: 'confirmed' }, 200],
    [{ verdict: 'corrected', finalRent: 1500, rentLow: 1400, rentHigh: 1600, comments: 'Vue.' }, 200],
  ])('answered by %j gives %i', async (body, status) => {
    const { open, start, answer } = await scene();
    await open();
    await start();
    expect((await answer(body)).status).toBe(status);
  });

  it('of an estimate that shows no figure cannot be confirmed', async () => {
    const { estimate, open, start, answer, newest, expert } = await scene();
    await open();
    await start();
    const confidence = { sale: { score: 39 }, rent: { score: 39 } };
    await changeStoredAnswer(database(), estimate.id, { confidence });
    const { request } = (await expert.get(`requests/${(await newest()).id}`)).body.data;
    expect(request.contest.showsFigure).toBe(false);
    expect(await answer({ verdict: 'confirmed' })).toMatchObject({ status: 409 });
    expect((await answer({ verdict: 'unknown', comments: 'Trop peu d’annonces.' })).status).toBe(200);
  });

  it.each([
    { reasons: [] },
    { reasons: ['price'] },
    { message: 'x'.repeat(1001) },
    { homes: Array.from({ length: 6 }, () => home) },
    { homes: [{ ...home, price: 1.5 }] },
    { homes: [{ ...home, date: '2025-13' }] },
    { corrections: { surface: 0 } },
    { corrections: { location: { lat: 48.8, lng: 2.3 } } },
    { without: Array.from({ length: 17 }, () => 'id') },
  ])('is refused with %j', async (body) => {
    const { open } = await scene();
    expect(await open(body)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  });

  it('needs a way to answer', async () => {
    const { open } = await scene();
    expect(await open({ preferred_contact_method: 'pigeon' })).toMatchObject({
      status: 400,
      body: { error: 'Invalid contact method' },
    });
  });

  it('is counted in public, anew after five minutes', async () => {
    const { server, open, start, answer } = await scene();
    const counts = async () => (await server.call('/api/market/accuracy')).body.data.contests;
    const before = await counts();
    await open();
    await start();
    await answer(corrected);
    expect(await counts()).toEqual(before);
    server.pass(301);
    const one = (name: string) => before[name] + 1;
    expect(await counts()).toEqual({
      ...before,
      received: one('received'),
      answered: one('answered'),
      answeredInTime: one('answeredInTime'),
      corrected: one('corrected'),
    });
  });

  it('goes with its estimate: out of sight at once, and erased with it', async () => {
    const { server, estimate, open, list, newest, erase, restore, expert } = await scene();
    await open();
    const { id } = await newest();
    await erase(estimate.id);
    expect([(await list()).status, (await open()).status]).toEqual([404, 404]);
    expect((await expert.get(`requests/${id}`)).status).toBe(404);
    expect((await expert.move(id, { action: 'start', revision: 0 })).status).toBe(404);
    await restore(estimate.id);
    expect((await newest()).status).toBe('pending');
    await erase(estimate.id);
    server.pass(60);
    const { kysely } = database();
    await kysely.transaction().execute((trx) => eraseDeletedEstimations(trx, server.services.clock()));
    const left = await kysely.selectFrom('manual_requests').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
