import { findAccountByEmail } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { describe, expect, it } from 'vitest';
import {
  guessFromEverywhere,
  newPerson,
  registered,
  tokenOf,
  verified,
  type Person,
} from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { findKnownDevice } from './known-devices.ts';

const logIn = (server: TestServer, { email, password }: Pick<Person, 'email' | 'password'>) =>
  server.post('/api/auth/login', { email, password });
const session = (server: TestServer, token: string) => server.call('/api/auth/session', { token });

const day = 24 * 3600;

describeOnBothDatabases('login', (database) => {
  it('answers the same to a wrong password and to an unknown address', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const wrong = await logIn(server, { ...person, password: 'not this one' });
    const unknown = await logIn(server, newPerson());
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Wrong email or password' } });
    expect(unknown.text).toBe(wrong.text);
  });

  it('sends whoever never verified their phone to do it, with the right password only', async () => {
    const server = await startTestServer(database());
    const person = await registered(server);
    expect(await logIn(server, person)).toMatchObject({
      status: 403,
      body: {
        error: 'Phone number not verified',
        nextStep: 'send_verification_code',
        email: person.email,
      },
    });
    expect((await logIn(server, { ...person, password: 'not this one' })).status).toBe(401);
  });

  it('waits, growing, after the fifth failure in a row, and never for good', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const fail = () => logIn(server, { ...person, password: 'not this one' });
    for (let failure = 1; failure <= 5; failure += 1) expect((await fail()).status).toBe(401);
    expect(await logIn(server, person)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
      body: { error: 'Too many attempts', waitTime: 5 },
    });
    server.pass(5);
    expect((await fail()).status).toBe(401);
    expect(await fail()).toMatchObject({ status: 429, body: { waitTime: 10 } });
    server.pass(10);
    await tokenOf(server, person);
    for (let failure = 1; failure <= 5; failure += 1) expect((await fail()).status).toBe(401);
  });

  it('keeps nobody waiting for the failures of another network', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const failFrom = (from: string) =>
      server.post('/api/auth/login', { ...person, password: 'not this one' }, { from });
    for (let failure = 1; failure <= 5; failure += 1) await failFrom(`198.51.100.${failure}`);
    expect((await failFrom('198.51.100.6')).status).toBe(429);
    expect((await failFrom('198.51.101.1')).status).toBe(401);
    await tokenOf(server, person);
    expect((await failFrom('198.51.100.6')).status).toBe(429);
  });

  it('takes a hundred failures an hour over all networks, then only a device that signed in before', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const { device } = (await logIn(server, person)).body.data;
    const stranger = await verified(server);
    const { device: ofStranger } = (await logIn(server, stranger)).body.data;
    await guessFromEverywhere(server, person.email);

    const withDevices = (...devices: string[]) => server.post('/api/auth/login', { ...person, devices });
    expect(await logIn(server, person)).toMatchObject({ status: 429, body: { waitTime: 3600 } });
    expect((await withDevices(ofStranger, `${device}x`)).status).toBe(429);
    expect((await withDevices(ofStranger, device)).status).toBe(200);
    server.pass(3600);
    await tokenOf(server, person);
  });

  it('counts the failures of a known device by themselves', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const { device } = (await logIn(server, person)).body.data;
    const guess = () =>
      server.post('/api/auth/login', { ...person, devices: [device], password: 'not this one' });
    for (let failure = 1; failure <= 5; failure += 1) expect((await guess()).status).toBe(401);
    expect(await guess()).toMatchObject({ status: 429, body: { waitTime: 5 } });
    await tokenOf(server, person);
  });

  it('knows a device for half a year, and only while the password stays', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const { device } = (await logIn(server, person)).body.data;
    const account = () => findAccountByEmail(database().kysely, person.email);
    const isKnown = async () =>
      findKnownDevice(await account(), [device], server.services.clock()) !== undefined;
    server.pass(180 * day - 1);
    expect(await isKnown()).toBe(true);
    server.pass(2);
    expect(await isKnown()).toBe(false);
    server.pass(-10);
    expect(await isKnown()).toBe(true);
    const { change } = await somebodySignedIn(server, person);
    await change({ password: person.password, newPassword: 'jasmin-et-citronnier' });
    expect(await isKnown()).toBe(false);
  });

  it('gives a burst of guesses no more tries', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const guesses = Array.from({ length: 12 }, () => logIn(server, { ...person, password: 'not this one' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('takes any number of right passwords at once', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(server, person)));
    expect(new Set(tokens).size).toBe(8);
  });

  it('is limited for one address, whatever the accounts and the process', async () => {
    const environment = { LIMIT_LOGINS_PER_ADDRESS_HOUR: '2' };
    const [first, second] = [
      await startTestServer(database(), { environment }),
      await startTestServer(database(), { environment }),
    ];
    const from = '192.0.2.80';
    const logInAt = (server: TestServer) => server.post('/api/auth/login', newPerson(), { from });
    expect((await logInAt(first)).status).toBe(401);
    expect((await logInAt(second)).status).toBe(401);
    expect(await logInAt(first)).toMatchObject({ status: 429, body: { waitTime: 3600 } });
    expect((await logInAt(second)).status).toBe(429);
  });

  it('knows its limits after a restart', async () => {
    const person = newPerson();
    const from = '192.0.2.81';
    const first = await startTestServer(database());
    await verified(first, person);
    for (let failure = 1; failure <= 20; failure += 1) {
      await first.post('/api/auth/login', { ...person, password: 'not this one' }, { from });
      first.pass(900);
    }
    const second = await startTestServer(database());
    second.pass(20 * 900 - 5);
    expect((await second.post('/api/auth/login', person, { from })).status).toBe(429);
  });
});

describeOnBothDatabases('registrations', (database) => {
  it('are limited for one address', async () => {
    const server = await startTestServer(database(), {
      environment: { LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: '1' },
    });
    expect((await server.post('/api/auth/register', newPerson())).status).toBe(201);
    expect(await server.post('/api/auth/register', newPerson())).toMatchObject({
      status: 429,
      body: { waitTime: 3600 },
    });
  });
});

describeOnBothDatabases('session', (database) => {
  it('shows its user and ends everywhere on logout', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const [token, other] = [await tokenOf(server, person), await tokenOf(server, person)];
    expect(await session(server, token)).toMatchObject({
      status: 200,
      body: { success: true, data: { user: { email: person.email, phone: person.phone } } },
    });
    const announced = { token, headers: { 'content-type': 'application/json' } };
    expect((await server.call('/api/auth/logout', { ...announced, method: 'POST' })).status).toBe(200);
    expect(await session(server, token)).toMatchObject({
      status: 401,
      body: { error: 'Invalid or expired token', code: 'invalid_token' },
    });
    expect((await session(server, other)).status).toBe(200);
  });

  it.each(['', 'Bearer ', 'Bearer made-up', 'Basic dXNlcjpwYXNz'])(
    'is not made by %j',
    async (authorization) => {
      const server = await startTestServer(database());
      const answer = await server.call('/api/auth/session', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { error: 'Invalid or expired token' } });
    },
  );

  describe.each([
    ['usual', false, day],
    ['remembered', true, 30 * day],
  ])('%s', (_name, remember, lifetime) => {
    it('ends when it is not used for its lifetime', async () => {
      const server = await startTestServer(database());
      const token = await tokenOf(server, await verified(server), remember);
      server.pass(lifetime - 60);
      expect((await session(server, token)).status).toBe(200);
      server.pass(lifetime - 60);
      expect((await session(server, token)).status).toBe(200);
      server.pass(lifetime);
      expect((await session(server, token)).status).toBe(401);
    });

    it('ends after ninety days, however much it is used', async () => {
      const server = await startTestServer(database());
      const token = await tokenOf(server, await verified(server), remember);
      for (let used = 0; used < 90; used += 1) {
        expect((await session(server, token)).status).toBe(200);
        server.pass(day - 60);
      }
      server.pass(90 * 60);
      expect((await session(server, token)).status).toBe(401);
    });
  });
});
