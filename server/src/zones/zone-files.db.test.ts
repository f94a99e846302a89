import { describeOnBothDatabases } from '@soumdar/db/testing';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const served = smallMarket();
const asAnybody = { headers: { 'x-api-key': '' } };

describeOnBothDatabases('the figures of zones for spreadsheets', (database) => {
  const start = (market = served) => startTestServer(database(), { market });
  const columnsOf = (csv: string): Record<string, string>[] =>
    parse(csv, { bom: true, delimiter: ';', columns: true, relax_column_count: true });

  it.each([
    ['/api/market/zones.csv', 'soumdar-zones-2025-11-22.csv'],
    ['/api/market/zones/tunisie.csv', 'soumdar-tunisie-2025-11-22.csv'],
    ['/api/market/zones/tunis/la-marsa.csv', 'soumdar-tunis-la-marsa-2025-11-22.csv'],
    ['/api/market/comparison.csv?zones=tunis/la-marsa,tunis', 'soumdar-tunis-la-marsa-tunis-2025-11-22.csv'],
    ['/api/market/accuracy.csv', 'soumdar-fiabilite-2025-11-22.csv'],
  ])('are a file for anybody at %s, which says where it comes from', async (url, name) => {
    const server = await start();
    const { status, headers, text } = await server.call(url, asAnybody);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    });
    expect(text.startsWith('\uFEFF"Zone"')).toBe(true);
    expect(
      text.endsWith(
        '\r\n"source: Soumdar, prix demandés, au 22/11/2025, à reprendre librement avec cette mention"\r\n',
      ),
    ).toBe(true);
    const again = await server.call(url, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('say that they are of the sample', async () => {
    const server = await start({ ...served, basis: { ...served.basis, sample: true } });
    const { text } = await server.call('/api/market/zones.csv');
    expect(text).toContain(
      '"source: Soumdar, prix demandés, au 22/11/2025, à reprendre librement avec cette mention, données d’exemple"\r\n',
    );
  });

  it('tell what the list tells, of all transactions and types, and nothing of thin groups', async () => {
    const server = await start();
    const rows = columnsOf((await server.call('/api/market/zones.csv')).text).slice(0, -1);
    for (const [transaction, label] of [['sale', 'Vente'] as const, ['rent', 'Location'] as const]) {
      const { zones } = (await server.call(`/api/market/zones?transaction=${transaction}`)).body.data;
      const stated = rows.filter((row) => row['Transaction'] === label);
      const asCsvFigure = (figure: number | null) =>
        figure === null ? '' : String(figure).replace('.', ',');
      expect(
        stated.map((row) => [
          row['Adresse'],
          row['Annonces'],
          row['Prix médian (DT/m², par mois à la location)'],
        ]),
      ).toEqual(
        zones.map((zone: { slug: string; count: number | null; medianPerSqm: number | null }) => [
          zone.slug,
          asCsvFigure(zone.count),
          asCsvFigure(zone.medianPerSqm),
        ]),
      );
      expect(stated.some((row) => Number(row['Annonces']) >= 10)).toBe(true);
      const thin = stated.filter((row) => Number(row['Annonces']) < 10);
      expect(thin.length).toBeGreaterThan(0);
      expect(new Set(thin.flatMap((row) => Object.values(row).slice(7, 12)))).toEqual(new Set(['']));
    }
  });

  it('hold the groups, the rooms, the yield and the quarters of a zone', async () => {
    const { zones } = served.figures!;
    const typical = { type: 'apartment', surfaceM2: 95, rooms: 3, priceTnd: 200_000, rentTnd: 850 } as const;
    const grossYield = { typical, low: 0.0386, median: 0.051, high: 0.07 };
    const tunis = { ...zones['tunis']!, grossYield };
    const server = await start({
      ...served,
      figures: { ...served.figures!, zones: { ...zones, tunis } },
    });
    const rows = columnsOf((await server.call('/api/market/zones/tunis.csv')).text);
    const { data } = (await server.call('/api/market/zones/tunis')).body;
    const parts = (part: string) => rows.filter((row) => row['Rubrique'] === part);
    expect(parts('Prix au m²').map((row) => row['Annonces'])).toEqual(['20', '20']);
    expect(parts('Prix par taille').map((row) => row['Taille'])).toEqual(['S+2', 'S+2']);
    expect(parts('Rendement').map((row) => Object.values(row).filter((cell) => cell !== ''))).toEqual([
      ['Tunis', 'tunis', 'Rendement', 'Appartement', 'S+2', '95', '200000', '850', '5,1', '3,9', '7'],
    ]);
    expect(parts('Évolution').map((row) => row['Trimestre'])).toEqual(
      data.trend.map(({ quarter }: { quarter: string }) => quarter),
    );
    expect(parts('Évolution')[0]!['Indice INS du pays (2015 = 100)']).toBe('98,288');
  });

  it('name each zone of a comparison, in its order', async () => {
    const { text } = await (await start()).call('/api/market/comparison.csv?zones=tunis/la-marsa,tunis');
    expect([
      ...new Set(
        columnsOf(text)
          .slice(0, -1)
          .map((row) => row['Adresse']),
      ),
    ]).toEqual(['tunis/la-marsa', 'tunis']);
  });

  it('name the larger zone where a group is thin', async () => {
    const server = await start();
    const zones = (await server.call('/api/market/zones')).body.data.zones as {
      slug: string;
      count: number;
    }[];
    const { slug } = zones.find((zone) => zone.slug.startsWith('tunis/') && zone.count < 10)!;
    const [group] = columnsOf((await server.call(`/api/market/zones/${slug}.csv`)).text);
    expect(group).toMatchObject({ 'Prix médian (DT/m², par mois à la location)': '' });
    expect(group!['Zone plus large, où il y a trop peu d’annonces']).not.toBe('');
  });

  it.each([
    ['/api/market/zones/tunis/la-marssa.csv', 404],
    ['/api/market/zones/nulle-part.csv', 404],
    ['/api/market/comparison.csv?zones=tunis,nulle-part', 404],
    ['/api/market/comparison.csv?zones=tunis,sfax,sousse,ariana', 400],
    ['/api/market/comparison.csv?zones=', 400],
    ['/api/market/zones/Tunis.csv', 400],
    ['/api/market/zones/tunis/..%2Fx.csv', 400],
    ['/api/market/zones/tunis.csv.csv', 400],
  ])('are refused at %s with %i', async (url, status) => {
    expect((await (await start()).call(url, asAnybody)).status).toBe(status);
  });

  it('are not there yet while the model in service was learned without', async () => {
    const server = await start({ ...served, figures: undefined });
    expect((await server.call('/api/market/zones.csv', asAnybody)).status).toBe(503);
  });
});
