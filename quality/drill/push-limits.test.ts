import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { newLedger } from './ledger.ts';
import { listening } from '../product/listening.ts';
import { startFakeServices } from './fake-services.ts';
import { nobodyPushed, pushLimits, timesPushed } from './push-limits.ts';
import { Downtime } from './downtime.ts';

/** The product as seen by somebody whose code it does not send, and how it says so. */
async function withoutCodes(status: number, body: object) {
  const answers: Record<string, [status: number, body: object]> = {
    '/api/auth/register': [201, {}],
    '/api/auth/send-verification-code': [status, body],
    '/api/auth/verify-phone': [400, { error: 'Invalid verification code' }],
  };
  const server = createServer((request, response) => {
    const [answered, message] = answers[request.url!]!;
    response.writeHead(answered).end(JSON.stringify(message));
  });
  onTestFinished(() => void server.close());
  return listening(server);
}

/** Pushes the limits of a product that answers so whoever asks for a code. */
async function push(status: number, body: object) {
  const fakeServices = await startFakeServices();
  onTestFinished(() => fakeServices.close());
  const pushed = nobodyPushed();
  const scene = {
    address: await withoutCodes(status, body),
    fakeServices,
    ledger: newLedger(),
    downtime: new Downtime(),
    // who is told to wait gives up at once
    leaving: AbortSignal.abort(),
  };
  await pushLimits(scene, pushed);
  return pushed;
}

it('no wrong code counts for an account that was sent none', async () => {
  expect((await push(429, { error: 'Too many attempts' })).wrongCodes).toEqual([]);
});

it.each([
  ['answered', 1, 429, { error: 'Too many attempts' }],
  ['not answered', 0, 503, { waitTime: 1 }],
] as const)('a limit counts as pushed when calls beyond it are %s: %i', async (_how, times, status, body) => {
  expect(timesPushed(await push(status, body)).codes).toBe(times);
});
