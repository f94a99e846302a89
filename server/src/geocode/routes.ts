import type { Api } from '../http/api.ts';
import { coordinatesError } from '../http/coordinates-error.ts';
import type { Services } from '../services.ts';
import { namePlace } from './name-place.ts';
import { geocoderTurns } from './turns.ts';

export function geocodeRoutes(api: Api, services: Services): void {
  const awaitTurn = geocoderTurns(services);
  api('reverseGeocode', async ({ query, ip }) => namePlace(services, query, () => awaitTurn(ip)), {
    validationErrorFor: coordinatesError,
  });
}
