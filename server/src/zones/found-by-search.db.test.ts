import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const served = smallMarket();
const publicUrl = 'https://soumdar.example';

describeOnBothDatabases('what search engines are told of the pages of prices', (database) => {
  const start = (market = served) =>
    startTestServer(database(), { market, environment: { PUBLIC_URL: publicUrl } });
  const graphOf = async (path: string) => {
    const { text } = await (await start()).call(path, { headers: { accept: 'text/html' } });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string }[] };
    // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of a node
    return (type: string): any => graph.find((node) => node['@type'] === type);
  };

  it('lists those with a price of their own, with the day of their figures', async () => {
    const server = await start();
    expect((await server.call('/sitemap.xml')).text).toContain(
      `<sitemap><loc>${publicUrl}/sitemap-prix.xml</loc><lastmod>2025-11-22</lastmod></sitemap>`,
    );
    const { text } = await server.call('/sitemap-prix.xml');
    expect(text).toContain(
      `<url><loc>${publicUrl}/prix-immobilier</loc><lastmod>2025-11-22</lastmod><xhtml:link `,
    );
    const { zones } = served.figures!;
    const paths = [...text.matchAll(/<loc>https:\/\/soumdar\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    const thin = Object.keys(zones).filter((slug) =>
      zones[slug]!.groups.every(({ medianPerSqm }) => medianPerSqm === null),
    );
    expect(thin.length).toBeGreaterThan(0);
    // in two languages
    expect(paths).toHaveLength(2 * (1 + Object.keys(zones).length - thin.length));
    expect(paths).toContain('/fiabilite');
    expect(thin.filter((slug) => paths.includes(`/prix-immobilier/${slug}`))).toEqual([]);
  });

  it('lists none of the sample, nor any while there is no market', async () => {
    const sample = { ...served, basis: { ...served.basis, sample: true } };
    const withoutMarket = startTestServer(database(), { environment: { PUBLIC_URL: publicUrl } });
    for (const server of [await start(sample), await withoutMarket]) {
      expect((await server.call('/sitemap.xml')).text).not.toContain('sitemap-prix');
      expect((await server.call('/sitemap-prix.xml')).status).toBe(404);
    }
  });

  it('describes the figures of a zone as a data set, with its licence and its files', async () => {
    const dataset = (await graphOf('/prix-immobilier/tunis/les-berges-du-lac-2'))('Dataset');
    expect(dataset).toMatchObject({
      license: `${publicUrl}/mentions-legales#reprise-des-chiffres`,
      creator: { '@type': 'Organization', name: 'Soumdar' },
      dateModified: '2025-11-22',
      temporalCoverage: '2025-11-01/2025-11-01',
      spatialCoverage: { '@type': 'Place', geo: { '@type': 'GeoCoordinates' } },
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'text/csv',
          contentUrl: `${publicUrl}/api/market/zones/tunis/les-berges-du-lac-2.csv`,
        },
        { encodingFormat: 'application/json' },
      ],
    });
    expect(dataset.description.length).toBeGreaterThanOrEqual(50);
    const [measured] = dataset.variableMeasured;
    expect(measured.minValue).toBeLessThan(measured.value);
    expect(measured.value).toBeLessThan(measured.maxValue);
  });

  it('describes the country by its box, and how wrong estimates are', async () => {
    const country = (await graphOf('/prix-immobilier'))('Dataset');
    expect(country.spatialCoverage.geo).toEqual({ '@type': 'GeoShape', box: '30.2 7.5 37.5 11.6' });
    expect(country.distribution[0].contentUrl).toBe(`${publicUrl}/api/market/zones.csv`);
    const accuracy = (await graphOf('/fiabilite'))('Dataset');
    expect(accuracy.distribution[0].contentUrl).toBe(`${publicUrl}/api/market/accuracy.csv`);
  });

  it('tells where a zone lies', async () => {
    const { itemListElement } = (await graphOf('/prix-immobilier/tunis'))('BreadcrumbList');
    expect(itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Prix immobilier en Tunisie',
        item: `${publicUrl}/prix-immobilier`,
      },
      { '@type': 'ListItem', position: 2, name: 'Tunis', item: `${publicUrl}/prix-immobilier/tunis` },
    ]);
  });
});
