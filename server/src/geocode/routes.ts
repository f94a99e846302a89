import { reverseQuerySchema, reverseResponseSchema } from '@soumdar/contract';
import { answers } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { namePlace } from './name-place.ts';

export function geocodeRoutes(api: Api, services: Services): void {
  api.get(
    '/geocode/reverse',
    {
      schema: { tags: ['places'], querystring: reverseQuerySchema, response: answers(reverseResponseSchema) },
    },
    async (request, reply) => {
      const named = await namePlace(services, request.query);
      return 'refused' in named ? refuse(reply, named) : named;
    },
  );
}
