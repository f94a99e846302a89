import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { logOptions, logRequests } from './logging.ts';
import { createRefusalLog } from './refusal-log.ts';
import { refuse } from './refusal.ts';

it('writes a few lines a minute of the refused calls of an address, and how many it left out', async () => {
  const lines: string[] = [];
  let now = 0;
  const app = Fastify(logOptions('info', { write: (line) => lines.push(line) }));
  onTestFinished(() => app.close());
  logRequests(
    app,
    createRefusalLog(() => now),
  );
  app.decorateReply('refusedWith');
  app.get('/refused', (_request, reply) => refuse(reply, { refused: 'notFound' }));
  app.get('/well', async () => 'well');
  const call = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  const linesOf = async (calls: number, from: string) => {
    const before = lines.length;
    for (let sent = 1; sent <= calls; sent += 1) await call('/refused', from);
    return lines.length - before;
  };

  expect(await linesOf(1000, '192.0.2.1')).toBe(40);
  expect(await linesOf(1, '192.0.2.2')).toBe(2);
  await call('/well', '192.0.2.1');
  expect(lines.at(-1)).toContain('/well');
  now += 60_000;
  expect(await linesOf(1, '192.0.2.1')).toBe(3);
  expect(lines.at(-3)).toContain('"refusals":980');
  expect(lines.join('')).not.toContain('192.0.2');
});
