import { reverseQuerySchema, reverseResponseSchema } from '@soumdar/contract';
import { answers } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { namePlace } from './name-place.ts';
import { geocoderTurns } from './turns.ts';

const nameCoordinates: ValidationErrorFor = (fields) =>
  fields.includes('lat') || fields.includes('lon') ? 'invalidCoordinates' : undefined;

export function geocodeRoutes(api: Api, services: Services): void {
  const awaitTurn = geocoderTurns(services);
  api.get(
    '/geocode/reverse',
    {
      config: { validationErrorFor: nameCoordinates },
      schema: { tags: ['places'], querystring: reverseQuerySchema, response: answers(reverseResponseSchema) },
    },
    async (request, reply) => {
      const named = await namePlace(services, request.query, () => awaitTurn(request.ip));
      return 'refused' in named ? refuse(reply, named) : named;
    },
  );
}
