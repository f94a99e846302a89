import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { closedAddress, localPort, localService } from '@soumdar/listings/testing';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NotTakenError, UnreachedError } from '../sending/errors.ts';
import type { SmsSettings } from '../settings/sms-settings.ts';
import { createSendSms, type GatewayTimeouts } from './send-sms.ts';

const { log } = Fastify();
const sms = { to: '+21620123478', text: 'Soumdar : votre code est 123456.' };

const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

describe('the outbox', () => {
  it('keeps a line of JSON for each message, for its owner only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'soumdar-outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'sms.jsonl');
    const send = createSendSms({ provider: 'outbox', file }, log);
    await send(sms);
    await send(sms);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [1, 2].map(() => ({ ...sms, sentAt: expect.any(String) })),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

type Answers = [status: number, body: string][];

const gateways: Record<
  'Twilio' | 'WinSMS',
  { settings: (url: string) => SmsSettings; taken: Answers; refused: Answers; unknown: Answers }
> = {
  Twilio: {
    settings: (url: string) => ({
      provider: 'twilio',
      url,
      accountSid: 'AC1',
      authToken: 's3cret',
      from: '+15550001',
    }),
    taken: [
      [201, '{"sid":"SM1","status":"queued"}'],
      [200, '{"sid":"SM1"}'],
    ],
    refused: [
      [400, '{"code":21211,"message":"The number +21620123478 is not valid."}'],
      [401, '{"code":20003,"message":"Authenticate","status":401}'],
      [429, '{"code":20429,"message":"Too Many Requests"}'],
    ],
    unknown: [
      [500, '{"code":20500,"message":"Internal Server Error"}'],
      [503, '{"code":20503,"message":"Service unavailable"}'],
      [401, '{}'],
      [404, '<html>nothing here</html>'],
      [429, ''],
      [302, ''],
      [502, ''],
      [504, ''],
      [200, '<html>welcome to the hotel</html>'],
      [201, '{}'],
    ],
  },
  WinSMS: {
    settings: (url: string) => ({
      provider: 'winsms',
      url: `${url}/api`,
      apiKey: 's3cret',
      sender: 'Soumdar',
    }),
    taken: [
      [200, 'OK'],
      [200, '{"ref":"42"}'],
      [200, '{"code":"ok","message":"Successfully Send"}'],
    ],
    refused: [
      [200, '{"code":"105","message":"Insufficient balance"}'],
      [200, '{"code":102}'],
      [403, '{"code":"102","message":"Authentication Failed"}'],
    ],
    unknown: [
      [500, '{"code":"105"}'],
      [503, 'OK'],
      [403, 'OK'],
      [403, '{"code":"ok"}'],
      [404, '<html>nothing here</html>'],
      [429, ''],
      [302, ''],
      [502, ''],
      [200, '<html>maintenance</html>'],
      [200, ''],
    ],
  },
};

describe.each(Object.entries(gateways))('%s', (_name, { settings, taken, refused, unknown }) => {
  const sendThrough = (url: string, timeouts?: Partial<GatewayTimeouts>) =>
    createSendSms(settings(url), log, { connectMs: 4000, totalMs: 8000, ...timeouts })(sms);

  async function failureOf(sending: Promise<void>): Promise<Error> {
    const failure: unknown = await sending.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect(inspect(failure, { depth: 9 })).not.toMatch(/s3cret|20123478|123456/);
    return failure as Error;
  }

  it.each(taken)('the gateway took the message when it answers %i %s', async (status, body) => {
    await expect(sendThrough(await localService(answering(status, body)))).resolves.toBeUndefined();
  });

  it.each(refused)('the gateway did not take the message when it answers %i %s', async (status, body) => {
    const url = await localService(answering(status, body));
    const failure = await failureOf(sendThrough(url));
    expect(failure).toBeInstanceOf(NotTakenError);
    expect(failure).not.toBeInstanceOf(UnreachedError);
  });

  it.each(unknown)('may have when it answers %i %s', async (status, body) => {
    const url = await localService(answering(status, body));
    expect(await failureOf(sendThrough(url))).not.toBeInstanceOf(NotTakenError);
  });

  it("a message is not taken when nothing listens at the gateway's address", async () => {
    expect(await failureOf(sendThrough(await closedAddress()))).toBeInstanceOf(UnreachedError);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['is not connected to in time', () => {}],
    ['cuts the connection before it is encrypted', (socket) => socket.destroy()],
    ['does not encrypt', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nOK')],
  ])('has not when it %s', async (_what, answer) => {
    const url = `https://127.0.0.1:${await localPort(answer)}`;
    expect(await failureOf(sendThrough(url, { connectMs: 100 }))).toBeInstanceOf(UnreachedError);
  });

  it.each<[string, RequestListener]>([
    ['hangs', () => {}],
    ['begins an answer and never ends it', (_request, response) => response.writeHead(200).write('O')],
    ['cuts the connection', (request) => request.socket.destroy()],
  ])('may have when it %s', async (_what, answer) => {
    const failure = await failureOf(sendThrough(await localService(answer), { totalMs: 50 }));
    expect(failure).not.toBeInstanceOf(NotTakenError);
  });

  it('a redirection of the gateway is not followed', async () => {
    let followed = false;
    const elsewhere = await localService((_request, response) => {
      followed = true;
      response.end('OK');
    });
    const url = await localService((_request, response) =>
      response.writeHead(307, { location: elsewhere }).end(),
    );
    await failureOf(sendThrough(url));
    expect(followed).toBe(false);
  });
});

it('Twilio is posted a form', async () => {
  let requests: { request: IncomingMessage; body: string } | undefined;
  const url = await localService(async (request, response) => {
    requests = { request, body: await readAll(request) };
    response.writeHead(201).end('{"sid":"SM1"}');
  });
  await createSendSms(gateways.Twilio.settings(url), log)(sms);
  expect(requests!.request).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC1/Messages.json' });
  expect(requests!.request.headers.authorization).toBe(`Basic ${btoa('AC1:s3cret')}`);
  expect(Object.fromEntries(new URLSearchParams(requests!.body))).toEqual({
    To: sms.to,
    From: '+15550001',
    Body: sms.text,
  });
});

it('WinSMS is asked with a query', async () => {
  let requests = '';
  const url = await localService((request, response) => {
    requests = request.url!;
    response.end('OK');
  });
  await createSendSms(gateways.WinSMS.settings(url), log)(sms);
  const address = new URL(requests, url);
  expect(address.pathname).toBe('/api');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'send-sms',
    api_key: 's3cret',
    to: '21620123478',
    from: 'Soumdar',
    sms: sms.text,
    response: 'json',
  });
});
