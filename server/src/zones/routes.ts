import etag from '@fastify/etag';
import { pastModels } from '@soumdar/db';
import { zoneTree, type Zone } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type MarketFigures, isAnswered, type Market, type Transaction } from '@soumdar/engine';
import type { TrustedPlace } from '@soumdar/contract';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { Refusal } from '../http/refusal.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import { figuredMarket, freshFor, type FiguredMarket } from './figured-market.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { unknownZone } from './nearest-zones.ts';
import { presentZone, presentZones, placeOf, toThousandths } from './present-zone.ts';
import { checkPrice } from './price-check.ts';
import { sendCsvFile } from '../http/csv.ts';
import { accuracyCsv, zoneCsv, zonesCsv } from './zone-csv.ts';

const mostCallsPerMinute = 1200;
/** A comparison sorts thousands of prices. */
const mostComparisonsPerMinute = 60;

/** No session and no key, for pages of any site. */
export async function zoneRoutes(
  app: FastifyInstance,
  api: Api,
  { servedMarket, database }: Pick<Services, 'servedMarket' | 'database'>,
): Promise<void> {
  await app.register(etag);
  const limited = await callLimits(app);
  const options = limited(mostCallsPerMinute);
  // the zones take a tenth of a second to find: not while the first visitor waits
  app.addHook('onListen', async () => void zoneTree());

  async function fromMarket<Answer extends object>(
    reply: FastifyReply,
    answer: (served: FiguredMarket) => Answer | Refusal | Promise<Answer>,
  ): Promise<Answer | Refusal> {
    const served = figuredMarket(servedMarket);
    if (!served) return { refused: 'starting' };
    const answered = await answer(served);
    if (!('refused' in answered)) reply.header('cache-control', freshFor);
    return answered;
  }

  const zoneOr404 = (served: FiguredMarket, slug: string) => {
    const zone = presentZone(served, slug);
    return zone ? success(zone) : unknownZone(slug);
  };

  api(
    'listZones',
    ({ query }, reply) =>
      fromMarket(reply, (served) => success(presentZones(served, query.transaction, query.type))),
    options,
  );
  api(
    'readGovernorate',
    ({ params }, reply) => fromMarket(reply, (served) => zoneOr404(served, params.governorate)),
    options,
  );
  api(
    'readZone',
    ({ params }, reply) =>
      fromMarket(reply, (served) => zoneOr404(served, `${params.governorate}/${params.zone}`)),
    options,
  );
  api(
    'readAccuracy',
    (_request, reply) =>
      fromMarket(reply, async (served) =>
        success({
          ...presentAccuracy(served, await pastModels(database.kysely)),
          places: presentTrust(served),
        }),
      ),
    options,
  );
  api(
    'comparePrice',
    ({ query }, reply) =>
      fromMarket(reply, (served) => {
        if (!zoneTree().zones.has(query.zone)) return unknownZone(query.zone);
        const checked = checkPrice(served, query);
        return 'refused' in checked ? checked : success(checked);
      }),
    limited(mostComparisonsPerMinute),
  );
  zoneFileRoutes(api, { servedMarket, database }, options);
}

function zoneFileRoutes(
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

const found = new WeakMap<Market, TrustedPlace[]>();

/** Takes some tens of milliseconds, once for each market. */
function presentTrust(served: FiguredMarket): TrustedPlace[] {
  const known = found.get(served.market) ?? trustedPlaces(served);
  found.set(served.market, known);
  return known;
}

function trustedPlaces({ market, figures }: FiguredMarket): TrustedPlace[] {
  const zones = [...zoneTree().zones.values()];
  const towns = zones.filter(({ level }) => level === 'town');
  const answered = {
    sale: new Set(towns.filter((town) => isAnswered(market, 'sale', town))),
    rent: new Set(towns.filter((town) => isAnswered(market, 'rent', town))),
  };
  const trustOf = (zone: Zone, transaction: Transaction) => {
    const measured = figures.zones[zone.slug]?.accuracy.find(
      (each) => each.transaction === transaction && each.type === null,
    );
    return {
      // a governorate counts by its towns, since its centre may lie in the desert
      answered: [...answered[transaction]].some((town) => town === zone || town.parent === zone.slug),
      count: measured?.count ?? null,
      medianError: measured ? toThousandths(measured.medianError) : null,
    };
  };
  return zones.flatMap((zone) => {
    if (zone.level !== 'governorate' && zone.level !== 'town') return [];
    const { lat, lng, parent } = zone;
    return [{ ...placeOf(zone), lat, lng, parent, sale: trustOf(zone, 'sale'), rent: trustOf(zone, 'rent') }];
  });
}
