import { placesQuerySchema, placesResponseSchema } from '@soumdar/contract';
import { searchPlaces } from '@soumdar/listings';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';

const mostPlaces = 8;

export function placeRoutes(api: Api): void {
  // the index takes half a second to build: not while the first visitor types
  api.addHook('onListen', async () => void searchPlaces('Tunis', 1));
  api.get(
    '/places',
    { schema: { tags: ['places'], querystring: placesQuerySchema, response: answers(placesResponseSchema) } },
    async (request) => success({ places: searchPlaces(request.query.q, mostPlaces) }),
  );
}
