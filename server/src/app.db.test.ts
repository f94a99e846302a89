import { describeOnBothDatabases } from '@soumdar/db/testing';
import { describe, expect, it } from 'vitest';
import { smallMarket } from './testing/small-market.ts';
import { verified } from './testing/people.ts';
import { somebodySignedIn } from './testing/personal.ts';
import { startTestServer } from './testing/test-server.ts';

interface Operation {
  operationId: string;
  summary: string;
  responses: object;
}

describeOnBothDatabases('every call', (database) => {
  describe('needs the application key', () => {
    it.each(['/api/market', '/api/auth/session', '/api/nowhere', '/api'])('of %s', async (url) => {
      const server = await startTestServer(database());
      for (const headers of [{ 'x-api-key': '' }, { 'x-api-key': 'another' }]) {
        expect(await server.call(url, { headers })).toMatchObject({
          status: 403,
          body: { success: false, error: 'Application key required', code: 'application_key_required' },
        });
      }
    });

    it('the documentation, the health checks and the site need no application key', async () => {
      const server = await startTestServer(database());
      for (const url of ['/api/docs/json', '/healthz', '/']) {
        expect((await server.call(url, { headers: { 'x-api-key': '' } })).status).toBe(200);
      }
    });
  });

  it('to an unknown route is answered "Not found"', async () => {
    const server = await startTestServer(database());
    const unknown = { success: false, error: 'Not found', code: 'not_found' };
    expect(await server.call('/api/nowhere')).toMatchObject({ status: 404, body: unknown });
    expect(await server.call('/api/market', { method: 'PUT', body: {} })).toMatchObject({
      status: 404,
      body: unknown,
    });
    for (const url of ['/nowhere', '/api/%ZZ']) {
      expect(await server.call(url)).toMatchObject({ status: 404, body: unknown });
    }
  });

  it('with an unreadable body is refused by what is wrong with it', async () => {
    const server = await startTestServer(database());
    const login = (body: string, type = 'application/json') =>
      server.call('/api/auth/login', { body, headers: { 'content-type': type } });
    for (const body of ['{"email":', '{"__proto__":{"role":"expert"}}']) {
      expect(await login(body)).toMatchObject({ status: 400, body: { error: 'Malformed JSON' } });
    }
    expect(await login('email=a', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { error: 'Unsupported content type' },
    });
    expect(await login('{}', 'text/plain')).toMatchObject({ status: 415 });
    expect(await login(`{"email":"${'x'.repeat(65 * 1024)}"}`)).toMatchObject({
      status: 413,
      body: { error: 'Body too large' },
    });
    expect(await login('')).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    expect(await login('[1]')).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  });

  it('leaves with the headers that keep a browser safe', async () => {
    const server = await startTestServer(database(), {
      environment: { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    });
    const { headers } = await server.call('/healthz');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: https://*.tiles.example",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
    // answers are about one person
    expect((await server.call('/api/auth/session')).headers['cache-control']).toBe('no-store');
  });

  it('asks for TLS for good where the product is reached by it', async () => {
    const server = await startTestServer(database(), {
      environment: { PUBLIC_URL: 'https://soumdar.example' },
    });
    const { headers } = await server.call('/');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
  });

  it('an unforeseen error tells the caller no more than the id of the call, which is in the log', async () => {
    const server = await startTestServer(database());
    server.app.get('/broken', () => {
      throw Object.assign(new Error('a secret of ours'), { detail: 'Key (email)=(somebody@example.tn)' });
    });
    const answer = await server.call('/broken');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ success: false, error: 'Internal server error', code: 'internal_error' });
    const id = String(answer.headers['x-request-id']);
    const line = server.log.find((entry) => entry.includes('a secret of ours'));
    expect(line).toContain(id);
    expect(line).not.toContain('somebody@example.tn');
  });

  it('is documented', async () => {
    const server = await startTestServer(database());
    const { body } = await server.call('/api/docs/json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/estimation/calculate', '/api/user/estimations']),
    );
    expect(body.paths).not.toHaveProperty('/dev/sms');
    const page = await server.call('/api/docs');
    expect(page.text).toContain('swagger-ui');
    expect(page.text).not.toMatch(/<script>|<style>/);
  });

  it('is documented as the recommended rules of Redocly have it', async () => {
    const server = await startTestServer(database(), {
      environment: { PUBLIC_URL: 'https://soumdar.example' },
    });
    const { body } = await server.call('/api/docs/json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'https://soumdar.example' }],
      info: { license: { name: expect.any(String), url: expect.stringMatching(/^https:/) } },
    });
    const operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { name, summary, responses } of operations) {
      expect({ name, summary }).toEqual({ name, summary: expect.stringMatching(/^[A-Z].*\.$/) });
      const statuses = Object.keys(responses);
      for (const kind of ['2', '4'])
        expect({ name, statuses: statuses.filter((status) => status.startsWith(kind)) }).not.toEqual({
          name,
          statuses: [],
        });
    }
  });

  it('is documented in one text, sent again to nobody who has it, and to an address so often', async () => {
    const server = await startTestServer(database());
    const read = (headers = {}, from = '192.0.2.70') => server.call('/api/docs/json', { headers, from });
    const { headers } = await read();
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(await read({ 'if-none-match': headers['etag'] })).toMatchObject({ status: 304, text: '' });
    const compressed = await server.app.inject({
      url: '/api/docs/json',
      headers: { 'accept-encoding': 'gzip' },
      remoteAddress: '192.0.2.70',
    });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: headers['etag'] });
    for (let calls = 3; calls < 120; calls += 1) await server.call('/api/docs', { from: '192.0.2.70' });
    const refused = await read();
    expect(refused).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read({}, '192.0.2.71')).status).toBe(200);
  });
});

describeOnBothDatabases('health', (database) => {
  it('is that of the process, and of the whole once a market is served', async () => {
    const starting = await startTestServer(database());
    expect((await starting.call('/healthz')).status).toBe(200);
    expect(await starting.call('/readyz')).toMatchObject({
      status: 503,
      body: { error: 'Service starting' },
    });
    expect(await starting.call('/api/market')).toMatchObject({ status: 503 });
    const ready = await startTestServer(database(), { market: smallMarket() });
    expect((await ready.call('/readyz')).status).toBe(200);
    expect(await ready.call('/api/market')).toMatchObject({ status: 200 });
  });
});

describeOnBothDatabases('the outbox page', (database) => {
  const here = { from: '127.0.0.1' };

  it('shows messages, newest first, with nothing of theirs as markup', async () => {
    const server = await startTestServer(database());
    expect((await server.call('/dev/sms', here)).text).toContain('Aucun message');
    const [first, second] = [await verified(server), await verified(server)];
    const page = (await server.call('/dev/sms', here)).text;
    expect(page.indexOf(second.phone)).toBeLessThan(page.indexOf(first.phone));
    expect(page).toMatch(/\d{6}/);
  });

  it('exists only where messages go to the outbox', async () => {
    const server = await startTestServer(database(), {
      environment: { SMS_PROVIDER: 'winsms', WINSMS_API_KEY: 'k', WINSMS_SENDER: 'Soumdar' },
    });
    expect((await server.call('/dev/sms', here)).status).toBe(404);
  });

  it('is unknown to everybody but this machine itself, even where it is allowed for all', async () => {
    const server = await startTestServer(database(), {
      environment: { PUBLIC_URL: 'https://soumdar.example', TRUST_PROXY: 'on', SMS_ALLOW_OUTBOX: 'yes' },
    });
    const from = (address: string, headers = {}) => server.call('/dev/sms', { from: address, headers });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
        expect((await from(address, { host })).status).toBe(200);
      }
    }
    const unknown = { status: 404, body: { success: false, error: 'Not found', code: 'not_found' } };
    for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '127.0.0.1.example']) {
      expect(await from(address)).toMatchObject(unknown);
    }
    for (const mark of ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']) {
      expect(await from('127.0.0.1', { [mark]: '127.0.0.1' })).toMatchObject(unknown);
    }
    for (const mark of ['cf-connecting-ip', 'true-client-ip', 'x-amzn-trace-id', 'x-original-host']) {
      expect(await from('127.0.0.1', { [mark]: '' })).toMatchObject(unknown);
    }
    for (const host of ['soumdar.example', 'rebound.example:3000', '127.0.0.1.example']) {
      expect(await from('127.0.0.1', { host })).toMatchObject(unknown);
    }
    const page = await from('10.0.0.1', { accept: 'text/html' });
    expect(page.text).toBe((await server.call('/dev/nothing', { headers: { accept: 'text/html' } })).text);
  });
});

describeOnBothDatabases('an account’s records', (database) => {
  it('are shown to nobody else', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const mine = await somebodySignedIn(server);
    expect((await mine.estimate()).status).toBe(200);
    expect((await mine.requestExpert()).status).toBe(201);
    const { token } = await somebodySignedIn(server);
    for (const list of ['/api/user/estimations', '/api/manual-estimation']) {
      const seen = await server.call(list, { token });
      expect(seen.body.data).toMatchObject({ estimations: [], pagination: { totalEstimations: 0 } });
    }
  });
});
