import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Log } from '../process/log.ts';
import { cutUnreadAnswers, limitConnections } from './limit-connections.ts';

async function listening(app: FastifyInstance): Promise<() => Promise<Socket>> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}

const call = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

it('cuts a connection that does not read its answer', async () => {
  const app = Fastify();
  cutUnreadAnswers(app, 50);
  app.get('/', async () => 'x'.repeat(64 * 1024 * 1024));
  const open = await listening(app);
  const cut = new Promise<boolean>((resolve) => {
    app.server.once('request', (_request, response) =>
      response.once('close', () => resolve(!response.writableFinished)),
    );
  });
  (await open()).pause().write(call);
  expect(await cut).toBe(true);
});

it('closes connections beyond the most at once, says so, and takes others later', async () => {
  const app = Fastify();
  const warn = vi.fn<Log['warn']>();
  limitConnections(app, 2, { warn });
  app.get('/', async () => 'well');
  const open = await listening(app);
  const [first] = await Promise.all([open(), open()]);
  for (const beyond of [await open(), await open()]) if (!beyond.closed) await once(beyond.resume(), 'close');
  expect(warn).toHaveBeenCalledOnce();
  const left = once(first, 'close');
  first.end();
  await left;
  const later = await open();
  later.write(call);
  expect(String((await once(later, 'data'))[0])).toContain('200 OK');
});
