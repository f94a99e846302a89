import type { RequestListener } from 'node:http';
import { codesSentSince, countHits, findAccountByEmail, type Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { hashChannel } from '../limits/contact-hash.ts';
import { limits } from '../limits/limits.ts';
import { createSendSms } from '../sms/send-sms.ts';
import { answers, startGateway } from '../testing/gateway.ts';
import { closedAddress } from '@soumdar/listings/testing';
import { newPerson, wrongCode } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const visitor = '192.0.2.7';
const smsServiceError = { success: false, error: 'SMS service error', code: 'sms_service_error' };

const sendTo = (server: TestServer, email: string, from = visitor) =>
  server.post('/api/auth/send-verification-code', { email }, { from });

async function pending(server: TestServer, person = newPerson()) {
  await server.post('/api/auth/register', person);
  return person;
}

/** For the phone in an hour and in a day, for the calling address, and against the day's ceiling. */
async function counted({ services }: TestServer, phone: string): Promise<number[]> {
  const hash = await hashChannel(services.database.kysely, { phone });
  const every = [
    ...limits.codesTo({ phone }, hash, 'verify_phone'),
    limits.codesFrom(services, visitor),
    limits.smsOfTheSite(services),
  ];
  return Promise.all(every.map((limit) => countHits(services.database.kysely, limit, services.clock())));
}

async function codesOf({ kysely }: Database, email: string) {
  const account = await findAccountByEmail(kysely, email);
  return codesSentSince(kysely, account!.id, 'verify_phone', new Date(0), new Date('9999-01-01'));
}

describeOnBothDatabases('a code', (database) => {
  beforeEach(() => database().kysely.deleteFrom('limits').execute());

  async function scene(answer: RequestListener, environment: Record<string, string> = {}) {
    const gateway = await startGateway(answer);
    const server = await startTestServer(database(), {
      environment: { ...gateway.environment, ...environment },
    });
    return { gateway, server };
  }

  it.each<[string, RequestListener]>([
    ['answers 500', answers.answers500],
    ['answers 503', (_request, response) => response.writeHead(503).end('{"code":"105"}')],
    ['cuts the connection', (request) => request.socket.destroy()],
    ['hangs', () => {}],
    ['is hidden by a page', (_request, response) => response.writeHead(404).end('<html>nothing here</html>')],
    ['is hidden by a redirection', (_request, response) => response.writeHead(302).end()],
    ['says what nobody understands', (_request, response) => response.end('<html>welcome</html>')],
  ])('that may have been sent counts as sent when the gateway %s', async (_what, answer) => {
    const { gateway, server } = await scene(answer);
    const { services } = server;
    services.sendSms = createSendSms(services.settings.sms, services.log, { connectMs: 4000, totalMs: 200 });
    const { email, phone } = await pending(server);
    expect(await sendTo(server, email)).toMatchObject({
      status: 502,
      headers: { 'retry-after': '180' },
      body: { ...smsServiceError, waitTime: 180 },
    });
    expect(await counted(server, phone)).toEqual([1, 1, 1, 1]);
    server.pass(100);
    expect(await sendTo(server, email)).toMatchObject({ status: 429, body: { waitTime: 80 } });
    expect(gateway.requests).toEqual([{ to: phone, code: expect.any(String) }]);

    const code = gateway.requests[0]!.code!;
    const verify = (typed: string) => server.post('/api/auth/verify-phone', { email, code: typed });
    expect((await verify(wrongCode(code))).status).toBe(400);
    expect((await verify(code)).status).toBe(200);
  });

  it.each([
    ['refused in the gateway’s own words', undefined],
    ['never left for want of a connection', closedAddress],
  ])('that was %s counts nowhere and starts no wait', async (_what, elsewhere) => {
    const { gateway, server } = await scene(answers.refuses, {
      LIMIT_CODES_PER_ADDRESS_HOUR: '1',
      ...(elsewhere && { WINSMS_URL: await elsewhere() }),
    });
    const { email, phone } = await pending(server);
    for (let failure = 1; failure <= 4; failure += 1) {
      const { status, headers, body } = await sendTo(server, email);
      expect({ status, body }).toEqual({ status: 502, body: smsServiceError });
      expect(headers).not.toHaveProperty('retry-after');
    }
    expect(gateway.requests).toHaveLength(elsewhere ? 0 : 4);
    expect(await counted(server, phone)).toEqual([0, 0, 0, 0]);
    expect(await codesOf(database(), email)).toEqual([]);
  });

  it('a gateway that answers 500 is asked no more often than the limits allow', async () => {
    const { gateway, server } = await scene(answers.answers500, { LIMIT_CODES_PER_ADDRESS_HOUR: '9' });
    const { email, phone } = await pending(server);
    // same phone and another phone, all from the same address
    const [same, other] = [await pending(server, { ...newPerson(), phone }), await pending(server)];
    for (let seconds = 0; seconds < 3600; seconds += 60) {
      for (const account of [email, same.email, other.email]) {
        expect((await sendTo(server, account)).status).toBeGreaterThanOrEqual(429);
      }
      server.pass(60);
    }
    const sentTo = (victim: string) => gateway.requests.filter(({ to }) => to === victim).length;
    expect(sentTo(phone)).toBeLessThanOrEqual(5);
    expect(sentTo(other.phone)).toBeLessThanOrEqual(5);
    expect(gateway.requests).toHaveLength(9);
  });
});
