import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import {
  guessFromEverywhere,
  newestCode,
  newPerson,
  registered,
  tokenOf,
  verified,
  wrongCode,
} from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const newPassword = 'jasmin-et-citronnier';

const ask = (server: TestServer, body: object) => server.post('/api/auth/forgot-password', body);
const check = (server: TestServer, email: string, code: string) =>
  server.post('/api/auth/verify-reset-code', { email, code });
const reset = (server: TestServer, body: object) => server.post('/api/auth/reset-password', body);

async function withResetCode(server: TestServer) {
  const person = await verified(server);
  await ask(server, { email: person.email });
  return { person, email: person.email, code: await newestCode(server, person.phone) };
}

describeOnBothDatabases('a forgotten password', (database) => {
  it('is replaced with a code, and every session ends', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const token = await tokenOf(server, person);
    const requested = await ask(server, { email: person.email });
    expect(requested).toMatchObject({
      status: 200,
      body: { success: true, data: { maskedPhone: `+216 ** *** *${person.phone.slice(-2)}` } },
    });
    const code = await newestCode(server, person.phone);

    expect((await check(server, person.email, code)).status).toBe(200);
    expect((await check(server, person.email, code)).status).toBe(200);
    expect((await reset(server, { email: person.email, code, newPassword })).status).toBe(200);

    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    expect((await server.post('/api/auth/login', { ...person })).status).toBe(401);
    await tokenOf(server, { ...person, password: newPassword });
    const replay = await reset(server, { email: person.email, code, newPassword: 'encore-un-autre' });
    expect(replay).toMatchObject({ status: 400, body: { error: 'Invalid or expired reset code' } });
    expect(await check(server, person.email, code)).toMatchObject({
      status: 400,
      body: { error: 'Invalid reset code' },
    });
  });

  it.each([{}, { email: '' }, { email: ' ' }, { email: null }])('needs an address: %j', async (body) => {
    const server = await startTestServer(database());
    expect(await ask(server, body)).toMatchObject({ status: 400, body: { error: 'Email is required' } });
  });

  it('needs an address that looks like one', async () => {
    const server = await startTestServer(database());
    expect(await ask(server, { email: 'somebody' })).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', details: [{ field: 'email', message: expect.any(String) }] },
    });
  });

  it('is nobody’s where no registration was completed', async () => {
    const server = await startTestServer(database());
    const pending = await registered(server);
    for (const { email } of [pending, newPerson()]) {
      expect(await ask(server, { email })).toMatchObject({ status: 404, body: { error: 'User not found' } });
    }
  });

  it('is not reset with a wrong code, one for another purpose, or one too old', async () => {
    const server = await startTestServer(database());
    const person = await registered(server);
    const verificationCode = await newestCode(server, person.phone);
    await server.post('/api/auth/verify-phone', { email: person.email, code: verificationCode });
    const { email } = person;
    expect(await check(server, email, verificationCode)).toMatchObject({
      body: { error: 'Invalid reset code' },
    });

    await ask(server, { email });
    const code = await newestCode(server, person.phone);
    expect(await reset(server, { email, code: wrongCode(code), newPassword })).toMatchObject({
      status: 400,
      body: { error: 'Invalid or expired reset code' },
    });
    server.pass(600);
    expect(await check(server, email, code)).toMatchObject({
      status: 400,
      body: { error: 'Reset code has expired' },
    });
    expect(await reset(server, { email, code, newPassword })).toMatchObject({
      status: 400,
      body: { error: 'Invalid or expired reset code' },
    });
  });

  it('is not reset with something that is not a code', async () => {
    const server = await startTestServer(database());
    const { email } = await withResetCode(server);
    expect(await check(server, email, '12345')).toMatchObject({
      status: 400,
      body: { error: 'Invalid reset code', details: [{ field: 'code' }] },
    });
    expect(await reset(server, { email, code: 'abcdef', newPassword })).toMatchObject({
      status: 400,
      body: { error: 'Invalid or expired reset code' },
    });
  });

  it('leaves five tries, counted over both calls that take the code', async () => {
    const server = await startTestServer(database());
    const { email, code } = await withResetCode(server);
    for (let wrong = 1; wrong <= 3; wrong += 1) {
      expect((await check(server, email, wrongCode(code))).status).toBe(400);
    }
    for (let wrong = 4; wrong <= 5; wrong += 1) {
      expect((await reset(server, { email, code: wrongCode(code), newPassword })).status).toBe(400);
    }
    const exhausted = { status: 429, body: { error: 'Too many attempts', code: 'code_exhausted' } };
    expect(await check(server, email, code)).toMatchObject(exhausted);
    expect(await reset(server, { email, code, newPassword })).toMatchObject(exhausted);
  });

  it.each([
    ['short', 'Password must be at least 6 characters long'],
    ['123456', 'Password is too common'],
    ['x'.repeat(1025), 'Validation failed'],
  ])('is not replaced with %s', async (password, error) => {
    const server = await startTestServer(database());
    const { email, code } = await withResetCode(server);
    expect(await reset(server, { email, code, newPassword: password })).toMatchObject({
      status: 400,
      body: { error },
    });
    expect((await reset(server, { email, code, newPassword })).status).toBe(200);
  });

  it('ends the wait that wrong passwords began', async () => {
    const server = await startTestServer(database());
    const { person, email, code } = await withResetCode(server);
    for (let wrong = 1; wrong <= 6; wrong += 1) {
      await server.post('/api/auth/login', { email, password: 'not this one' });
    }
    await reset(server, { email, code, newPassword });
    expect(await tokenOf(server, { ...person, password: newPassword })).toBeTypeOf('string');
  });

  it('lets its owner in although strangers from everywhere guess the password', async () => {
    const server = await startTestServer(database());
    const { person, email, code } = await withResetCode(server);
    await guessFromEverywhere(server, email);
    expect((await server.post('/api/auth/login', person)).status).toBe(429);
    await reset(server, { email, code, newPassword });
    await tokenOf(server, { ...person, password: newPassword });
  });
});
