import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const asPage = { headers: { accept: 'text/html,application/xhtml+xml' } };

describeOnBothDatabases('the site', (database) => {
  it.each([
    '/',
    '/estimation?lat=36.8&lng=10.2',
    '/dashboard',
    '/dashboard/',
    '/mentions-legales',
    '/property/villa-gammarth',
  ])('has its page at %s', async (url) => {
    const server = await startTestServer(database());
    const answer = await server.call(url, asPage);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  it('is told its settings, which cannot break out of the page', async () => {
    const server = await startTestServer(database(), {
      environment: {
        APP_KEY: '"><script>alert(1)</script>$&',
        TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png?a=1&b=2',
      },
    });
    const { text } = await server.call('/', asPage);
    expect(text).toContain('<meta name="soumdar:app-key" content="&#34;&#62;&#60;script&#62;');
    expect(text).toContain('content="https://tiles.example/{z}/{x}/{y}.png?a=1&#38;b=2"');
    expect(text).not.toContain('<script>');
  });

  it.each(['/nowhere', '/property', '/property/chateau', '/index.html', '/assets/nothing.js'])(
    'answers %s with its page and 404',
    async (url) => {
      const server = await startTestServer(database());
      const answer = await server.call(url, asPage);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('soumdar:app-key');
    },
  );

  it('keeps files named after their content for good, and no other', async () => {
    const server = await startTestServer(database());
    const script = await server.call('/assets/main-1a2b3c.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect((await server.call('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsms-outbox.jsonl'])(
    'lets nobody out of its folder: %s',
    async (url) => {
      const server = await startTestServer(database());
      expect((await server.call(url)).status).toBe(404);
    },
  );
});
