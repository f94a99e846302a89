import { beforeAll, describe, expect, it } from 'vitest';
import { geocoders } from './stage/outside.ts';
import { sendRaw, sendWithoutEnd } from './stage/raw.ts';
import { openStage, type Stage } from './stage/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  return () => stage.close();
});

const send = (...lines: string[]) => sendRaw(stage.address, lines.join('\r\n'));
const answersIn = (received: string) => received.match(/^HTTP\/1\.1 /gm)?.length ?? 0;
const login = ['POST /api/auth/login HTTP/1.1', 'host: localhost', 'x-api-key: estimation-web'];
const smuggled = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('an answer to what is no call', () => {
  it.each<[string, number, string[]]>([
    ['no HTTP', 400, ['what is this?', '', '']],
    ['an address that is none', 404, ['GET /% HTTP/1.1', 'host: localhost', 'connection: close', '', '']],
    [
      'an address of the API that is none',
      404,
      ['GET /api/%ZZ HTTP/1.1', 'host: localhost', 'connection: close', '', ''],
    ],
    ['an unknown method', 400, ['STEAL / HTTP/1.1', 'host: localhost', '', '']],
    ['no host', 400, ['GET / HTTP/1.1', 'connection: close', '', '']],
    ['headers without end', 431, ['GET / HTTP/1.1', `x: ${'x'.repeat(20_000)}`, '', '']],
    ['a header with a break in it', 400, ['GET / HTTP/1.1', 'host: localhost', 'x: a\rb: c', '', '']],
  ])('(%s) has the headers that keep a browser safe', async (_what, status, lines) => {
    const received = await send(...lines);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-security-policy: default-src 'self'/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(head).toMatch(/^content-type: application\/json/im);
    expect(head).not.toMatch(/^(x-powered-by|server):/im);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: expect.any(String) });
  });
});

describe('a call that hides another', () => {
  it.each<[string, string[]]>([
    ['two lengths', ['content-length: 0', `content-length: ${smuggled.length}`]],
    ['a length and chunks', [`content-length: ${smuggled.length}`, 'transfer-encoding: chunked']],
    ['chunks and a length', ['transfer-encoding: chunked', 'content-length: 4']],
    ['chunks spelt otherwise', [`content-length: ${smuggled.length}`, 'transfer-encoding: xchunked']],
    ['chunks behind a blank', ['transfer-encoding : chunked']],
    ['two encodings', ['transfer-encoding: chunked, identity']],
    ['a length with a sign', [`content-length: +${smuggled.length}`]],
    ['a length on a folded line', ['content-length:', ` ${smuggled.length}`, 'content-length: 0']],
  ])('by %s is refused, and the hidden one is not answered', async (_how, headers) => {
    const received = await send(
      ...login,
      'content-type: application/json',
      ...headers,
      '',
      `0\r\n\r\n${smuggled}`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(answersIn(received)).toBe(1);
    expect(received).toMatch(/^connection: close/im);
  });
});

describe('a path out of the site', () => {
  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e%5c%2e%2e%5cpackage.json',
    '/..\\package.json',
    '/assets//etc/passwd',
    '/%00/index.html',
    '/assets/.%00./package.json',
    '//etc/passwd',
    '/.git/config',
    '/prerendered/home.html',
  ])('leads nowhere: %s', async (path) => {
    const received = await send(`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: close', '', '');
    expect(received).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(received).not.toMatch(/"dependencies"|root:x|\[core\]/);
  });
});

describe('a geocoder that was taken over', () => {
  it('sends the product nowhere else', async () => {
    stage.outside.geocoder = geocoders.sendsElsewhere;
    const answer = await stage.visitor().get('/api/geocode/reverse?lat=36.8&lon=10.18&format=json');
    expect(answer).toMatchObject({ status: 502, body: { error: 'Geocoder unavailable' } });
    expect(stage.outside.requests).toEqual(['/reverse']);
  });
});

describe('a body without end', () => {
  const post = (path: string, ...lines: string[]) => [`POST ${path} HTTP/1.1`, 'host: localhost', ...lines];

  it.each<[string, number, string[]]>([
    ['the page of unsubscribing', 413, post('/desinscription/x', 'content-type: text/plain')],
    ['a call', 413, [...login, 'content-type: application/json']],
    ['a call of a type that is not taken', 415, [...login, 'content-type: text/plain']],
    ['a call without the key', 403, post('/api/auth/login', 'content-type: application/json')],
    ['an address that is none', 404, post('/nowhere', 'content-type: text/plain')],
    ['a page', 200, ['GET / HTTP/1.1', 'host: localhost']],
  ])('to %s is answered %i and cut', async (_where, status, lines) => {
    const { received, sentBytes } = await sendWithoutEnd(stage.address, ...lines);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    // what the buffers of both ends hold
    expect(sentBytes).toBeLessThan(32 * 2 ** 20);
  });
});

describe('a call that never ends', () => {
  it.each<[string, string[]]>([
    ['its headers', ['GET / HTTP/1.1', 'host: localhost', 'x-slow: ']],
    ['its body', [...login, 'content-type: application/json', 'content-length: 100', '', '{']],
  ])(
    'in %s is cut off in our words, while others are answered',
    { tags: ['long'] },
    async (_where, lines) => {
      const cutOff = send(...lines);
      expect((await stage.visitor().get('/healthz')).status).toBe(200);
      expect(await cutOff).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request_timeout"/);
    },
  );
});
