import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

it('a public answer is written once for each version, whoever asks, and a refusal each time', async () => {
  let written = 0;
  let version = {};
  const sendCached = createAnswerCache();
  const app = fastify();
  app.get('/:zone', async (request, reply) => {
    const sent = await sendCached(request, reply, {
      key: request.url,
      version,
      headers: { 'content-type': 'text/csv' },
      write: () => {
        written += 1;
        return request.url === '/unknown' ? { refused: 'notFound' } : `${request.url} ${written}`;
      },
    });
    return 'refused' in sent ? reply.code(404).send() : sent;
  });
  const ask = (url: string, encoding = 'identity') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });
  const { body, headers } = await ask('/tunis');
  expect(body).toBe('/tunis 1');
  expect(headers).toMatchObject({ 'content-type': 'text/csv', 'cache-control': 'public, max-age=300' });
  expect(gunzipSync((await ask('/tunis', 'gzip')).rawPayload).toString()).toBe('/tunis 1');
  expect((await ask('/sfax')).body).toBe('/sfax 2');
  version = {};
  expect((await ask('/tunis')).body).toBe('/tunis 3');
  for (let call = 1; call <= 2; call += 1) expect((await ask('/unknown')).statusCode).toBe(404);
  expect(written).toBe(5);
});
