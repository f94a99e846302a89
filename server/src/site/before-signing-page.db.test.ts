import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const asPage = { headers: { accept: 'text/html,application/xhtml+xml', 'x-api-key': '' } };

describeOnBothDatabases('the page of what to check before one signs', (database) => {
  const start = () => startTestServer(database(), { environment: { PUBLIC_URL: 'https://soumdar.example' } });

  it('is whole without script and without a market, and one that search engines list', async () => {
    const server = await start();
    const { status, text, headers } = await server.call('/avant-de-signer', asPage);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).toContain('<h1>/avant-de-signer');
    expect(text).toContain('<link rel="canonical" href="https://soumdar.example/avant-de-signer">');
    expect((await server.call('/sitemap-pages.xml')).text).toContain(
      '<loc>https://soumdar.example/avant-de-signer</loc>',
    );
  });

  it('is drawn for the answers of its address, whatever else that holds, and not listed', async () => {
    const server = await start();
    const answered = '/avant-de-signer?title=arabic&owners=heirs';
    const { status, text, headers } = await server.call(`${answered}&debts=%3Cb%3E&name=Salma`, asPage);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain(`<h1>${answered}`);
    expect(text).not.toContain('Salma');
    expect(server.log.join('')).not.toContain('arabic');
  });

  it('answers so many questions of one address in a minute', async () => {
    const server = await start();
    for (let times = 0; times < 120; times += 1)
      expect((await server.call('/avant-de-signer?land=yes', asPage)).status).toBe(200);
    const { status, headers } = await server.call('/avant-de-signer?land=yes', asPage);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call('/avant-de-signer', asPage)).status).toBe(200);
  });
});
