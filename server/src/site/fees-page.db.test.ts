import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const asPage = { headers: { accept: 'text/html,application/xhtml+xml', 'x-api-key': '' } };

describeOnBothDatabases('the page of what a sale costs', (database) => {
  const start = () => startTestServer(database(), { environment: { PUBLIC_URL: 'https://soumdar.example' } });

  it('is whole without script and without a market, and one that search engines list', async () => {
    const server = await start();
    const { status, text, headers } = await server.call('/frais', asPage);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).toContain('<div id="root"><h1>/frais today</h1></div>');
    expect(text).toContain('<title>Frais de vente et d’achat immobilier · Soumdar</title>');
    expect(text).toContain('<link rel="canonical" href="https://soumdar.example/frais">');
    expect(text).toMatch(/<script type="module" data-waiting="/);
    expect(text).toContain('<script defer src="/beacon.js" data-page="Sale Costs"></script>');
    expect(text).toMatch(/"path":"\/frais","data":\{"today":"\d{4}-\d{2}-\d{2}"\}/);
    expect((await server.call('/sitemap-pages.xml')).text).toContain(
      '<loc>https://soumdar.example/frais</loc>',
    );
  });

  it('answers the question of its address, for nobody but who asks', async () => {
    const server = await start();
    const { status, text, headers } = await server.call('/frais?prix=350000&vente=ancien', asPage);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain('<h1>/frais?prix=350000&vente=ancien today</h1>');
    expect(text).toContain('<link rel="canonical" href="https://soumdar.example/frais">');
    expect((await server.call('/frais', asPage)).text).toContain('<h1>/frais today</h1>');
  });

  it('answers so many questions of one address in a minute', async () => {
    const server = await start();
    for (let times = 0; times < 120; times += 1)
      expect((await server.call('/frais?prix=1', asPage)).status).toBe(200);
    const { status, headers, text } = await server.call('/frais?prix=1', asPage);
    expect([status, text]).toEqual([429, 'Trop de calculs en une minute. Réessayez dans un instant.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call('/frais?prix=1', { ...asPage, from: '192.0.2.7' })).status).toBe(200);
    expect((await server.call('/frais', asPage)).status).toBe(200);
  });
});
