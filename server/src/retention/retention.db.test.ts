import { randomUUID } from 'node:crypto';
import { insertAnalyticsEvent, type Database, type Schema } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { daySeconds, secondsAfter } from '../process/clock.ts';
import { tokenOf, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';
import { describeReport } from './describe-report.ts';
import { eraseExpired } from './erase-expired.ts';

const now = new Date('2031-03-02T10:00:00.000Z');
const ago = (years: number, days = 0) =>
  new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() - days, 10));
const real = { dryRun: false };

const property = {
  property_type: 'villa' as const,
  lat: 33.88,
  lng: 10.09,
  localisation: 'Gabès',
  answers: '{}',
  details: '{}',
};

describeOnBothDatabases('retention', (database) => {
  beforeEach(async () => {
    const { kysely } = database();
    for (const table of ['accounts', 'analytics_events', 'geocode_cache', 'limits'] as const) {
      await kysely.deleteFrom(table).execute();
    }
  });

  async function account(createdAt: Date, lastLoginAt: Date | null, more: object = {}): Promise<string> {
    const id = randomUUID();
    await database()
      .kysely.insertInto('accounts')
      .values({
        id,
        email: `${id}@example.tn`,
        full_name: 'Leïla Ben Salah',
        phone: null,
        phone_verified_at: createdAt,
        password_hash: '',
        created_at: createdAt,
        last_login_at: lastLoginAt,
        ...more,
      })
      .execute();
    return id;
  }

  async function estimation(accountId: string, createdAt: Date, lastUsedAt: Date | null = null) {
    const id = randomUUID();
    await database()
      .kysely.insertInto('estimations')
      .values({
        id,
        account_id: accountId,
        created_at: createdAt,
        last_used_at: lastUsedAt,
        answer: Buffer.of(1),
        ...property,
      })
      .execute();
    return id;
  }

  async function request(accountId: string, createdAt: Date, more: object = {}): Promise<string> {
    const id = randomUUID();
    await database()
      .kysely.insertInto('manual_requests')
      .values({
        id,
        account_id: accountId,
        created_at: createdAt,
        answer_by: secondsAfter(createdAt, daySeconds),
        preferred_contact_method: 'phone',
        preferred_contact_time: 'morning',
        ...property,
        ...more,
      })
      .execute();
    return id;
  }

  const idsIn = async (table: 'accounts' | 'estimations' | 'manual_requests') =>
    (await database().kysely.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();
  const countIn = async (table: keyof Schema) => (await rowsOf(database(), table)).length;

  it('erases accounts three years after the last login, or the registration, with all that is theirs', async () => {
    const stored = [
      await account(ago(9), ago(3)),
      await account(ago(3), null),
      await account(ago(9), ago(0)),
    ];
    const gone = [await account(ago(9), ago(3, 1)), await account(ago(3, 1), null)];
    await estimation(gone[0]!, ago(3, 1));
    const report = await eraseExpired(database(), now, real);
    expect(await idsIn('accounts')).toEqual(stored.toSorted());
    expect(await countIn('estimations')).toBe(0);
    expect(report.accounts.map(({ id }) => id).toSorted()).toEqual(gone.toSorted());
  });

  it('keeps an account with an open request, a question unanswered or a use suspended, and says so', async () => {
    const waiting = await account(ago(9), ago(4, 3));
    await request(waiting, ago(4, 3));
    const asking = await account(ago(9), ago(4, 2));
    await database()
      .kysely.insertInto('privacy_requests')
      .values({
        id: randomUUID(),
        account_id: asking,
        kind: 'objection',
        message: '',
        created_at: ago(4),
        due_at: ago(4),
      })
      .execute();
    const suspended = await account(ago(9), ago(4, 1), { limited_since: ago(4) });
    const report = await eraseExpired(database(), now, real);
    expect(report.accounts).toMatchObject([
      { id: waiting, retainedFor: 'an open request' },
      { id: asking, retainedFor: 'an unanswered question about personal data' },
      { id: suspended, retainedFor: 'a suspended use of data' },
    ]);
    expect(await countIn('accounts')).toBe(3);
  });

  it('erases registrations that nobody completed in thirty days, unless they go on', async () => {
    const pending = { phone_verified_at: null };
    const stored = [await account(ago(0, 30), null, pending), await account(ago(0, 31), null)];
    await account(ago(0, 31), null, pending);
    const goesOn = await account(ago(0, 31), null, pending);
    const code = {
      id: randomUUID(),
      account_id: goesOn,
      purpose: 'verify_phone' as const,
      code_hash: '',
      asked_from: null,
      sent_at: now,
      expires_at: now,
    };
    await database().kysely.insertInto('codes').values(code).execute();
    const report = await eraseExpired(database(), now, real);
    expect(await idsIn('accounts')).toEqual([...stored, goesOn].toSorted());
    expect(report).toMatchObject({ registrations: 1, accounts: [] });
    expect(describeReport(report, real)).toContain('- 1 registrations begun more than 30 days ago');
  });

  it('erases estimates and closed requests five years after they were made or last shown', async () => {
    const owner = await account(ago(9), ago(0));
    const closed = { status: 'completed' as const };
    const contest = async (estimation_id: string) =>
      request(owner, ago(9), { ...closed, closed_at: ago(9), kind: 'contest', estimation_id, contest: '{}' });
    const shown = await estimation(owner, ago(9), ago(5));
    const stored = {
      estimations: [await estimation(owner, ago(5)), shown],
      requests: [
        await contest(shown),
        await request(owner, ago(9), { ...closed, closed_at: ago(5) }),
        await request(owner, ago(9), { ...closed, closed_at: ago(9), last_used_at: ago(5) }),
        await request(owner, ago(9), { last_used_at: ago(9) }),
      ],
    };
    const unused = await estimation(owner, ago(5, 1));
    await contest(unused);
    const gone = {
      estimations: [unused, await estimation(owner, ago(9), ago(5, 1))],
      requests: [await request(owner, ago(9), { ...closed, closed_at: ago(5, 1) })],
    };
    const report = await eraseExpired(database(), now, real);
    expect(await idsIn('estimations')).toEqual(stored.estimations.toSorted());
    expect(await idsIn('manual_requests')).toEqual(stored.requests.toSorted());
    expect(report.estimations.map(({ id }) => id).toSorted()).toEqual(gone.estimations.toSorted());
    expect(report.manualRequests.map(({ id }) => id)).toEqual(gone.requests);
    expect(report.openRequestsRetained).toBe(1);
  });

  it('erases browsing after 13 months, and what was only of use for a while', async () => {
    const { kysely } = database();
    const event = { name: 'page_view', page: '/', properties: '{}' };
    for (const occurred_at of [ago(1, 28), ago(1, 29)]) {
      await insertAnalyticsEvent(kysely, { ...event, occurred_at });
    }
    for (const [key, days] of [
      ['fresh', 30],
      ['stale', 31],
    ] as const) {
      await kysely
        .insertInto('geocode_cache')
        .values({ key, display_name: 'Gabès', fetched_at: ago(0, days) })
        .execute();
    }
    for (const [key, days] of [
      ['codes 192.0.2.1', 1],
      ['codes 192.0.2.2', 2],
    ] as const) {
      await kysely
        .insertInto('limits')
        .values({ key, hits: 1, window_began_at: ago(0, days) })
        .execute();
    }
    const report = await eraseExpired(database(), now, real);
    expect(report.dated).toEqual({
      analytics_events: 1,
      geocode_cache: 1,
      limits: 1,
      limits_past_deletion: 0,
      sessions: 0,
      codes: 0,
      login_failures: 0,
      contact_changes: 0,
      shares: 0,
      emails: 0,
      followed_values: 0,
      proofs: 0,
    });
    for (const table of ['analytics_events', 'geocode_cache', 'limits'] as const) {
      expect(await countIn(table)).toBe(1);
    }
  });

  it('erases dead codes and sessions, and leaves living ones', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    await tokenOf(server, person);
    await tokenOf(server, person, true);
    const before = server.services.clock();
    expect((await eraseExpired(database(), before, real)).dated).toMatchObject({ sessions: 0, codes: 0 });
    server.pass(24 * 3600 + 60);
    const after = server.services.clock();
    expect((await eraseExpired(database(), after, real)).dated).toMatchObject({ sessions: 1, codes: 1 });
  });

  it('on trial lists what it would erase, and leaves every row as it is', async () => {
    const gone = await account(ago(9), ago(4));
    const owner = await account(ago(9), ago(0));
    const old = await estimation(owner, ago(6));
    await insertAnalyticsEvent(database().kysely, {
      name: 'page_view',
      page: '/',
      properties: '{}',
      occurred_at: ago(2),
    });
    const tables = ['accounts', 'estimations', 'analytics_events'] as const;
    const all = () => Promise.all(tables.map((table) => rowsOf(database(), table)));
    const before = await all();
    const trial = await eraseExpired(database(), now, { dryRun: true });
    expect(await all()).toEqual(before);
    const text = describeReport(trial, { dryRun: true });
    expect(text).toContain('Nothing was erased');
    expect(text).toContain(`${gone}, last used on 2027-03-02`);
    expect(text).toContain(`${old}, last used on 2025-03-02`);
    expect(text).not.toContain('example.tn');
    expect(await eraseExpired(database(), now, real)).toEqual(trial);
  });

  it('counts an estimate that is read without being shown as unused', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const owner = await somebodySignedIn(server);
    await owner.estimate();
    server.pass(3600);
    await server.call('/api/user/estimations?limit=1&shown=false', { token: owner.token });
    expect(await rowsOf(database(), 'estimations')).toMatchObject([{ last_used_at: null }]);
  });

  it('counts a record as used when the dashboard shows it', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const token = await tokenOf(server, await verified(server));
    const requested = {
      type: 'apartment',
      location: lakeside,
      localisation: 'Les Berges du Lac',
      intended_action: 'vendre',
      details: { surface: 100, rooms: 3, bathrooms: 1 },
      preferred_contact_method: 'phone',
      preferred_contact_time: 'morning',
    };
    const records = [
      { table: 'estimations', ask: '/api/estimation/calculate', show: '/api/user/estimations' },
      { table: 'manual_requests', ask: '/api/manual-estimation', show: '/api/manual-estimation' },
    ] as const;
    for (const { table, ask, show } of records) {
      expect((await server.post(ask, requested, { token })).body).toMatchObject({ success: true });
      server.pass(3600);
      await server.call(show, { token });
      const shownAt = server.services.clock().toISOString();
      expect(await rowsOf(database(), table)).toMatchObject([{ last_used_at: shownAt }]);
    }
  });
});

function rowsOf({ kysely }: Database, table: keyof Schema): Promise<object[]> {
  return kysely
    .selectFrom(table as 'accounts')
    .selectAll()
    .execute();
}
