import rateLimit from '@fastify/rate-limit';
import { pastModels } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { countedAddress } from '../limits/address.ts';
import { tooManyAttempts } from '../limits/limits.ts';
import type { ServedMarket } from '../market/market-in-service.ts';
import type { Services } from '../services.ts';
import { compareAskedPrice } from './compare-asked-price.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { nearestZones } from './nearest-zones.ts';
import { presentZone, presentZones } from './present-zone.ts';

const mostCallsPerMinute = 1200;

/** The public figures of zones: no session, no key, for pages of any site. */
export async function zoneRoutes(
  app: FastifyInstance,
  api: Api,
  { servedMarket, database }: Pick<Services, 'servedMarket' | 'database'>,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const countCall = app.createRateLimit({
    max: mostCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
  });
  const limitCalls = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('access-control-allow-origin', '*');
    const call = await countCall(request);
    return !call.isAllowed && call.isExceeded ? refuse(reply, tooManyAttempts(call.ttlInSeconds)) : undefined;
  };
  const options = { onRequest: limitCalls };

  /** Answers from the market in service; 304 to whoever has the answer of this market already. */
  async function fromMarket<Answer>(
    { headers }: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    answer: (served: ServedMarket) => Answer | Promise<Answer>,
  ): Promise<Answer | Refusal | FastifyReply> {
    const served = servedMarket();
    if (!served) return { refused: 'starting' };
    const etag = `"${served.modelVersion}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return answer(served);
  }

  const zoneOr404 = (served: ServedMarket, slug: string) => {
    const zone = presentZone(served, slug);
    return zone ? success(zone) : unknownZone(slug);
  };

  api(
    'listZones',
    (request, reply) =>
      fromMarket(request, reply, (served) =>
        success(presentZones(served, request.query.transaction, request.query.type)),
      ),
    options,
  );
  api(
    'readGovernorate',
    (request, reply) => fromMarket(request, reply, (served) => zoneOr404(served, request.params.governorate)),
    options,
  );
  api(
    'readZone',
    (request, reply) =>
      fromMarket(request, reply, (served) =>
        zoneOr404(served, `${request.params.governorate}/${request.params.zone}`),
      ),
    options,
  );
  api(
    'readAccuracy',
    (request, reply) =>
      fromMarket(request, reply, async (served) =>
        success(presentAccuracy(served, await pastModels(database.kysely))),
      ),
    options,
  );
  api(
    'comparePrice',
    async ({ query }) => {
      const served = servedMarket();
      if (!served) return { refused: 'starting' };
      if (!zoneTree().zones.has(query.zone)) return unknownZone(query.zone);
      const comparison = compareAskedPrice(served, query.zone, query.transaction, {
        propertyType: query.type,
        surfaceM2: query.surface,
        rooms: query.rooms,
        furnished: query.furnished,
        priceTnd: query.price,
      });
      return comparison ? success(comparison) : { refused: 'notEnoughData' };
    },
    options,
  );
}

/** 404 with the zones whose names are nearest. */
function unknownZone(slug: string): Refusal {
  return { refused: 'notFound', data: { nearest: nearestZones(slug) } };
}
