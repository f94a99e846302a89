import { text } from 'node:stream/consumers';
import type { ServerResponse } from 'node:http';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { NotTakenError } from '../sending/errors.ts';
import { newPerson } from '../testing/people.ts';
import { closedAddress, localService } from '@soumdar/listings/testing';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const required = { status: 403, body: { error: 'Human check required', code: 'human_check_required' } };
const says = (verdict: string) => (response: ServerResponse) => response.end(verdict);

describeOnBothDatabases('the human check', (database) => {
  async function checkedBy(answer: (response: ServerResponse) => void) {
    const requests: string[] = [];
    const url = await localService(async (request, response) => {
      requests.push(await text(request));
      answer(response);
    });
    return { requests, server: await serverWith({ HUMAN_CHECK_URL: url, HUMAN_CHECK_SECRET: 'our-secret' }) };
  }

  const serverWith = (environment: Record<string, string>) =>
    startTestServer(database(), { environment: { HUMAN_CHECK_AFTER: '2', ...environment } });

  async function askForCode(server: TestServer, humanCheckToken?: string, from?: string) {
    const { email, phone, ...rest } = newPerson();
    await server.post('/api/auth/register', { email, phone, ...rest });
    const answer = await server.post(
      '/api/auth/send-verification-code',
      { email, humanCheckToken },
      from === undefined ? {} : { from },
    );
    return { ...answer, messages: await server.messagesTo(phone) };
  }

  it('is asked of an address after its free attempts, before a code is sent', async () => {
    const { requests, server } = await checkedBy(says('{"success":true}'));
    for (let free = 1; free <= 2; free += 1) expect((await askForCode(server)).status).toBe(200);
    expect(requests).toEqual([]);
    expect(await askForCode(server)).toMatchObject({ ...required, messages: [] });
    expect(await askForCode(server, 'token-of-visitor')).toMatchObject({ status: 200, messages: [{}] });
    expect(requests).toEqual(['secret=our-secret&response=token-of-visitor']);
    expect((await askForCode(server, undefined, '192.0.2.99')).status).toBe(200);
    const recover = await server.post('/api/auth/forgot-password', { email: newPerson().email });
    expect(recover).toMatchObject(required);
    server.pass(3600);
    expect((await askForCode(server)).status).toBe(200);
  });

  it('leaves the attempt free whose code could not be sent', async () => {
    const { server } = await checkedBy(says('{"success":true}'));
    const { sendSms } = server.services;
    server.services.sendSms = () => Promise.reject(new NotTakenError('refused'));
    for (let failure = 1; failure <= 3; failure += 1) expect((await askForCode(server)).status).toBe(502);
    server.services.sendSms = sendSms;
    for (let free = 1; free <= 2; free += 1) expect((await askForCode(server)).status).toBe(200);
    expect(await askForCode(server)).toMatchObject(required);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses the token', says('{"success":false,"error-codes":["timeout-or-duplicate"]}')],
    ['says nothing understandable', says('<html>')],
    ['breaks off', (response) => response.destroy()],
    ['sends elsewhere', (response) => response.writeHead(302, { location: '/' }).end()],
  ])('lets nobody through who shows a token when the service %s', async (_what, answer) => {
    const { server } = await checkedBy(answer);
    expect(await askForCode(server, 'bad-token')).toMatchObject({ ...required, messages: [] });
    expect(server.log.join('')).not.toMatch(/bad-token|our-secret/);
  });

  it('counts a refused token against its address, so that the service is not asked for ever', async () => {
    const { requests, server } = await checkedBy(says('{"success":false}'));
    const { limits } = server.services.settings;
    limits.codesPerAddressHour = 2;
    for (let bad = 1; bad <= 2; bad += 1) expect(await askForCode(server, 'bad')).toMatchObject(required);
    expect((await askForCode(server, 'bad')).status).toBe(429);
    expect(requests).toHaveLength(2);
  });

  it('is asked of nobody where it is not set, whatever they send', async () => {
    const server = await serverWith({});
    for (let code = 1; code <= 4; code += 1) expect((await askForCode(server)).status).toBe(200);
    expect((await askForCode(server, 'token-of-visitor')).status).toBe(200);
  });

  it('lets the free attempts through while its service is down', async () => {
    const url = await closedAddress();
    const server = await serverWith({ HUMAN_CHECK_URL: url, HUMAN_CHECK_SECRET: 'our-secret' });
    expect((await askForCode(server)).status).toBe(200);
    expect(await askForCode(server, 'token')).toMatchObject(required);
  });
});
