import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
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
