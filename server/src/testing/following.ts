import type { Database } from '@soumdar/db';
import { apartment, csvOf, temporaryFile } from '@soumdar/listings/testing';
import type { ServedMarket } from '../market/market-in-service.ts';
import { refreshMarket } from '../market/refresh.ts';
import { estimating, flat } from './estimating.ts';

/** Somebody signed in who has an estimate, with the calls about following its property. */
export async function following(
  database: Database,
  market: ServedMarket,
  environment: Record<string, string> = {},
) {
  const owner = await estimating(database, market, environment);
  const { server, token } = owner;
  const { id } = (await owner.calculate(flat)).body.data as { id: string };
  const call = (of: string, path: string, method: 'GET' | 'PUT' | 'DELETE') =>
    server.call(`/api/user/estimations/${of}/${path}`, { token, method });
  return {
    ...owner,
    id,
    another: async (change: object) => (await owner.calculate({ ...flat, ...change })).body.data.id as string,
    follow: (of = id) => call(of, 'follow', 'PUT'),
    unfollow: (of = id) => call(of, 'follow', 'DELETE'),
    line: (of = id) => call(of, 'history', 'GET'),
    points: async (of = id) => (await call(of, 'history', 'GET')).body.data.points,
  };
}

/** Flats for sale and to let where the flat of the tests is, at so many DT per m² for sale. */
export function flatsAround(count: number, perM2: number) {
  return Array.from({ length: 2 * count }, (_, at) => {
    const surface = 60 + ((at * 37) % 90);
    const isRent = at % 2 === 1;
    return {
      ...apartment,
      source_id: String(at),
      transaction: isRent ? 'rent' : 'sale',
      lat: '36.84',
      lng: '10.27',
      surface_m2: String(surface),
      price_tnd: String(surface * (isRent ? 15 : perM2)),
    };
  });
}

/** What a refresh puts in service of these advertisements. */
export async function refreshed(
  database: Database,
  rows: ReturnType<typeof flatsAround>,
  now: Date,
): Promise<string> {
  const source = {
    name: 'weekly',
    kind: 'native' as const,
    maxMegabytes: 1,
    maxMinutes: 1,
    path: temporaryFile(csvOf(rows)),
  };
  const done = await refreshMarket(
    database,
    { listingSources: [source], retireAfterDays: 30 },
    {
      clock: () => now,
      signal: new AbortController().signal,
      alert: () => {},
      onStep: () => {},
      onFault: () => {},
    },
  );
  return done === 'busy' ? done : done.outcome;
}
