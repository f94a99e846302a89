import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newestCode, newPerson, registered, wrongCode } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the code of a registration', (database) => {
  it('is dead after ten minutes', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = await newestCode(server, phone);
    server.pass(600);
    const late = await server.post('/api/auth/verify-phone', { email, code });
    expect(late).toMatchObject({ status: 400, body: { error: 'Verification code expired' } });
  });

  it('is dead once a newer one is sent', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const old = await newestCode(server, phone);
    server.pass(180);
    await server.post('/api/auth/send-verification-code', { email });
    // one time in a million both are the same
    const newest = await newestCode(server, phone);
    const stale = await server.post('/api/auth/verify-phone', { email, code: old });
    expect(stale).toMatchObject({ status: 400, body: { error: 'Invalid verification code' } });
    expect((await server.post('/api/auth/verify-phone', { email, code: newest })).status).toBe(200);
  });

  it('is void after five wrong tries, even for the right digits', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = await newestCode(server, phone);
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const answer = await server.post('/api/auth/verify-phone', { email, code: wrongCode(code) });
      expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid verification code' } });
    }
    const sixth = await server.post('/api/auth/verify-phone', { email, code });
    expect(sixth).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts', code: 'code_exhausted' },
    });
    expect(sixth.body).not.toHaveProperty('waitTime');

    server.pass(29);
    const resend = () => server.post('/api/auth/send-verification-code', { email });
    expect(await resend()).toMatchObject({ status: 429, body: { waitTime: 1 } });
    server.pass(1);
    expect((await resend()).status).toBe(200);
    const fresh = await newestCode(server, phone);
    expect((await server.post('/api/auth/verify-phone', { email, code: fresh })).status).toBe(200);
  });

  it('is replaced no sooner because strangers spent its tries, nor more often in an hour because its owner did', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const resend = () => server.post('/api/auth/send-verification-code', { email });
    const spend = async (from: object) => {
      const code = wrongCode(await newestCode(server, phone));
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        await server.post('/api/auth/verify-phone', { email, code }, from);
        // past the waits that grow with wrong codes in a row, which spend no try
        server.pass(5);
      }
    };
    await spend({ from: '198.51.100.7' });
    expect(await resend()).toMatchObject({ status: 429, body: { waitTime: 155 } });
    await spend({});
    expect((await resend()).status).toBe(200);
    server.pass(30);
    expect(await resend()).toMatchObject({ status: 429, body: { waitTime: 150 } });
  });

  it.each([
    ['whoever asked for it', undefined, '198.51.100.7'],
    ['all others', '198.51.100.7', undefined],
  ])('keeps its tries for %s while the other side spends theirs', async (_who, typing, guessing) => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = await newestCode(server, phone);
    const type = (digits: string, from: string | undefined) =>
      server.post('/api/auth/verify-phone', { email, code: digits }, from === undefined ? {} : { from });
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      expect((await type(wrongCode(code), guessing)).status).toBe(400);
    }
    expect((await type(code, guessing)).body).toMatchObject({ code: 'code_exhausted' });
    expect((await type(code, typing)).status).toBe(200);
  });

  it('gives all addresses but the one that asked five tries together', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = wrongCode(await newestCode(server, phone));
    const guess = (from: string) => server.post('/api/auth/verify-phone', { email, code }, { from });
    for (let other = 1; other <= 5; other += 1) {
      expect((await guess(`198.51.100.${other}`)).status).toBe(400);
    }
    expect((await guess('198.51.100.6')).body).toMatchObject({ code: 'code_exhausted' });
  });

  it('is checked so often for one address, whatever the accounts', async () => {
    const server = await startTestServer(database(), {
      environment: { LIMIT_CODES_PER_ADDRESS_HOUR: '1' },
    });
    const probe = (call: string) =>
      server.post(`/api/auth/${call}`, { ...newPerson(), code: '123456', newPassword: 'jasmin-de-nuit' });
    for (let probes = 1; probes <= 5; probes += 1) {
      expect((await probe('verify-phone')).status).toBe(404);
      expect((await probe('verify-reset-code')).status).toBe(400);
    }
    for (const call of ['verify-phone', 'verify-reset-code', 'reset-password']) {
      expect(await probe(call)).toMatchObject({ status: 429, body: { waitTime: 3600 } });
    }
  });

  it('may be asked for again after a clock was set back, and the new one is good', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    server.pass(-5 * 3600);
    expect((await server.post('/api/auth/send-verification-code', { email })).status).toBe(200);
    const code = await newestCode(server, phone);
    expect((await server.post('/api/auth/verify-phone', { email, code })).status).toBe(200);
  });

  it('gives a burst of guesses five tries too', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = wrongCode(await newestCode(server, phone));
    const guesses = Array.from({ length: 12 }, () => server.post('/api/auth/verify-phone', { email, code }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('waits longer and longer while new codes are guessed as well', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const guess = async () =>
      server.post('/api/auth/verify-phone', { email, code: wrongCode(await newestCode(server, phone)) });
    for (let wrong = 1; wrong <= 5; wrong += 1) await guess();
    server.pass(180);
    await server.post('/api/auth/send-verification-code', { email });
    expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject({ status: 429, body: { waitTime: 10 } });
    server.pass(10);
    expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject({ status: 429, body: { waitTime: 20 } });
  });

  it('is refused by form before anything is counted', async () => {
    const server = await startTestServer(database());
    const { email } = await registered(server);
    const answer = await server.post('/api/auth/verify-phone', { email, code: '12345' });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Invalid verification code', details: [{ field: 'code' }] },
    });
  });
});
