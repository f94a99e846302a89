import type { QueuedRequest } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { expertSignedIn, type SignedInExpert } from '../testing/experts.ts';
import { newPerson, verified } from '../testing/people.ts';
import { answerAsExpert, somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const hour = 3600;

describeOnBothDatabases('the queue of requests', (database) => {
  let server: TestServer;
  let expert: SignedInExpert;
  beforeEach(async () => {
    await database().kysely.deleteFrom('manual_requests').execute();
    server = await startTestServer(database());
    expert = await expertSignedIn(server, database());
  });

  const signedIn = async (full_name: string) =>
    somebodySignedIn(server, await verified(server, { ...newPerson(), full_name }));
  const queue = async (query = ''): Promise<QueuedRequest[]> => {
    const { status, body } = await expert.get(`requests${query}`);
    expect(status).toBe(200);
    return body.data.requests;
  };
  const places = async (query = '') => (await queue(query)).map(({ localisation }) => localisation);

  it('shows the late ones first, then by due date, then the closed ones, last closed first', async () => {
    const owner = await signedIn('Leïla Ben Salah');
    const ask = async (localisation: string): Promise<string> =>
      (await owner.requestExpert({ localisation })).body.data.id;
    const first = await ask('closed first');
    const second = await ask('closed last');
    await ask('late');
    server.pass(23 * hour);
    await expert.move(first, { action: 'cancel', revision: 0, reason: 'Doublon' });
    server.pass(hour / 2);
    await expert.move(second, { action: 'cancel', revision: 0, reason: 'Doublon' });
    await owner.requestExpert({ localisation: 'due today' });
    server.pass(hour / 2);
    const requests = await queue();
    expect(requests.map(({ localisation, late }) => [localisation, late])).toEqual([
      ['late', true],
      ['due today', false],
      ['closed last', false],
      ['closed first', false],
    ]);
    expect(await places('?late=true')).toEqual(['late']);
    expect(await places('?late=false')).toHaveLength(4);
    expect(await places('?status=cancelled')).toEqual(['closed last', 'closed first']);
    expect(await places('?status=pending&late=true')).toEqual(['late']);
  });

  it('goes by what is due first: a request about the weekend has until Sunday', async () => {
    const owner = await signedIn('Leïla Ben Salah');
    // the clock stands at a Monday
    await owner.requestExpert({ localisation: 'weekend', preferred_contact_time: 'weekend' });
    server.pass(5 * 24 * hour);
    const other = await signedIn('Omar Trabelsi');
    await other.requestExpert({ localisation: 'Saturday' });
    expect((await queue()).map(({ localisation, dueAt }) => [localisation, dueAt])).toEqual([
      ['Saturday', expect.stringMatching(/^2026-03-08T10:0/)],
      ['weekend', '2026-03-08T17:00:00.000Z'],
    ]);
    server.pass(30 * hour);
    expect(await places('?late=true')).toEqual(['Saturday']);
    server.pass(hour);
    expect(await places('?late=true')).toEqual(['Saturday', 'weekend']);
  });

  it('tells what an expert wants at a glance, with its 24 hours', async () => {
    const owner = await signedIn('Leïla Ben Salah');
    await owner.requestExpert();
    const [request] = await queue();
    expect(request).toEqual({
      id: expect.any(String),
      kind: 'request',
      createdAt: expect.any(String),
      dueAt: expect.any(String),
      late: false,
      closedAt: null,
      status: 'pending',
      propertyType: 'apartment',
      localisation: 'Les Berges du Lac',
      localisationAr: 'ضفاف البحيرة',
      surface: 100,
      contact: { fullName: 'Leïla Ben Salah', email: owner.person.email, phone: owner.person.phone },
      preferredContactMethod: 'both',
      preferredContactTime: 'evening',
      timeZone: null,
      assignedTo: null,
      revision: 0,
    });
    expect(Date.parse(request!.dueAt) - Date.parse(request!.createdAt)).toBe(24 * hour * 1000);
  });

  it('is searched by place, name, email and phone, whatever the case and the accents', async () => {
    const leila = await signedIn('Leïla Ben Salah');
    await leila.requestExpert({ localisation: 'Gabès, 100 % vue' });
    const omar = await signedIn('Omar Trabelsi');
    await omar.requestExpert({ localisation: 'Sousse' });
    const found = (q: string) => places(`?q=${encodeURIComponent(q)}`);
    for (const q of ['gabes', 'GABÈS', 'leila', 'Ben Salah', leila.person.email.slice(0, -4), '100 %']) {
      expect([q, await found(q)]).toEqual([q, ['Gabès, 100 % vue']]);
    }
    const digits = omar.person.phone.slice(-6);
    for (const q of [digits, `${digits.slice(0, 3)} ${digits.slice(3)}`, omar.person.phone]) {
      expect([q, await found(q)]).toEqual([q, ['Sousse']]);
    }
    for (const q of ['_', '()', 'Sfax', 'Gabes Sousse']) expect([q, await found(q)]).toEqual([q, []]);
    expect(await found(' ')).toHaveLength(2);
  });

  it('hides the requests of an owner who had the use of the data suspended, whose time stands still', async () => {
    const owner = await signedIn('Leïla Ben Salah');
    const { id } = (await owner.requestExpert()).body.data;
    const mine = async () =>
      (await server.call('/api/manual-estimation', { token: owner.token })).body.data.estimations[0];
    const seen = async () => ({
      queued: (await queue()).length,
      csv: (await expert.get('requests.csv')).text.trimEnd().split('\r\n').length - 1,
      open: (await expert.get('figures')).body.data.open,
      detail: (await expert.get(`requests/${id}`)).status,
      note: (await expert.note(id, { kind: 'call', outcome: 'no_answer', text: '' })).status,
    });
    expect(await seen()).toEqual({ queued: 1, csv: 1, open: 1, detail: 200, note: 201 });
    server.pass(hour);
    const limitation = (await owner.ask('limitation')).body.data.request;
    await answerAsExpert(server, expert, limitation.id, { accepted: true, answer: 'Oui.' });
    expect(await seen()).toEqual({ queued: 0, csv: 0, open: 0, detail: 404, note: 404 });
    expect((await expert.move(id, { action: 'take', revision: 0 })).status).toBe(404);
    expect(await mine()).toMatchObject({ suspended: true, due_at: null });
    server.pass(20 * hour);
    await owner.change({ limited: false });
    expect(await seen()).toEqual({ queued: 1, csv: 1, open: 1, detail: 200, note: 201 });
    expect(await mine()).not.toHaveProperty('suspended');
    server.pass(23 * hour - 1);
    expect(await places('?late=true')).toEqual([]);
    server.pass(1);
    expect(await places('?late=true')).toHaveLength(1);
  });

  it('is shown page by page', async () => {
    const owner = await signedIn('Leïla Ben Salah');
    for (const localisation of ['1', '2', '3']) {
      await owner.requestExpert({ localisation });
      server.pass(1);
    }
    expect((await expert.get('requests?limit=2&page=2')).body.data).toMatchObject({
      requests: [{ localisation: '3' }],
      pagination: { currentPage: 2, totalPages: 2, totalEstimations: 3, limit: 2, prevPage: 1 },
    });
    for (const query of ['page=0', 'limit=16', 'status=lost', 'late=yes']) {
      expect(await expert.get(`requests?${query}`)).toMatchObject({ status: 400 });
    }
  });
});
