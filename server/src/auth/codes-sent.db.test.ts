import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newestCode, newPerson, registered, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const sendTo = (server: TestServer, email: string) =>
  server.post('/api/auth/send-verification-code', { email });
const recover = (server: TestServer, email: string) => server.post('/api/auth/forgot-password', { email });

const alertsOf = (server: TestServer): string[] =>
  server.log.flatMap((line) => {
    const { alert, msg } = JSON.parse(line);
    return alert ? [msg] : [];
  });

describeOnBothDatabases('codes sent', (database) => {
  it('wait 180 seconds for each other', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    server.pass(60);
    const early = await sendTo(server, email);
    expect(early).toMatchObject({
      status: 429,
      headers: { 'retry-after': '120' },
      body: { success: false, error: 'Too many attempts', code: 'too_many_attempts', waitTime: 120 },
    });
    server.pass(120);
    expect((await sendTo(server, email)).status).toBe(200);
    expect(await server.messagesTo(phone)).toHaveLength(2);
  });

  it('are five an hour, of which what was refused is none', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    for (let more = 1; more <= 4; more += 1) {
      expect((await sendTo(server, email)).status).toBe(429);
      server.pass(180);
      expect((await sendTo(server, email)).status).toBe(200);
    }
    server.pass(180);
    const sixth = await sendTo(server, email);
    expect(sixth).toMatchObject({ status: 429, body: { waitTime: 3600 - 5 * 180 } });
    server.pass(3600 - 5 * 180);
    expect((await sendTo(server, email)).status).toBe(200);
    expect(await server.messagesTo(phone)).toHaveLength(6);
  });

  it('are five an hour to a phone, under however many addresses it is registered', async () => {
    const server = await startTestServer(database());
    const { phone } = newPerson();
    const victim = () => ({ ...newPerson(), phone });
    for (let more = 1; more <= 5; more += 1) await registered(server, victim());
    const sixth = victim();
    await server.post('/api/auth/register', sixth);
    expect(await sendTo(server, sixth.email)).toMatchObject({ status: 429, body: { waitTime: 3600 } });
    expect(await server.messagesTo(phone)).toHaveLength(5);
    server.pass(3600);
    expect((await sendTo(server, sixth.email)).status).toBe(200);
  });

  it('are five an hour to a phone, whoever names it as theirs and is deleted', async () => {
    const server = await startTestServer(database());
    const { phone } = newPerson();
    const victim = () => ({ ...newPerson(), phone });
    for (let more = 1; more <= 5; more += 1) await registered(server, victim());
    const { person, changePhone, erase } = await somebodySignedIn(server);
    await changePhone(phone);
    expect((await erase({ password: person.password })).status).toBe(200);
    const sixth = victim();
    await server.post('/api/auth/register', sixth);
    expect((await sendTo(server, sixth.email)).status).toBe(429);
  });

  it('of one purpose do not wait for those of another', async () => {
    const server = await startTestServer(database());
    const { email } = await verified(server);
    expect((await recover(server, email)).status).toBe(200);
    expect(await recover(server, email)).toMatchObject({ status: 429, body: { waitTime: 180 } });
  });

  it('are one for a burst of calls', async () => {
    const server = await startTestServer(database());
    const person = newPerson();
    await server.post('/api/auth/register', person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendTo(server, person.email)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(429)]);
    expect(await server.messagesTo(person.phone)).toHaveLength(1);
  });

  it('start no wait when the gateway fails, and count against no limit', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_CODES_PER_ADDRESS_HOUR: '1' } });
    const person = newPerson();
    await server.post('/api/auth/register', person);
    // a folder in the place of the file: nothing can be written there
    mkdirSync(server.outboxFile);
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(await sendTo(server, person.email)).toMatchObject({
        status: 502,
        body: { success: false, error: 'SMS service error', code: 'sms_service_error' },
      });
    }
    rmdirSync(server.outboxFile);
    expect((await sendTo(server, person.email)).status).toBe(200);
  });

  it('leave the one before them good when the gateway fails', async () => {
    const server = await startTestServer(database());
    const { email, phone } = await registered(server);
    const code = await newestCode(server, phone);
    server.pass(180);
    renameSync(server.outboxFile, `${server.outboxFile}.aside`);
    mkdirSync(server.outboxFile);
    expect((await sendTo(server, email)).status).toBe(502);
    expect((await server.post('/api/auth/verify-phone', { email, code })).status).toBe(200);
  });

  it('stop at the daily ceiling of the site', async () => {
    const server = await startTestServer(database(), { environment: { SMS_DAILY_CEILING: '1' } });
    // past what the other tests of this database sent
    server.pass(2 * 24 * 3600);
    await registered(server);
    const next = newPerson();
    await server.post('/api/auth/register', next);
    expect(await sendTo(server, next.email)).toMatchObject({
      status: 502,
      body: { error: 'SMS service error' },
    });
    expect((await sendTo(server, next.email)).status).toBe(502);
    expect(alertsOf(server)).toEqual([expect.stringContaining('1 SMS were sent today: registrations')]);
    expect(await server.messagesTo(next.phone)).toEqual([]);
    server.pass(24 * 3600);
    expect((await sendTo(server, next.email)).status).toBe(200);
  });

  it('raise an alert, once an hour, when hardly anybody types them', async () => {
    const server = await startTestServer(database(), {
      environment: { LIMIT_CODES_PER_ADDRESS_HOUR: '1000' },
    });
    // past the codes of the other tests
    server.pass(10 * 24 * 3600);
    // the server hashes no more passwords than this at once
    for (let crowd = 1; crowd <= 7; crowd += 1) {
      await Promise.all(Array.from({ length: 7 }, () => registered(server)));
    }
    expect(alertsOf(server)).toEqual([]);
    await registered(server);
    await registered(server);
    expect(alertsOf(server)).toEqual([expect.stringContaining('50 codes were sent and only 0 phones')]);
  });

  it('are limited for one address, questions about unknown accounts included', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_CODES_PER_ADDRESS_HOUR: '3' } });
    const { email } = await registered(server);
    for (let probe = 1; probe <= 2; probe += 1) {
      expect((await recover(server, newPerson().email)).status).toBe(404);
    }
    server.pass(180);
    const refused = await sendTo(server, email);
    expect(refused).toMatchObject({ status: 429, body: { waitTime: 3600 - 180 } });
    expect((await recover(server, newPerson().email)).status).toBe(429);
    const elsewhere = await server.post(
      '/api/auth/send-verification-code',
      { email },
      { from: '192.0.2.77' },
    );
    expect(elsewhere.status).toBe(200);
    server.pass(3600 - 180);
    expect((await recover(server, newPerson().email)).status).toBe(404);
  });

  it('do not count against an address when they are refused', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_CODES_PER_ADDRESS_HOUR: '2' } });
    const { email } = await registered(server);
    for (let refused = 1; refused <= 5; refused += 1) expect((await sendTo(server, email)).status).toBe(429);
    server.pass(180);
    expect((await sendTo(server, email)).status).toBe(200);
  });

  it('take the address from a proxy only where one is trusted', async () => {
    const environment = { LIMIT_CODES_PER_ADDRESS_HOUR: '1' };
    const probe = async (server: TestServer, visitor: string) => {
      const { email } = newPerson();
      const headers = { 'x-forwarded-for': visitor };
      return (await server.post('/api/auth/forgot-password', { email }, { headers })).status;
    };
    const direct = await startTestServer(database(), { environment });
    expect(await probe(direct, '198.51.100.1')).toBe(404);
    expect(await probe(direct, '198.51.100.2')).toBe(429);
    const behindProxy = await startTestServer(database(), {
      environment: { ...environment, TRUST_PROXY: 'on' },
    });
    expect(await probe(behindProxy, '198.51.100.3')).toBe(404);
    expect(await probe(behindProxy, '198.51.100.4')).toBe(404);
    expect(await probe(behindProxy, 'forged, 198.51.100.4')).toBe(429);
  });
});
