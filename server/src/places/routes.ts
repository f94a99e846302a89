import rateLimit from '@fastify/rate-limit';
import { placesQuerySchema, placesResponseSchema } from '@soumdar/contract';
import { searchPlaces } from '@soumdar/listings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import { countedAddress } from '../limits/address.ts';
import { tooManyAttempts } from '../limits/limits.ts';

const mostPlaces = 8;
/** Each key typed may be a search, and a mobile network puts many people behind one address. */
const mostSearchesPerMinute = 1200;

export async function placeRoutes(api: Api): Promise<void> {
  // counted in memory: to write each search to the database would cost more than the search
  await api.register(rateLimit, { global: false });
  const countSearch = api.createRateLimit({
    max: mostSearchesPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
  });
  async function limitSearches(request: FastifyRequest, reply: FastifyReply) {
    const search = await countSearch(request);
    return !search.isAllowed && search.isExceeded
      ? refuse(reply, tooManyAttempts(search.ttlInSeconds))
      : undefined;
  }

  // the index takes half a second to build: not while the first visitor types
  api.addHook('onListen', async () => void searchPlaces('Tunis', 1));
  api.get(
    '/places',
    {
      onRequest: limitSearches,
      schema: { tags: ['places'], querystring: placesQuerySchema, response: answers(placesResponseSchema) },
    },
    async (request) => success({ places: searchPlaces(request.query.q, mostPlaces) }),
  );
}
