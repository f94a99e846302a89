import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { somebodyAbroad } from '../testing/abroad.ts';
import { newestCode, newPerson, register, type Person } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const smsTrouble = { status: 502, body: { error: 'SMS service error', code: 'sms_service_error' } };

const alertsOf = (server: TestServer): string[] =>
  server.log.flatMap((line) => {
    const { alert, msg } = JSON.parse(line);
    return alert ? [msg] : [];
  });

async function codeFor(server: TestServer, person: Person = newPerson(), from?: string) {
  const { email, registration } = await register(server, person);
  const body = { email, registration };
  return server.post('/api/auth/send-verification-code', body, from === undefined ? {} : { from });
}

describeOnBothDatabases('the day’s SMS', (database) => {
  beforeEach(() => database().kysely.deleteFrom('limits').execute());

  /** Registrations took all that they may, from one address each. */
  async function pumped(ceiling: number) {
    const server = await startTestServer(database(), { environment: { SMS_DAILY_CEILING: String(ceiling) } });
    const owner = await somebodySignedIn(server);
    for (let sent = 2; sent <= ceiling * 0.75; sent += 1) {
      expect((await codeFor(server, newPerson(), `198.51.100.${sent}`)).status).toBe(200);
    }
    expect(await codeFor(server, newPerson(), '198.51.100.99')).toMatchObject(smsTrouble);
    const { email, password } = owner.person;
    return {
      server,
      owner,
      recover: () => server.post('/api/auth/forgot-password', { email }),
      changePhone: async (phone: string) => {
        expect((await owner.changePhone(phone)).status).toBe(200);
        return owner.sendCode();
      },
      changeEmail: () => owner.change({ email: newPerson().email, password }),
    };
  }

  it('are left for a quarter to who recovers an account, whoever registers or changes phones', async () => {
    const { server, owner, recover, changeEmail, changePhone } = await pumped(8);
    // any number may be named: its code is one of a registration
    expect(await changePhone(newPerson().phone)).toMatchObject(smsTrouble);
    expect(alertsOf(server)).toEqual([expect.stringContaining('6 SMS were sent today: registrations')]);
    expect((await recover()).status).toBe(200);
    expect((await changeEmail()).status).toBe(200);
    expect((await server.messagesTo(owner.person.phone))[0]!.text).toContain('Annulez sous 72 h');
    server.pass(24 * 3600);
    expect((await codeFor(server)).status).toBe(200);
  });

  it('are there for the notice of a change, or nothing is changed', async () => {
    const { server, owner, recover, changeEmail, changePhone } = await pumped(4);
    const { phone } = newPerson();
    await database().kysely.deleteFrom('limits').where('key', '=', 'sms').execute();
    expect((await changePhone(phone)).status).toBe(200);
    for (let code = 1; code <= 3; code += 1) {
      expect((await recover()).status).toBe(200);
      server.pass(180);
    }
    const before = await owner.profile();
    expect(await changeEmail()).toMatchObject(smsTrouble);
    expect(await owner.prove(phone)).toMatchObject(smsTrouble);
    expect(await owner.profile()).toEqual(before);
    expect(alertsOf(server).filter((alert) => alert.includes('ceiling of 4 SMS'))).toHaveLength(1);
    expect((await server.messagesTo(owner.person.phone))[0]!.text).not.toContain('Annulez');
    // the code is not used up
    await database().kysely.deleteFrom('limits').where('key', '=', 'sms').execute();
    expect((await owner.prove(phone, await newestCode(server, phone))).status).toBe(200);
    expect((await server.messagesTo(owner.person.phone))[0]!.text).toContain('Annulez sous 72 h');
  });

  it('are not changed without a notice abroad either', async () => {
    const server = await startTestServer(database(), { environment: { EMAIL_DAILY_CEILING: '2' } });
    const owner = await somebodyAbroad(server);
    const changeTo = (phone: string) => owner.change({ phone, abroad: true });
    expect((await changeTo('+33612345679')).status).toBe(200);
    expect(await changeTo('+33612345680')).toMatchObject({
      status: 502,
      body: { error: 'Email service error' },
    });
    expect((await owner.profile()).user.phone).toBe('+33612345679');
  });

  it('go three hours’ worth a day to one address, of IPv6 to a /56', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_CODES_PER_ADDRESS_HOUR: '1' } });
    const addresses = ['2001:db8:0:100::1', '2001:db8:0:101::1', '2001:db8:0:1ff::1', '2001:db8:0:110::1'];
    const statuses: number[] = [];
    for (const from of addresses) statuses.push((await codeFor(server, newPerson(), from)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await codeFor(server, newPerson(), '2001:db8:0:200::1')).status).toBe(200);
    server.pass(24 * 3600);
    expect((await codeFor(server, newPerson(), '2001:db8:0:110::1')).status).toBe(200);
  });

  it('go fifteen times a day to one number that nobody proved', async () => {
    const server = await startTestServer(database());
    const { phone } = newPerson();
    const send = async () => (await codeFor(server, { ...newPerson(), phone })).status;
    for (let hour = 1; hour <= 3; hour += 1) {
      for (let sent = 1; sent <= 5; sent += 1) expect(await send()).toBe(200);
      server.pass(3600);
    }
    expect(await send()).toBe(429);
    server.pass(21 * 3600);
    expect(await send()).toBe(200);
  });
});
