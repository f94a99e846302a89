import { describeOnBothDatabases } from '@soumdar/db/testing';
import type { Comparison } from '@soumdar/contract';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const served = smallMarket();
const asPage = { headers: { accept: 'text/html,application/xhtml+xml', 'x-api-key': '' } };
const page = '/prix-immobilier/comparer';
const lake = 'tunis/les-berges-du-lac-2';

describeOnBothDatabases('the page of zones side by side', (database) => {
  const start = () =>
    startTestServer(database(), { market: served, environment: { PUBLIC_URL: 'https://soumdar.example' } });
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="donnees">(.*?)<\/script>/s.exec(html)![1]!) as {
      path: string;
      data: Comparison;
    };

  it('is whole without script, and no page that search engines list', async () => {
    const server = await start();
    const url = `${page}?zones=tunis,${lake}`;
    const { status, text, headers } = await server.call(url, asPage);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain('<title>Comparer Tunis et Les Berges du Lac 2 · Soumdar</title>');
    expect(text).toContain(`<link rel="canonical" href="https://soumdar.example${url}">`);
    expect(text).toContain(`<h1>${url} requested,zones,unknown,choices</h1>`);
    const { path, data } = dataOf(text);
    expect(path).toBe(page);
    expect(data.zones.map(({ slug }) => slug)).toEqual(['tunis', lake]);
    expect(data.choices).toContain('Tunis (gouvernorat)');
    expect((await server.call('/sitemap.xml')).text).not.toContain('comparer');
  });

  it.each([
    ['one zone twice', `zones=tunis,tunis,tunisie`, 'zones=tunis,tunisie'],
    ['several lists', `zones=tunisie&zones=tunis`, 'zones=tunisie,tunis'],
    ['names as they are offered', 'zone=Tunisie&zone=Tunis+(gouvernorat)&zone=', 'zones=tunisie,tunis'],
    ['a name with its governorate', 'zones=tunis&zone=La+Marsa+(Tunis)', 'zones=tunis,tunis/la-marsa'],
    ['names as they are typed', 'zone=la+marsa&zone=SFAX', 'zones=tunis/la-marsa,sfax'],
    ['a name with another spelling', 'zone=la+marssa', 'zones=tunis/la-marsa'],
    ['names in Arabic', 'zone=سوسه&zone=المرسى', 'zones=sousse,tunis/la-marsa'],
    [
      'names as they are offered in Arabic',
      'zone=تونس+(ولاية)&zone=المرسى+(تونس)',
      'zones=tunis,tunis/la-marsa',
    ],
    ['a name that is none', 'zones=tunis&zone=Zzzz', 'zones=tunis,zzzz'],
    ['a zone that is advertised no more', 'zones=sousse,tunis', 'zones=tunisie,tunis'],
  ])('has one address for %s', async (_what, query, canonical) => {
    const { status, headers } = await (await start()).call(`${page}?${encodeURI(query)}`, asPage);
    expect([status, headers['location']]).toEqual([302, `${page}?${canonical}`]);
  });

  it.each([
    ['none', '', 200, []],
    ['one', '?zones=tunis', 200, ['tunis']],
    ['four', `?zones=a,b,tunis,tunisie`, 400, []],
    ['one that is none', '?zones=la-merssa,tunis', 404, ['tunis']],
  ])('says what is missing where it is asked for %s', async (_what, query, status, shown) => {
    const answer = await (await start()).call(page + query, asPage);
    expect(answer.status).toBe(status);
    expect(dataOf(answer.text).data.zones.map(({ slug }) => slug)).toEqual(shown);
  });

  it('tells the zones nearest to a name that is none', async () => {
    const { text } = await (await start()).call(`${page}?zones=la-merssa,tunis`, asPage);
    const [unknown] = dataOf(text).data.unknown;
    expect(unknown!.slug).toBe('la-merssa');
    expect(unknown!.nearest[0]).toMatchObject({ slug: 'tunis/la-marsa', name: 'La Marsa' });
  });

  it.each([
    'zones=<script>',
    'zones=../tunis',
    'zones=Tunis',
    `zones=${'a'.repeat(122)}`,
    `zones=${'a,'.repeat(30)}`,
    `zone=${'a'.repeat(81)}`,
    'zones=%00',
  ])('is refused with 400 for %s', async (query) => {
    const { status } = await (await start()).call(`${page}?${query}`, asPage);
    expect(status).toBe(400);
  });

  it('is drawn for one address so often in a minute', async () => {
    const server = await start();
    const ask = () => server.call(page, asPage);
    for (let times = 0; times < 120; times += 1) expect((await ask()).status).toBe(200);
    const { status, headers, text } = await ask();
    expect([status, text]).toEqual([429, 'Trop de comparaisons en une minute. Réessayez dans un instant.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call(page, { ...asPage, from: '192.0.2.7' })).status).toBe(200);
  });
});
