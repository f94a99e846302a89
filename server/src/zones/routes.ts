import etag from '@fastify/etag';
import { pastModels } from '@soumdar/db';
import { zoneTree, type Zone } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAnswered, type Market, type Transaction } from '@soumdar/engine';
import type { TrustedPlace } from '@soumdar/contract';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { Refusal } from '../http/refusal.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import { figuredMarket, freshFor, type FiguredMarket } from './figured-market.ts';
import { createPublicCounts } from './public-counts.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { unknownZone } from './nearest-zones.ts';
import { presentAreas, presentZone, presentZones, placeOf, toThousandths } from './present-zone.ts';
import { checkPrice } from './price-check.ts';
import { createAnswerCache } from './answer-cache.ts';
import { csvFile } from '../http/csv.ts';
import { accuracyCsv, zoneCsv, zonesCsv } from './zone-csv.ts';

const asJson = { 'content-type': 'application/json; charset=utf-8' };
const mostCallsPerMinute = 1200;
/** A comparison sorts thousands of prices. */
const mostComparisonsPerMinute = 60;

/** No session and no key, for pages of any site. */
export async function zoneRoutes(
  app: FastifyInstance,
  api: Api,
  services: Pick<Services, 'servedMarket' | 'database' | 'clock'>,
): Promise<void> {
  const { servedMarket, database } = services;
  const publicCounts = createPublicCounts(services);
  await app.register(etag);
  const limited = await callLimits(app);
  const options = limited(mostCallsPerMinute);
  // the zones take a tenth of a second to find: not while the first visitor waits
  app.addHook('onListen', async () => void zoneTree());

  const sendCached = createAnswerCache();

  /** The address of a call has one spelling, its query as checked. */
  async function sendFromMarket<Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    answer: (served: FiguredMarket) => Answer | Refusal | Promise<Answer>,
    ofMarketAlone = true,
  ): Promise<FastifyReply | Refusal> {
    const served = figuredMarket(servedMarket);
    if (!served) return { refused: 'starting' };
    const write = async () => {
      const answered = await answer(served);
      return 'refused' in answered ? answered : (reply.serialize(answered) as string);
    };
    return sendCached(request, reply, {
      key,
      version: served.figures,
      headers: asJson,
      write,
      ...(ofMarketAlone && { prepared: options }),
    });
  }

  const sendZone = (request: FastifyRequest, reply: FastifyReply, slug: string) =>
    sendFromMarket(request, reply, `zone ${slug}`, (served) => {
      const zone = presentZone(served, slug);
      return zone ? success(zone) : unknownZone(slug);
    });

  api(
    'listZones',
    (request, reply) => {
      const { transaction, type } = request.query;
      return sendFromMarket(request, reply, `zones ${transaction} ${type}`, (served) =>
        success(presentZones(served, transaction, type)),
      );
    },
    options,
  );
  api(
    'listAreas',
    (request, reply) => {
      const { transaction, type } = request.query;
      return sendFromMarket(request, reply, `areas ${transaction} ${type}`, (served) =>
        success(presentAreas(served, transaction, type)),
      );
    },
    options,
  );
  api('readGovernorate', (request, reply) => sendZone(request, reply, request.params.governorate), options);
  api(
    'readZone',
    (request, reply) => sendZone(request, reply, `${request.params.governorate}/${request.params.zone}`),
    options,
  );
  api(
    'readAccuracy',
    async (request, reply) => {
      const counts = await publicCounts();
      const present = async (served: FiguredMarket) =>
        success({
          ...presentAccuracy(served, await pastModels(database.kysely)),
          ...counts,
          places: presentTrust(served),
        });
      return sendFromMarket(request, reply, `accuracy ${JSON.stringify(counts)}`, present, false);
    },
    options,
  );
  api(
    'comparePrice',
    async ({ query }, reply) => {
      const served = figuredMarket(servedMarket);
      if (!served) return { refused: 'starting' };
      if (!zoneTree().zones.has(query.zone)) return unknownZone(query.zone);
      const checked = checkPrice(served, query);
      if ('refused' in checked) return checked;
      reply.header('cache-control', freshFor);
      return success(checked);
    },
    limited(mostComparisonsPerMinute),
  );
  zoneFileRoutes(api, { servedMarket, database }, sendCached, limited);
}

function zoneFileRoutes(
  api: Api,
  { servedMarket, database }: Pick<Services, 'servedMarket' | 'database'>,
  sendCached: ReturnType<typeof createAnswerCache>,
  limited: Awaited<ReturnType<typeof callLimits>>,
): void {
  const options = limited(mostCallsPerMinute);
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: (market: FiguredMarket) => string | Refusal | Promise<string>,
  ): Promise<FastifyReply | Refusal> {
    const market = figuredMarket(servedMarket);
    if (!market) return { refused: 'starting' };
    const { figures } = market;
    const headers = csvFile(`soumdar-${name.replaceAll('/', '-')}-${figures.asOf}.csv`);
    return sendCached(request, reply, {
      key: `file ${name}`,
      version: figures,
      headers,
      write: () => write(market),
    });
  }

  const sendZones = (request: FastifyRequest, reply: FastifyReply, slugs: string[]) =>
    send(request, reply, slugs.join('-'), (market) => {
      const found = slugs.map((slug) => presentZone(market, slug));
      const unknown = slugs.find((_slug, at) => !found[at]);
      return unknown === undefined ? zoneCsv(found.flatMap((zone) => zone ?? [])) : unknownZone(unknown);
    });
  const sendZone = (request: FastifyRequest, reply: FastifyReply, slug: string) =>
    sendZones(request, reply, [slug]);

  api('downloadZones', (request, reply) => send(request, reply, 'zones', zonesCsv), options);
  api(
    'downloadGovernorate',
    (request, reply) => sendZone(request, reply, request.params.governorate),
    options,
  );
  api(
    'downloadZone',
    (request, reply) => sendZone(request, reply, `${request.params.governorate}/${request.params.zone}`),
    options,
  );
  api(
    'downloadComparison',
    (request, reply) => sendZones(request, reply, request.query.zones),
    limited(mostComparisonsPerMinute),
  );
  api(
    'downloadAccuracy',
    (request, reply) =>
      send(request, reply, 'fiabilite', async (market) =>
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
