import { pastModels } from '@soumdar/db';
import type { MarketFigures } from '@soumdar/engine';
import type { FastifyReply } from 'fastify';
import type { Api } from '../http/api.ts';
import { sendCsvFile } from '../http/csv.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { figuredMarket, freshFor, type FiguredMarket } from './figured-market.ts';
import { unknownZone } from './nearest-zones.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { presentZone } from './present-zone.ts';
import { accuracyCsv, zoneCsv, zonesCsv } from './zone-csv.ts';

/** The public figures as files for spreadsheets. */
export function zoneFileRoutes(
  api: Api,
  { servedMarket, database }: Pick<Services, 'servedMarket' | 'database'>,
  options: Parameters<Api>[2],
): void {
  async function send(
    reply: FastifyReply,
    name: string,
    write: (market: FiguredMarket) => string | Refusal | Promise<string>,
  ): Promise<FastifyReply | Refusal> {
    const market = figuredMarket(servedMarket);
    if (!market) return { refused: 'starting' };
    const written = await write(market);
    if (typeof written !== 'string') return written;
    const fileName = `soumdar-${name}-${market.figures.asOf}.csv`;
    return sendCsvFile(reply.header('cache-control', freshFor), fileName, written);
  }

  const sendZone = (reply: FastifyReply, slug: string) =>
    send(reply, slug.replace('/', '-'), (market) => {
      const zone = presentZone(market, slug);
      return zone ? zoneCsv(zone) : unknownZone(slug);
    });

  const zonesOf = new WeakMap<MarketFigures, string>();
  api(
    'downloadZones',
    (_request, reply) =>
      send(reply, 'zones', (market) => {
        // thousands of rows, the same until there is another market
        const written = zonesOf.get(market.figures) ?? zonesCsv(market);
        zonesOf.set(market.figures, written);
        return written;
      }),
    options,
  );
  api('downloadGovernorate', ({ params }, reply) => sendZone(reply, params.governorate), options);
  api(
    'downloadZone',
    ({ params }, reply) => sendZone(reply, `${params.governorate}/${params.zone}`),
    options,
  );
  api(
    'downloadAccuracy',
    (_request, reply) =>
      send(reply, 'fiabilite', async (market) =>
        accuracyCsv(presentAccuracy(market, await pastModels(database.kysely))),
      ),
    options,
  );
}
