import { text as readAll } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createAlert } from './alert.ts';
import { localService } from '@soumdar/listings/testing';

it('an alert is logged and posted to the webhook', async () => {
  const lines: string[] = [];
  const posted: string[] = [];
  const url = await localService(async (request, response) => {
    posted.push(await readAll(request));
    response.end();
  });
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  createAlert(url, log)('Something needs you.');
  await vi.waitFor(() => expect(posted).toEqual(['{"text":"Something needs you."}']));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ alert: true, msg: 'Something needs you.' }]);
});

it('an alert whose webhook is away is still logged', async () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  createAlert('http://127.0.0.1:1/', log)('Something needs you.');
  await vi.waitFor(() => expect(lines.join('')).toContain('the alert webhook could not be reached'));
  expect(lines[0]).toContain('Something needs you.');
});
