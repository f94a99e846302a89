import type { Database } from '@soumdar/db';
import type { ServedMarket } from '../market/market-in-service.ts';
import { estimating, flat } from './estimating.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

export async function sharing(
  database: Database,
  market: ServedMarket,
  environment: Record<string, string> = {},
) {
  const owner = await estimating(database, market, environment);
  const { server, token } = owner;
  const { id } = (await owner.calculate(flat)).body.data;
  const share = (body: object = {}, of: string = id) =>
    server.post(`/api/user/estimations/${of}/shares`, body, { token });
  return {
    ...owner,
    id,
    share,
    shared: async (body: object = {}) => tokenIn((await share(body)).body.data.url),
    listed: async () => (await server.call('/api/user/shares', { token })).body.data.shares,
    revoke: (shareId: string) => server.call(`/api/user/shares/${shareId}`, { token, method: 'DELETE' }),
    view: (shareToken: string, headers: Record<string, string> = {}) =>
      server.call(`/api/shares/${shareToken}`, { headers: { 'user-agent': browser, ...headers } }),
    page: (shareToken: string) => server.call(`/partage/${shareToken}`, { headers: { accept: 'text/html' } }),
  };
}

export const tokenIn = (url: string): string => url.split('/').at(-1)!;
