import type { Database } from '@soumdar/db';
import { apartment, csvOf, temporaryFile } from '@soumdar/listings/testing';
import type { ServedMarket } from '../market/market-in-service.ts';
import { contentOf } from '../email/templates/compose.ts';
import type { EmailContent } from '../email/templates/layout.ts';
import { valueFollowed } from '../follow/value-followed.ts';
import { refreshMarket } from '../market/refresh.ts';
import { estimating, flat } from './estimating.ts';

const daySeconds = 86_400;
const never = new AbortController().signal;

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
    state: (outcome: object) =>
      server.call(`/api/user/estimations/${id}/outcome`, { token, method: 'PUT', body: outcome }),
    line: (of = id) => call(of, 'history', 'GET'),
    points: async (of = id) => (await call(of, 'history', 'GET')).body.data.points,
  };
}

/** `perM2` in DT, for sale. */
export function flatsAround(count: number, perM2: number, { lat, lng } = { lat: 36.84, lng: 10.27 }) {
  return Array.from({ length: 2 * count }, (_, at) => {
    const surface = 60 + ((at * 37) % 90);
    const isRent = at % 2 === 1;
    return {
      ...apartment,
      source_id: `${lat} ${at}`,
      transaction: isRent ? 'rent' : 'sale',
      lat: String(lat),
      lng: String(lng),
      surface_m2: String(surface),
      price_tnd: String(surface * (isRent ? 15 : perM2)),
    };
  });
}

export async function refreshed(
  database: Database,
  rows: ReturnType<typeof flatsAround>,
  now: Date,
): Promise<string> {
  const source = {
    name: 'weekly',
    format: 'native' as const,
    maxMegabytes: 1,
    maxMinutes: 1,
    path: temporaryFile(csvOf(rows)),
  };
  const done = await refreshMarket(
    database,
    { listingSources: [source], siteKinds: new Map(), retireAfterDays: 30 },
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

export async function reachable(database: Database, market: ServedMarket) {
  const owner = await following(database, market);
  const { server, token, id } = owner;
  const { kysely } = database;
  const { account_id } = await kysely
    .selectFrom('estimations')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('accounts')
    .set({ email_verified_at: server.services.clock() })
    .where('id', '=', account_id)
    .execute();
  const change = (body: object) => server.call('/api/user/profile', { token, method: 'PATCH', body });
  await change({ wantsAlerts: true });
  const value = () => valueFollowed(server.services, never);
  return {
    ...owner,
    change,
    value,
    async refresh(perM2: number, days = 7, place?: { lat: number; lng: number }) {
      server.pass(days * daySeconds);
      await refreshed(database, flatsAround(20, perM2, place), server.services.clock());
      await value();
    },
    /** Newest first. */
    async emails(): Promise<EmailContent[]> {
      const rows = await kysely
        .selectFrom('emails')
        .select('content')
        .where('account_id', '=', account_id)
        .where('kind', '=', 'followed_properties')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ content }) => contentOf(content!));
    },
    notified: () =>
      kysely
        .selectFrom('follows')
        .select(['told_at', 'told_sale', 'told_rent'])
        .where('account_id', '=', account_id)
        .execute(),
  };
}
