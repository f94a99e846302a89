import { randomUUID } from 'node:crypto';
import {
  marketVersions,
  nextDueAccounts,
  saveFollowedValues,
  takeDueFollows,
  takeLease,
  type Database,
} from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { desert } from '../testing/estimating.ts';
import { flatsAround, following, refreshed } from '../testing/following.ts';
import { smallMarket } from '../testing/small-market.ts';
import type { TestServer } from '../testing/test-server.ts';
import { marketKey } from './point.ts';
import { valueFollowed } from './value-followed.ts';

const daySeconds = 86_400;
const never = new AbortController().signal;

// each test continues from the market of the one before
describeOnBothDatabases('followed properties, after a refresh', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  /** A week later, `count` flats for sale and to let at `perM2` DT per m². */
  async function refresh(server: TestServer, perM2: number, count = 20) {
    server.pass(7 * daySeconds);
    return refreshed(database(), flatsAround(count, perM2), server.services.clock());
  }

  it('are valued once on each market, and what moved them is not guessed where the model of before is gone', async () => {
    const { server, follow, points } = await following(database(), market);
    await follow();
    expect(await refresh(server, 3000)).toBe('accepted');
    expect(await valueFollowed(server.services, never)).toEqual({ valued: 1, faults: 0, notSaved: 0 });
    expect(await valueFollowed(server.services, never)).toBeUndefined();
    const line = await points();
    const { modelVersion } = await marketVersions(database().kysely);
    expect(line).toMatchObject([
      { modelVersion, newModel: true, newMethod: false, noFigure: null },
      { modelVersion: 'test' },
    ]);
    expect(line[0].estimation.netPrice).toBeGreaterThan(200_000);
    expect(line[0].moved.vente).toMatchObject({ listings: null, model: null });
    expect(line[0].noise).toEqual({ vente: null, location: null });
  });

  it('are told what moved them: the advertisements by the model of before, apart from the model learned anew', async () => {
    const { server, follow, points } = await following(database(), market);
    await follow();
    await refresh(server, 3000);
    await valueFollowed(server.services, never);
    await refresh(server, 3300);
    await valueFollowed(server.services, never);
    const [newest, before] = await points();
    const { total, index, listings, model } = newest.moved.vente;
    expect(total).toBeCloseTo(newest.estimation.netPrice / before.estimation.netPrice - 1, 3);
    expect((1 + index) * (1 + listings) * (1 + model) - 1).toBeCloseTo(total, 2);
    expect(listings).toBeGreaterThan(0.05);
    expect(newest.newModel).toBe(true);
    expect(newest.moved.location.index).toBe(0);
    expect(newest.noise).toEqual({ vente: expect.any(Number), location: expect.any(Number) });
  });

  it('where nothing is advertised any more, or too little, have no figure and its reason', async () => {
    const { server, follow, points, another } = await following(database(), market);
    const elsewhere = await another({ details: { surface: 125, rooms: 4, bathrooms: 1 } });
    await follow();
    await follow(elsewhere);
    const { kysely } = database();
    await kysely.updateTable('estimations').set(desert).where('id', '=', elsewhere).execute();
    await refresh(server, 3000);
    await kysely
      .deleteFrom('listings')
      .where(
        'source_id',
        'not in',
        [0, 1, 2, 3, 4, 5].map((at) => `36.84 ${at}`),
      )
      .execute();
    await valueFollowed(server.services, never);
    expect(await points(elsewhere)).toMatchObject([{ noFigure: 'not_covered', moved: { vente: null } }, {}]);
    expect(await points()).toMatchObject([{ noFigure: 'too_few', comparableCounts: { vente: 3 } }, {}]);
    await refresh(server, 3000);
    await valueFollowed(server.services, never);
    expect((await points())[0]).toMatchObject({ noFigure: null, moved: { vente: null } });
  });

  it('go on beside one that cannot be valued, which has no figure', async () => {
    const { server, follow, points, another } = await following(database(), market);
    const broken = await another({ details: { surface: 125, rooms: 4, bathrooms: 1 } });
    await follow();
    await follow(broken);
    const { kysely } = database();
    await kysely.updateTable('estimations').set({ details: 'null' }).where('id', '=', broken).execute();
    server.pass(60);
    expect(await valueFollowed(server.services, never)).toMatchObject({ faults: 1, notSaved: 0 });
    expect((await points())[0].noFigure).toBeNull();
    const rows = kysely
      .selectFrom('followed_values')
      .select(['no_figure', 'sale_price'])
      .where('estimation_id', '=', broken)
      .orderBy('valued_at', 'desc');
    expect(await rows.execute()).toMatchObject([
      { no_figure: 'fault', sale_price: null },
      { no_figure: null },
    ]);
    expect(server.log.join('')).toContain('a followed property could not be valued');
  });

  it('go on beside an account whose points cannot be saved, which another run takes up', async () => {
    const refused = await following(database(), market);
    const other = await following(database(), market);
    await refused.follow();
    await other.follow();
    // as at the moment of the stored point
    const { kysely } = database();
    // no alert within the last hour
    other.server.pass(3700);
    const now = other.server.services.clock();
    const first = await kysely
      .selectFrom('followed_values')
      .selectAll()
      .where('estimation_id', '=', refused.id)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('followed_values')
      .values({ ...first, valued_at: now })
      .execute();
    const alerts: string[] = [];
    const services = { ...other.server.services, alert: (text: string) => void alerts.push(text) };
    expect(await valueFollowed(services, never)).toMatchObject({ notSaved: 1 });
    expect(await other.points()).toHaveLength(2);
    // one alert an hour, however many tries
    expect(await valueFollowed(services, never)).toMatchObject({ valued: 0, notSaved: 1 });
    expect(alerts).toEqual(['1 followed properties could not be valued: see the log.']);
    other.server.pass(60);
    expect(await valueFollowed(other.server.services, never)).toMatchObject({ valued: 1, notSaved: 0 });
  });

  it('are left by a process that ends in the middle as another takes them up', async () => {
    const { server, id } = await following(database(), market);
    await manyFollow(database(), id, 510);
    const ended = new AbortController();
    const services = {
      ...server.services,
      database: onTransaction(server.services.database, () => ended.abort(new Error('the process ends'))),
    };
    await expect(valueFollowed(services, ended.signal)).rejects.toThrow('the process ends');
    const valued = await countOfMany(database());
    expect(valued.reduce((sum, points) => sum + points, 0)).toBe(499);
    expect(await valueFollowed(server.services, never)).toMatchObject({ valued: 11 });
    expect(await countOfMany(database())).toEqual(Array.from({ length: 510 }, () => 1));
  });

  it('wait for a database that fails in the middle, which ends the run', async () => {
    const { server, follow, points } = await following(database(), market);
    await follow();
    server.pass(60);
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
    let tries = 0;
    const services = {
      ...server.services,
      database: onTransaction(server.services.database, () => {
        tries += 1;
        throw lost;
      }),
    };
    await expect(valueFollowed(services, never)).rejects.toBe(lost);
    expect(tries).toBe(1);
    expect(await valueFollowed(server.services, never)).toMatchObject({ valued: 1 });
    expect(await points()).toHaveLength(2);
  });

  it('are valued by one of two processes', async () => {
    const { server, follow, points } = await following(database(), market);
    await follow();
    server.pass(60);
    const inService = await keyInService();
    const { kysely } = database();
    const accounts = await nextDueAccounts(kysely, inService, lowest, 1000);
    const taken = await takeDueFollows(kysely, inService, accounts);
    const value = () => valueFollowed(server.services, never);
    const runs = await Promise.all([value(), value()]);
    expect(runs.filter((run) => run !== undefined)).toMatchObject([{ valued: 1 }]);
    // a process that read it before, and lost its lease, adds nothing
    server.pass(60);
    const late = taken.map(({ follow: of, last }) => ({ follow: of, value: last! }));
    const saved = await kysely
      .transaction()
      .execute((trx) => saveFollowedValues(trx, inService, server.services.clock(), late));
    expect(saved).toEqual([]);
    expect(await points()).toHaveLength(2);
  });

  it('wait while another process values them, and while a model is to be learned', async () => {
    const { server, follow } = await following(database(), market);
    await follow();
    const { kysely } = database();
    server.pass(60);
    const lease = { name: 'following' as const, holder: randomUUID() };
    expect(await takeLease(kysely, lease, server.services.clock())).toBe(true);
    expect(await valueFollowed(server.services, never)).toBeUndefined();
    server.pass(61);
    const { listingsVersion } = await marketVersions(kysely);
    const judged = (version: string) =>
      kysely.updateTable('market').set({ judged_listings_version: version }).execute();
    await judged(randomUUID());
    expect(await valueFollowed(server.services, never)).toBeUndefined();
    await judged(listingsVersion);
    expect(await valueFollowed(server.services, never)).toMatchObject({ valued: 1 });
  });

  it('are left alone where their owner suspended the use of their data, or deleted the estimate', async () => {
    const suspended = await following(database(), market);
    const deleted = await following(database(), market);
    await suspended.follow();
    await deleted.follow();
    await deleted.erase(deleted.id);
    const { kysely } = database();
    await kysely
      .updateTable('accounts')
      .set({ limited_since: deleted.server.services.clock() })
      .where('id', '=', (select) =>
        select.selectFrom('follows').select('account_id').where('estimation_id', '=', suspended.id),
      )
      .execute();
    deleted.server.pass(20);
    expect(await valueFollowed(deleted.server.services, never)).toBeUndefined();
    await deleted.restore(deleted.id);
    expect(await valueFollowed(deleted.server.services, never)).toMatchObject({ valued: 1 });
    expect(await deleted.points()).toHaveLength(2);
  });

  async function keyInService(): Promise<string> {
    const { modelVersion, imports } = await marketVersions(database().kysely);
    return marketKey({ modelVersion: modelVersion!, imports });
  }
});

const lowest = '00000000-0000-0000-0000-000000000000';

/** Accounts that follow a copy of an estimate each. */
async function manyFollow(database: Database, id: string, count: number) {
  await database.executeSql(`
    with made as (
      insert into accounts (id, email, full_name, password_hash, created_at)
      select gen_random_uuid(), 'follower-' || gen_random_uuid() || '@example.tn', '', '', now()
      from generate_series(1, ${count}) returning id),
    copied as (
      insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details, answer)
      select gen_random_uuid(), made.id, created_at, property_type, lat, lng, localisation, answers, details, answer
      from made, estimations where estimations.id = '${id}' returning account_id, id)
    insert into follows (account_id, estimation_id, followed_at, valued_for, valued_at, told_at)
    select account_id, id, '2026-01-01', 'gone/1', '2026-01-01', '2026-01-01' from copied`);
}

async function countOfMany(database: Database): Promise<number[]> {
  const { rows } = await database.executeSql(`
    select count(*)::integer as points from followed_values
    where account_id in (select id from accounts where email like 'follower-%')
    group by account_id, estimation_id`);
  return (rows as { points: number }[]).map(({ points }) => points);
}

/** Calls back as a transaction begins. */
function onTransaction(database: Database, begun: () => void): Database {
  const kysely = new Proxy(database.kysely, {
    get(target, key, receiver) {
      if (key === 'transaction') begun();
      const value: unknown = Reflect.get(target, key, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, kysely };
}
