import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const asPage = { headers: { accept: 'text/html,application/xhtml+xml', 'x-api-key': '' } };
const served = smallMarket();

describeOnBothDatabases('a page drawn from the market', (database) => {
  const start = (market = served) =>
    startTestServer(database(), { market, environment: { PUBLIC_URL: 'https://soumdar.example' } });
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="donnees">(.*?)<\/script>/s.exec(html)![1]!) as {
      path: string;
      data: { zone: { slug: string; groups: object[] } };
    };

  it.each([
    ['/prix-immobilier', 'tunisie', 'Prix immobilier en Tunisie'],
    ['/prix-immobilier/tunis', 'tunis', 'Prix immobilier : gouvernorat de Tunis'],
    ['/prix-immobilier/tunis/', 'tunis', 'Prix immobilier : gouvernorat de Tunis'],
  ])('is whole without script at %s, with what the site takes it over from', async (url, slug, title) => {
    const { status, text: sent, headers } = await (await start()).call(url, asPage);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBeUndefined();
    // French has spaces that do not break
    const text = sent.replaceAll(/[\u00a0\u202f]/g, ' ');
    const path = url.replace(/\/$/, '');
    expect(text).toContain(`<div id="root"><h1>${path} zone</h1></div>`);
    expect(text).toContain(`<title>${title} · Soumdar</title>`);
    expect(text).toContain(`<link rel="canonical" href="https://soumdar.example${path}">`);
    expect(text).toMatch(
      /<meta name="description" content="Prix demandés (en Tunisie|dans le gouvernorat de Tunis) : appartement à vendre 3[^"]+ DT\/m²/,
    );
    expect(text).toContain('"@type":"Dataset"');
    expect(dataOf(text)).toMatchObject({ path, data: { zone: { slug } } });
    expect(dataOf(text).data.zone.groups).toHaveLength(2);
  });

  it('has its script wait for its reader', async () => {
    const { text } = await (await start()).call('/prix-immobilier', asPage);
    expect(text).toMatch(/<script type="module" data-waiting="\/assets\/[^"]+\.js"><\/script>/);
    expect(text).not.toMatch(/<script[^>]* src="(?!\/beacon\.js")|modulepreload/);
  });

  it('is not for search engines while its figures are of the sample', async () => {
    const sample = { ...served, basis: { ...served.basis, sample: true } };
    const { headers } = await (await start(sample)).call('/prix-immobilier/tunis', asPage);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('is one and the same 404 for every address that names none, and opens so often for an address', async () => {
    const server = await start();
    const open = (slug: string, from = '192.0.2.80') =>
      server.call(`/prix-immobilier/${slug}`, { ...asPage, from });
    const first = await open('tunis/la-merssa');
    expect(first.status).toBe(404);
    expect(first.text).toContain('<title>Zone inconnue · Soumdar</title>');
    for (let addresses = 1; addresses < 120; addresses += 1)
      expect(await open(`zz${addresses}`)).toMatchObject({ status: 404, text: first.text });
    expect(await open('zz/q1')).toMatchObject({ status: 429, text: expect.stringMatching(/^Trop d/) });
    expect((await open('zz/q1', '192.0.2.81')).status).toBe(404);
    expect((await open('tunis/la-marsa')).status).toBe(200);
  });

  it('leads to the larger zone where nothing is advertised', async () => {
    const answer = async (url: string) => (await start()).call(url, asPage);
    expect(await answer('/prix-immobilier/sousse/sahloul')).toMatchObject({
      status: 302,
      headers: { location: '/prix-immobilier/sousse/sousse-jawhara' },
    });
    expect((await answer('/prix-immobilier/sousse')).headers['location']).toBe('/prix-immobilier');
    expect(await answer('/prix-immobilier/tunisie')).toMatchObject({
      status: 301,
      headers: { location: '/prix-immobilier' },
    });
  });

  it.each([
    ['tunis', '/prix-immobilier/Tunis'],
    ['tunis/la-marsa', '/prix-immobilier/la-marsa'],
    ['tunis/la-marsa', '/prix-immobilier/La-Marsa'],
    ['tunis/la-marsa', '/prix-immobilier/tunis/la marsa'],
    ['tunis/la-marsa', '/prix-immobilier/المرسى'],
    ['tunis/la-marsa', '/ar/prix-immobilier/تونس/المرسى'],
    ['ezzahra', '/prix-immobilier/الزهراء'],
  ])('has its one address /prix-immobilier/%s for %s', async (slug, url) => {
    const { status, headers } = await (await start()).call(encodeURI(url), asPage);
    const root = url.startsWith('/ar/') ? '/ar' : '';
    expect([status, headers['location']]).toEqual([301, `${root}/prix-immobilier/${slug}`]);
  });

  it('is a list where several zones are called alike, and where a search finds several', async () => {
    const server = await start();
    const namesakes = await server.call('/prix-immobilier/ezzahra', asPage);
    expect([namesakes.status, namesakes.headers['x-robots-tag']]).toEqual([300, 'noindex']);
    expect(dataOf(namesakes.text).data).toEqual({
      typed: 'Ezzahra',
      which: 'named',
      zones: [
        { slug: 'ben-arous/ezzahra', name: 'Ezzahra (Ben Arous)' },
        { slug: 'mahdia/ezzahra', name: 'Ezzahra (Mahdia)' },
      ],
    });
    const { status, text } = await server.call('/prix-immobilier?q=sahloul+quatre', asPage);
    expect(status).toBe(300);
    expect(dataOf(text).data).toMatchObject({ typed: 'sahloul quatre', which: 'like' });
  });

  it('is a list of the advertised governorates for a search that finds nothing', async () => {
    const { status, text } = await (await start()).call('/ar/prix-immobilier?q=zzzqqq', asPage);
    expect(status).toBe(404);
    expect(dataOf(text).data).toEqual({
      typed: 'zzzqqq',
      which: 'governorates',
      zones: [{ slug: 'tunis', name: 'تونس (ولاية)' }],
    });
  });

  it.each([
    ['La Marsa, Tunis', 302, '/prix-immobilier/tunis/la-marsa'],
    ['rue de Marseille, Tunis', 302, '/prix-immobilier/tunis'],
    ['36.8782, 10.3247', 302, '/prix-immobilier/tunis/la-marsa-centre'],
    ['lac2', 302, '/prix-immobilier/tunis/les-berges-du-lac-2'],
    ['paris', 300, undefined],
    ['xyzzy', 300, undefined],
    // a link is no name, its last part may be
    ['https://x.tn/xyzzy', 300, undefined],
    [' ', 302, '/prix-immobilier'],
    ['?!', 404, undefined],
    ['a'.repeat(101), 400, undefined],
  ])('is searched by a form: %s', async (typed, status, location) => {
    const answer = await (await start()).call(`/prix-immobilier?q=${encodeURIComponent(typed)}`, asPage);
    expect([answer.status, answer.headers['location']]).toEqual([status, location]);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('is searched so often in a minute', async () => {
    const server = await start();
    const search = () => server.call('/prix-immobilier?q=tunis', asPage);
    for (let times = 0; times < 120; times += 1) expect((await search()).status).toBe(302);
    expect((await search()).status).toBe(429);
  });

  it.each(['/prix-immobilier/tunis/%3Cscript%3E', '/prix-immobilier/tunis/a_b'])(
    'is refused with 400 for what cannot be the address of a zone: %s',
    async (url) => {
      expect((await (await start()).call(url, asPage)).status).toBe(400);
    },
  );

  it('is that of the market in service', async () => {
    const server = await startTestServer(database(), { market: served });
    const before = await server.call('/prix-immobilier/tunis', asPage);
    const market = { ...served, figures: { ...served.figures!, asOf: '2026-02-01' } };
    const other = await startTestServer(database(), { market });
    expect(dataOf(before.text).data.zone).toMatchObject({ asOf: '2025-11-22' });
    expect(dataOf((await other.call('/prix-immobilier/tunis', asPage)).text).data.zone).toMatchObject({
      asOf: '2026-02-01',
    });
  });

  it('tells how wrong estimates are, and of which models', async () => {
    const { status, text } = await (await start()).call('/fiabilite', asPage);
    expect(status).toBe(200);
    expect(text).toContain('<title>Fiabilité de nos estimations · Soumdar</title>');
    expect(dataOf(text)).toMatchObject({ path: '/fiabilite', data: { asOf: '2025-11-22' } });
  });

  it('asks to come back while no market is in service', async () => {
    const server = await startTestServer(database());
    const { status, headers } = await server.call('/prix-immobilier', asPage);
    expect([status, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '5', 'noindex']);
  });
});
