import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it, onTestFinished } from 'vitest';
import { createApi } from '../http/api.ts';
import { placeRoutes } from './routes.ts';

it('an address searches places as often as people type, and no faster', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await placeRoutes(
    app,
    createApi(app, { account: [], newExpert: [], expert: [], hashing: async () => {} }, 15_000),
    () => undefined,
  );
  const search = (remoteAddress: string) => app.inject({ url: '/places?q=', remoteAddress });

  for (let typed = 1; typed <= 1200; typed += 1) expect((await search('2001:db8::1')).statusCode).toBe(200);
  const refused = await search('2001:db8::2');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: 'Too many attempts', waitTime: expect.any(Number) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await search('192.0.2.1')).statusCode).toBe(200);
});
