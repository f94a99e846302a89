import etag from '@fastify/etag';
import { pastModels } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { Refusal } from '../http/refusal.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import { zoneFileRoutes } from './file-routes.ts';
import { figuredMarket, freshFor, type FiguredMarket } from './figured-market.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { unknownZone } from './nearest-zones.ts';
import { presentTrust } from './present-trust.ts';
import { presentZone, presentZones } from './present-zone.ts';
import { checkPrice } from './price-check.ts';

const mostCallsPerMinute = 1200;
/** A comparison sorts the prices of its advertisements, thousands in the whole country. */
const mostComparisonsPerMinute = 60;

/** The public figures of zones: no session, no key, for pages of any site. Who has an answer already is not sent it again. */
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
