import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limits } from './limits.ts';
import { refuseOverload } from './refuse-overload.ts';

it('keeps no place for a call whose caller hung up before it was worked on', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const request = Promise.withResolvers<void>();
  const known = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  refuseOverload(app, 1, () => 0);
  const authenticate = async () => {
    request.resolve();
    await known.promise;
  };
  app.get(
    '/slow',
    { onRequest: authenticate, preValidation: async () => done.resolve() },
    async () => 'late',
  );
  app.get('/other', async () => 'well');

  await app.listen({ host: '127.0.0.1', port: 0 });
  const gone = new Promise<void>((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', () => resolve()));
  });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(caller, 'connect');
  caller.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await request.promise;
  caller.destroy();
  await gone;
  known.resolve();
  await done.promise;
  expect((await app.inject('/other')).statusCode).toBe(200);
});

it('takes no place to hash for a call that the limit of its address refuses', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  refuseOverload(app, 8, () => 0);
  const hashed = Promise.withResolvers<string>();
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let hashing = 0;
  const refuseOne = async ({ ip }: FastifyRequest, reply: FastifyReply) =>
    ip === '192.0.2.9' ? reply.code(429).send() : undefined;
  app.get('/login', { config: { hashes: limits.loginsFrom }, onRequest: refuseOne }, () => {
    begun[hashing]!.resolve();
    hashing += 1;
    return hashed.promise;
  });
  const logIn = (remoteAddress: string) => app.inject({ url: '/login', remoteAddress });

  const underWay = [logIn('192.0.2.1'), logIn('192.0.2.2')];
  await Promise.all(begun.map(({ promise }) => promise));
  expect((await logIn('192.0.2.9')).statusCode).toBe(429);
  expect((await logIn('192.0.2.3')).statusCode).toBe(503);
  hashed.resolve('well');
  expect((await Promise.all(underWay)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('lets one address hold a quarter of the places', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  refuseOverload(app, 8, () => 0);
  const done = Promise.withResolvers<string>();
  const slowly = vi.fn<() => Promise<string>>(() => done.promise);
  app.get('/slow', () => slowly());
  app.get('/other', async () => 'well');
  const call = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });

  const slow = [1, 2].map((at) => call('/slow', `2001:db8:0:12${at}f::5`));
  await vi.waitFor(() => expect(slowly).toHaveBeenCalledTimes(2));
  expect((await call('/other', '2001:db8:0:1200::5')).statusCode).toBe(503);
  expect((await call('/other', '192.0.2.1')).statusCode).toBe(200);
  done.resolve('well');
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});
