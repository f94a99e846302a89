import { countHits } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { answers, startGateway } from '../testing/gateway.ts';
import { closedAddress } from '@soumdar/listings/testing';
import { newPerson } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { sendSmsWithinCeiling } from './send-within-ceiling.ts';

const minute = 60;

describeOnBothDatabases('sending', (database) => {
  beforeEach(() => database().kysely.deleteFrom('limits').execute());

  async function scene(environment: Record<string, string> = {}) {
    const gateway = await startGateway(answers.answers500);
    const start = () =>
      startTestServer(database(), { environment: { ...gateway.environment, ...environment } });
    const server = await start();
    return { gateway, server, start };
  }

  async function askForCode(server: TestServer) {
    const person = newPerson();
    await server.post('/api/auth/register', person);
    return server.post('/api/auth/send-verification-code', { email: person.email });
  }

  async function meetTrouble(server: TestServer, times: number) {
    for (let trouble = 1; trouble <= times; trouble += 1) {
      expect(await askForCode(server)).toMatchObject({ status: 502, body: { waitTime: 180 } });
    }
  }

  const sendNotice = ({ services }: TestServer) =>
    sendSmsWithinCeiling(services, 'mayWait', { to: newPerson().phone, text: 'Soumdar : essai.' });

  const alertsOf = (server: TestServer) => server.log.filter((line) => JSON.parse(line).alert);

  const stored = async () => ({
    codes: await database().kysely.selectFrom('codes').selectAll().execute(),
    // without what registering counts
    hits: await database()
      .kysely.selectFrom('limits')
      .selectAll()
      .where('key', 'not like', 'reg%')
      .where('key', 'not like', 'passwords%')
      .execute(),
  });

  it('pauses in every process after five troubles in a row, and then counts and keeps nothing', async () => {
    const { gateway, server, start } = await scene();
    await meetTrouble(server, 5);
    expect(gateway.requests).toHaveLength(5);
    expect(alertsOf(server)).toEqual([expect.stringContaining('sending pauses')]);
    const before = await stored();
    const another = await start();
    for (const paused of [server, another]) {
      paused.services.clock = server.services.clock;
      expect(await askForCode(paused)).toMatchObject({
        status: 502,
        headers: { 'retry-after': '60' },
        body: { error: 'SMS service error', code: 'sms_service_error', waitTime: 60 },
      });
    }
    expect(gateway.requests).toHaveLength(5);
    expect(await stored()).toEqual(before);
    const { text } = await server.call('/metrics', { from: '127.0.0.1' });
    expect(text).toContain('soumdar_sms_total{outcome="paused"} 1');
  });

  it('pauses after a gateway that cannot be reached as well', async () => {
    const { server, gateway } = await scene({ WINSMS_URL: await closedAddress() });
    for (let trouble = 1; trouble <= 5; trouble += 1) {
      const { status, body } = await askForCode(server);
      expect({ status, waitTime: body.waitTime }).toEqual({ status: 502, waitTime: undefined });
    }
    expect(await askForCode(server)).toMatchObject({ status: 502, body: { waitTime: 60 } });
    expect(gateway.requests).toEqual([]);
  });

  it.each(['takes', 'refuses'] as const)('does not pause while the gateway %s now and then', async (how) => {
    const { gateway, server } = await scene();
    await meetTrouble(server, 4);
    gateway.answer = answers[how];
    await askForCode(server);
    gateway.answer = answers.answers500;
    await meetTrouble(server, 4);
    expect(gateway.requests).toHaveLength(9);
    expect(alertsOf(server)).toEqual([]);
  });

  it('is tried by one code of a burst after each minute of the pause, with one alert an hour', async () => {
    const { gateway, server } = await scene();
    await meetTrouble(server, 5);
    for (let probes = 1; probes <= 3; probes += 1) {
      server.pass(minute);
      const burst = await Promise.all([1, 2, 3, 4].map(() => askForCode(server)));
      expect(burst.map(({ status }) => status)).toEqual([502, 502, 502, 502]);
      expect(burst.map(({ body }) => body.waitTime).toSorted()).toEqual([180, 60, 60, 60]);
      expect(gateway.requests).toHaveLength(5 + probes);
    }
    expect(alertsOf(server)).toHaveLength(1);
    server.pass(60 * minute);
    await askForCode(server);
    expect(alertsOf(server)).toHaveLength(2);
  });

  it.each(['takes', 'refuses'] as const)(
    'goes on once the gateway %s a message after a pause',
    async (how) => {
      const { gateway, server } = await scene();
      await meetTrouble(server, 5);
      server.pass(minute);
      gateway.answer = answers[how];
      await askForCode(server);
      gateway.answer = answers.takes;
      const burst = await Promise.all([1, 2, 3].map(() => askForCode(server)));
      expect(burst.map(({ status }) => status)).toEqual([200, 200, 200]);
      gateway.answer = answers.answers500;
      await meetTrouble(server, 5);
      expect(await askForCode(server)).toMatchObject({ status: 502, body: { waitTime: 60 } });
    },
  );

  it('a notice probes a paused gateway only where no code did for ten minutes', async () => {
    const { gateway, server } = await scene();
    await meetTrouble(server, 5);
    server.pass(9 * minute);
    await expect(sendNotice(server)).rejects.toMatchObject({ waitSeconds: minute });
    await askForCode(server);
    server.pass(9 * minute);
    await expect(sendNotice(server)).rejects.toMatchObject({ waitSeconds: minute });
    expect(gateway.requests).toHaveLength(6);
    const { services } = server;
    const ceiling = limits.smsOfTheSite(services);
    expect(await countHits(database().kysely, ceiling, services.clock())).toBe(6);
    server.pass(minute);
    gateway.answer = answers.takes;
    await sendNotice(server);
    expect((await askForCode(server)).status).toBe(200);
  });
});
