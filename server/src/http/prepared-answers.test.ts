import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { sendPreparedAnswers } from './prepared-answers.ts';
import { compress, sendCompressed } from './send-compressed.ts';

it('a prepared answer is the same in every byte and header, counted, and gone with its version', async () => {
  let handled = 0;
  let version = 1;
  let free = 2;
  const app = fastify({ genReqId: () => String(Math.random()) });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  sendPreparedAnswers(app, () => version);
  app.get('/zones', async (request, reply) => {
    handled += 1;
    const onRequest = async (_call: FastifyRequest, toCall: FastifyReply) =>
      (free -= 1) < 0 ? toCall.code(429).send('') : undefined;
    const bytes = compress(`${request.url} ${version}`);
    reply.headers({ 'content-type': 'text/csv', 'cache-control': 'public', etag: bytes.etag });
    app.preparedAnswers?.add(request, reply, { onRequest, bytes, version });
    return sendCompressed(request, reply, bytes);
  });
  const call = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, rawPayload, headers } = await app.inject({
      url,
      method,
      headers: { 'accept-encoding': 'gzip' },
    });
    const { 'x-request-id': id, date: _now, ...others } = headers;
    return { id, sent: { statusCode, body: rawPayload.toString('hex'), headers: others } };
  };
  const first = await call('/zones');
  const again = await call('/zones');
  expect(again.sent).toEqual(first.sent);
  expect(again.id).not.toBe(first.id);
  expect(handled).toBe(1);
  await call('/zones?other');
  await call('/zones', 'HEAD');
  expect(handled).toBe(3);
  await call('/zones');
  const refused = (await call('/zones')).sent;
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  version = 2;
  free = 1;
  expect((await call('/zones')).sent.body).not.toBe(first.sent.body);
  expect(handled).toBe(4);
});
