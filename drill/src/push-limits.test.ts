import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { newLedger } from './ledger.ts';
import { listening } from './listening.ts';
import { startFakeServices } from './fake-services.ts';
import { nobodyPushed, pushLimits } from './push-limits.ts';
import { Downtime } from './downtime.ts';

/** The product as seen by somebody whose code it could not send, once the attempts of the hour are used up. */
async function withoutCodes() {
  const answers: Record<string, [status: number, body: object]> = {
    '/api/auth/register': [201, {}],
    '/api/auth/send-verification-code': [429, { error: 'Too many attempts' }],
    '/api/auth/verify-phone': [400, { error: 'Invalid verification code' }],
  };
  const server = createServer((request, response) => {
    const [status, body] = answers[request.url!]!;
    response.writeHead(status).end(JSON.stringify(body));
  });
  onTestFinished(() => void server.close());
  return listening(server);
}

it('no wrong code counts for an account that was sent none', async () => {
  const fakeServices = await startFakeServices();
  onTestFinished(() => fakeServices.close());
  const pushed = nobodyPushed();
  const scene = {
    address: await withoutCodes(),
    fakeServices,
    ledger: newLedger(),
    downtime: new Downtime(),
  };
  await pushLimits(scene, pushed);
  expect(pushed.wrongCodes).toEqual([]);
});
