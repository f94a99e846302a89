import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newestCode, newPerson, registered, tokenOf, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the steps of an account', (database) => {
  it('lead to no session, estimate or request before the phone is verified', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const person = await registered(server);
    const login = await server.post('/api/auth/login', person);
    expect(login).toMatchObject({ status: 403, body: { error: 'Phone number not verified' } });
    expect(login.text).not.toContain('token');
    for (const url of ['/api/estimation/calculate', '/api/estimation/preview', '/api/manual-estimation']) {
      expect((await server.post(url, {})).status).toBe(401);
    }
  });

  it('take the code of a phone once', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = await newestCode(server, phone);
    const verify = () => server.post('/api/auth/verify-phone', { email, code });
    expect((await verify()).status).toBe(200);
    expect(await verify()).toMatchObject({ status: 404, body: { error: 'No pending registration found' } });
  });

  it('take a code for what it was sent for, and from whom', async () => {
    const server = await startTestServer(database());
    const [mine, theirs] = [await verified(server), await registered(server)];
    await server.post('/api/auth/forgot-password', { email: mine.email });
    const resetCode = await newestCode(server, mine.phone);
    const verify = (email: string) => server.post('/api/auth/verify-phone', { email, code: resetCode });
    expect((await verify(mine.email)).status).toBe(404);
    expect(await verify(theirs.email)).toMatchObject({ body: { error: 'Invalid verification code' } });
    const resetTheirs = { email: theirs.email, code: resetCode, newPassword: 'jasmin-de-nuit' };
    expect((await server.post('/api/auth/reset-password', resetTheirs)).status).toBe(400);
  });

  it('open one account of two calls at once with one code', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = await newestCode(server, phone);
    const both = [1, 2].map(() => server.post('/api/auth/verify-phone', { email, code }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('open a session of its own at each login, from 256 random bits', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const tokens = [await tokenOf(server, person), await tokenOf(server, person)];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('are not skipped by fields nobody asked for', async () => {
    const server = await startTestServer(database());
    const uninvited = {
      role: 'expert',
      phone_verified_at: '2026-01-01T00:00:00Z',
      registration_replaced: true,
    };
    const person = newPerson();
    await server.post('/api/auth/register', { ...person, ...uninvited });
    expect((await server.post('/api/auth/login', person)).status).toBe(403);
    const { change, token, person: known } = await somebodySignedIn(server);
    expect((await change({ ...uninvited, full_name: 'Autre Nom' })).status).toBe(200);
    expect((await server.call('/api/experts/requests', { token })).status).toBe(403);
    const stored = await database()
      .kysely.selectFrom('accounts')
      .selectAll()
      .where('email', 'in', [person.email, known.email])
      .execute();
    for (const account of stored)
      expect(account).toMatchObject({ role: 'user', registration_replaced: false });
  });
});

describeOnBothDatabases('a visitor’s address', (database) => {
  const environment = { LIMIT_LOGINS_PER_ADDRESS_HOUR: '1', LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: '1' };
  const claims = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'via'];
  const calls: [string, (server: TestServer, headers: Record<string, string>) => Promise<number>][] = [
    [
      'logins',
      async (server, headers) => (await server.post('/api/auth/login', newPerson(), { headers })).status,
    ],
    [
      'registrations',
      async (server, headers) => (await server.post('/api/auth/register', newPerson(), { headers })).status,
    ],
  ];

  it.each(calls)('what a call says of itself changes nothing: %s', async (_what, call) => {
    const server = await startTestServer(database(), { environment });
    expect(await call(server, {})).not.toBe(429);
    for (const claim of claims) expect(await call(server, { [claim]: '198.51.100.7' })).toBe(429);
  });
});
