import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ofOneAnswer = /^(content-(type|length)|connection|date|keep-alive)$/;

/** What makes every answer safe in a browser and easy to find in the log. */
async function headersOfAll({ call }: TestServer): Promise<Record<string, unknown>> {
  const headers = Object.entries((await call('/healthz')).headers);
  const ofAll = Object.fromEntries(headers.filter(([name]) => !ofOneAnswer.test(name)));
  expect(ofAll).toHaveProperty('content-security-policy');
  return { ...ofAll, 'x-request-id': expect.stringMatching(/^[\w-]{36}$/) };
}

async function readAnswer(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line, ...headers] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1.1 (\d{3}) /.exec(line!)?.[1]),
    headers: Object.fromEntries(headers.map((header) => header.split(/: (.*)/, 2))) as Record<string, string>,
    body: JSON.parse(body),
  };
}

describeOnBothDatabases('a call that is broken', (database) => {
  async function listening() {
    const server = await startTestServer(database(), {
      environment: { PUBLIC_URL: 'https://soumdar.example' },
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    };
    const send = async (bytes: string) => {
      const socket = await open();
      socket.write(bytes);
      return readAnswer(socket);
    };
    return { ...server, open, send };
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
    [
      'has an address that is none',
      'GET /% HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      404,
      'not_found',
    ],
    ['names no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad_request'],
    [
      'has a method nobody knows here',
      'PROPFIND / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      404,
      'not_found',
    ],
  ])(
    'because it %s is told so in our words, with the headers of all answers',
    async (_what, bytes, status, code) => {
      const server = await listening();
      const answer = await server.send(bytes);
      expect(answer).toMatchObject({ status, body: { success: false, code, error: expect.any(String) } });
      expect(answer.headers).toMatchObject(await headersOfAll(server));
      expect(server.log.find((line) => line.includes(answer.headers['x-request-id']!))).toContain(code);
    },
  );

  it('because its path leaves the folder of the documentation finds nothing', async () => {
    const { send } = await listening();
    const path = '/api/docs/static/../../package.json';
    const answer = await send(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatchObject({ status: 404, body: { error: 'Not found', code: 'not_found' } });
  });

  it('because its body trickles in is cut off in our words', async () => {
    const { app, send } = await listening();
    // as Node does half a minute later
    const tooSlow = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.on('connection', (socket) => app.server.emit('clientError', tooSlow, socket));
    expect(await send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{')).toMatchObject({
      status: 408,
      body: { success: false, error: 'Request timeout', code: 'request_timeout' },
    });
  });

  it('because it expects what nobody knows is answered all the same', async () => {
    const { send } = await listening();
    const answer = await send('GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
  });

  it('because the server closes meanwhile is told so in our words', async () => {
    const server = await listening();
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const caller = await server.open();
    const begun = 'GET /healthz HTTP/1.1\r\nhost: a\r\n';
    caller.write(begun);
    const [socket] = await accepted;
    await expect.poll(() => socket.bytesRead).toBe(begun.length);
    const expected = await headersOfAll(server);
    const closed = server.app.close();
    await expect.poll(() => server.app.server.listening).toBe(false);
    caller.write('\r\n');
    const answer = await readAnswer(caller);
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'stopping' } });
    expect(answer.headers).toMatchObject({ ...expected, connection: 'close' });
    await closed;
  });
});
