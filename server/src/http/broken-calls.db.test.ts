import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('a call that is broken', (database) => {
  async function listening() {
    const server = await startTestServer(database());
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const send = async (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(bytes);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      return { head, body: JSON.parse(body) };
    };
    return { ...server, send };
  }

  it.each([
    ['is no HTTP', 'what is this?\r\n\r\n', 400, 'bad_request'],
    [
      'has two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
      'bad_request',
    ],
    [
      'has headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('because it %s is told so in our words, with an id', async (_what, bytes, status, code) => {
    const { send, log } = await listening();
    const { head, body } = await send(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(body).toMatchObject({ success: false, code, error: expect.any(String) });
    const [, id] = /x-request-id: ([\w-]{36})/.exec(head) ?? [];
    expect(log.find((line) => line.includes(id!))).toContain(code);
  });

  it('because its body trickles in is cut off in our words', async () => {
    const { app, send } = await listening();
    // as Node does half a minute later
    const tooSlow = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.on('connection', (socket) => app.server.emit('clientError', tooSlow, socket));
    const { head, body } = await send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{');
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(body).toEqual({ success: false, error: 'Request timeout', code: 'request_timeout' });
  });

  it('because its address is none has an id too', async () => {
    const server = await startTestServer(database());
    const answer = await server.call('/api/%ZZ');
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});
