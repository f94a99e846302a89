import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { Downtime } from './downtime.ts';
import { startFakeServices } from './fake-services.ts';
import { createFault } from './fault.ts';
import { newLedger } from './ledger.ts';
import { listening } from '../product/listening.ts';
import { nobodyPushed } from './push-limits.ts';
import { createSteps } from './steps.ts';

it('a fault that fails is noted, what it left is put right, and the next one strikes', async () => {
  const refusing = createServer((_request, response) => void response.writeHead(429).end('{}'));
  const fakeServices = await startFakeServices();
  onTestFinished(() => {
    refusing.close();
    fakeServices.close();
  });
  const scene = {
    address: await listening(refusing),
    fakeServices,
    ledger: newLedger(),
    downtime: new Downtime(),
  };
  const steps = createSteps();
  const happened: string[] = [];
  const note = (what: string) => async () => void happened.push(what);
  const fault = createFault(scene, nobodyPushed(), { steps, putRight: note('put right') });
  await fault('the first', async () => {
    throw new Error('nobody leads');
  });
  await fault('the second', note('struck'), note('prepared'));
  expect(steps.failed).toEqual(['the first: nobody leads']);
  expect(happened).toEqual(['put right', 'prepared', 'struck']);
});
