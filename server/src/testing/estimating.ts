import type { Database } from '@soumdar/db';
import type { ServedMarket } from '../market/market-in-service.ts';
import { tokenOf, verified } from './people.ts';
import { lakeside } from './small-market.ts';
import { startTestServer } from './test-server.ts';

export const flat = {
  type: 'apartment',
  location: lakeside,
  localisation: 'Rue du Lac Léman, Tunis',
  is_owner: true,
  property_usage: 'residence-principale',
  intended_action: 'vendre',
  sale_timeline: 'asap',
  sale_method: 'both',
  details: { surface: 100, rooms: 3, bathrooms: 1 },
};

/** A place without advertisements. */
export const desert = { lat: 31.2, lng: 9.3 };

export async function estimating(
  database: Database,
  market: ServedMarket,
  environment: Record<string, string> = {},
) {
  const server = await startTestServer(database, { market, environment });
  const token = await tokenOf(server, await verified(server), true);
  return {
    server,
    token,
    calculate: (body: object) => server.post('/api/estimation/calculate', body, { token }),
    preview: (body: object) => server.post('/api/estimation/preview', body, { token }),
    history: (query = '') => server.call(`/api/user/estimations${query}`, { token }),
    rename: (id: string, body: object) =>
      server.call(`/api/user/estimations/${id}`, { token, method: 'PATCH', body }),
    erase: (id: string) => server.call(`/api/user/estimations/${id}`, { token, method: 'DELETE' }),
    restore: (id: string) => server.call(`/api/user/estimations/${id}/restore`, { token, method: 'POST' }),
    exported: () => server.call('/api/user/export', { token }),
  };
}
