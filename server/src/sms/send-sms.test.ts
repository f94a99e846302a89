import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import Fastify from 'fastify';
import { localService } from '../testing/local-service.ts';
import { createSendSms } from './send-sms.ts';

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

describe('Twilio', () => {
  const sendThrough = (url: string, timeoutMs?: number) =>
    createSendSms(
      { provider: 'twilio', url, accountSid: 'AC1', authToken: 'secret', from: '+15550001' },
      log,
      timeoutMs,
    )(sms);

  it('is posted a form', async () => {
    let asked: { request: IncomingMessage; body: string } | undefined;
    const url = await localService(async (request, response) => {
      asked = { request, body: await readAll(request) };
      response.writeHead(201).end('{"sid":"SM1"}');
    });
    await sendThrough(url);
    expect(asked!.request).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC1/Messages.json' });
    expect(asked!.request.headers.authorization).toBe(`Basic ${btoa('AC1:secret')}`);
    expect(Object.fromEntries(new URLSearchParams(asked!.body))).toEqual({
      To: sms.to,
      From: '+15550001',
      Body: sms.text,
    });
  });

  it('fails when it refuses, hangs or is away', async () => {
    await expect(sendThrough(await localService(answering(401, '{}')))).rejects.toThrow(/401/);
    await expect(sendThrough(await localService(() => {}), 50)).rejects.toThrow(/timeout/i);
    await expect(sendThrough('http://127.0.0.1:1')).rejects.toThrow('fetch failed');
  });
});

describe('WinSMS', () => {
  const sendThrough = (url: string, timeoutMs?: number) =>
    createSendSms(
      { provider: 'winsms', url: `${url}/api`, apiKey: 'k3y', sender: 'Soumdar' },
      log,
      timeoutMs,
    )(sms);

  it('is asked with a query', async () => {
    let asked = '';
    const url = await localService((request, response) => {
      asked = request.url!;
      response.end('{"code":"ok","message":"Successfully Send"}');
    });
    await sendThrough(url);
    const address = new URL(asked, url);
    expect(address.pathname).toBe('/api');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      action: 'send-sms',
      api_key: 'k3y',
      to: '21620123478',
      from: 'Soumdar',
      sms: sms.text,
      response: 'json',
    });
  });

  it.each(['OK', '{"ref":"42"}', '{"code":"OK"}'])('has taken the message when it says %s', async (body) => {
    await expect(sendThrough(await localService(answering(200, body)))).resolves.toBeUndefined();
  });

  it.each([
    [200, '{"code":"105","message":"Insufficient balance"}'],
    [200, '<html>maintenance</html>'],
    [500, 'OK'],
  ])('has not when it answers %i %s', async (status, body) => {
    const sending = sendThrough(await localService(answering(status, body)));
    await expect(sending).rejects.toThrow(/WinSMS refused/);
    await expect(sending).rejects.not.toThrow(/k3y/);
  });

  it('fails when it hangs', async () => {
    await expect(sendThrough(await localService(() => {}), 50)).rejects.toThrow(/timeout/i);
  });
});
