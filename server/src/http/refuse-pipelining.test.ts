import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { refusePipelining } from './refuse-pipelining.ts';

const call = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** The answers on a connection that sends so many calls at once, and how many calls began. */
async function answersTo(calls: number): Promise<{ answers: number; begun: number }> {
  const app = Fastify();
  onTestFinished(() => app.close());
  refusePipelining(app);
  let begun = 0;
  app.get('/', async () => {
    begun += 1;
    return 'well';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  caller.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.split('well').length > calls) caller.end();
  });
  caller.on('error', () => null);
  caller.write(call.repeat(calls));
  await once(caller, 'close');
  return { answers: text.split('well').length - 1, begun };
}

it('answers the few calls that a connection sends ahead', async () => {
  expect(await answersTo(16)).toEqual({ answers: 16, begun: 16 });
});

it('cuts a connection that sends many calls ahead, and works on none beyond the first', async () => {
  const { answers, begun } = await answersTo(80);
  expect(begun).toBeLessThanOrEqual(16);
  expect(answers).toBeLessThanOrEqual(16);
});
