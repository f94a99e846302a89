import type { Api } from '../http/api.ts';
import type { NameBadFields } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import { namePlace } from './name-place.ts';
import { geocoderTurns } from './turns.ts';

const nameCoordinates: NameBadFields = (fields) =>
  fields.includes('lat') || fields.includes('lon') ? 'invalidCoordinates' : undefined;

export function geocodeRoutes(api: Api, services: Services): void {
  const awaitTurn = geocoderTurns(services);
  api('reverseGeocode', async ({ query, ip }) => namePlace(services, query, () => awaitTurn(ip)), {
    nameBadFields: nameCoordinates,
  });
}
