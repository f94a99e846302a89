import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { EstimationsTable, Schema } from '../../schema.ts';
import { propertyKey } from '../estimations/same-property.ts';
import { dueAwaited } from './awaited-figures.ts';
import type { Follow, FollowedValue, NewFollowedValue } from './follows.ts';

/**
 * With its property and its newest point, which is null past its retention; another market is to value it.
 */
export interface DueFollow {
  follow: Follow;
  property: Pick<
    Selectable<EstimationsTable>,
    'property_type' | 'lat' | 'lng' | 'precision' | 'details' | 'localisation' | 'name'
  >;
  last: FollowedValue | null;
  isSold: boolean;
}

/** Two ranges, since an index finds those but not what differs. */
const isDue = (market: string) =>
  sql<boolean>`(follows.valued_for < ${market} or follows.valued_for > ${market})`;

/** Leaves out deleted estimates, and owners whose data is suspended. */
function dueFollows(db: Kysely<Schema>, market: string) {
  return db
    .selectFrom('follows')
    .innerJoin('accounts', 'accounts.id', 'follows.account_id')
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'follows.account_id')
        .onRef('estimations.id', '=', 'follows.estimation_id'),
    )
    .where(isDue(market))
    .where('limited_since', 'is', null)
    .where('deleted_at', 'is', null);
}

/** Markets that valued the due follows last, most frequent first. */
export async function marketsOfDueFollows(db: Kysely<Schema>, market: string): Promise<string[]> {
  const rows = await dueFollows(db, market)
    .select('valued_for')
    .groupBy('valued_for')
    .orderBy((select) => select.fn.countAll(), 'desc')
    .execute();
  return rows.map(({ valued_for }) => valued_for);
}

/**
 * The next accounts by id after `afterAccount` with a due follow or awaited figure on this market. They
 * have `most` due in total, unless one alone has more.
 */
export async function nextDueAccounts(
  db: Kysely<Schema>,
  market: string,
  afterAccount: string,
  most: number,
): Promise<string[]> {
  const follows = await dueFollows(db, market)
    .select('follows.account_id')
    .where('follows.account_id', '>', afterAccount)
    .orderBy('follows.account_id')
    .limit(most)
    .execute();
  const awaited = await dueAwaited(db, market)
    .select('manual_requests.account_id')
    .where('manual_requests.account_id', '>', afterAccount)
    .orderBy('manual_requests.account_id')
    .limit(most)
    .execute();
  const next = [...follows, ...awaited]
    .map(({ account_id }) => account_id)
    .sort()
    .slice(0, most);
  const accounts = [...new Set(next)];
  // the last account may have more than was read
  return next.length === most && accounts.length > 1 ? accounts.slice(0, -1) : accounts;
}

/** Its owner said so since they follow it. */
const isStatedSold = sql<boolean>`${propertyKey} in (
  select ${propertyKey} from outcomes
  join estimations as stated on stated.account_id = outcomes.account_id and stated.id = outcomes.estimation_id
  where outcomes.account_id = follows.account_id and outcomes.kind = 'sold' and stated_at >= followed_at)`;

/** Grouped by account. */
export async function takeDueFollows(
  db: Kysely<Schema>,
  market: string,
  accountIds: string[],
): Promise<DueFollow[]> {
  const ofThem = sql<boolean>`follows.account_id = any(${accountIds}::uuid[])`;
  const follows = await dueFollows(db, market)
    .selectAll('follows')
    .select(['property_type', 'lat', 'lng', 'precision', 'details', 'localisation', 'name'])
    .select(isStatedSold.as('isSold'))
    .where(ofThem)
    .orderBy('follows.account_id')
    .orderBy('follows.estimation_id')
    .execute();
  const values = await db
    .selectFrom('followed_values')
    .innerJoin('follows', (join) =>
      join
        .onRef('follows.account_id', '=', 'followed_values.account_id')
        .onRef('follows.estimation_id', '=', 'followed_values.estimation_id')
        .onRef('follows.valued_at', '=', 'followed_values.valued_at'),
    )
    .selectAll('followed_values')
    .where(ofThem)
    .execute();
  const lastOf = new Map(values.map((value) => [`${value.account_id} ${value.estimation_id}`, value]));
  return follows.map(
    ({ property_type, lat, lng, precision, details, localisation, name, isSold, ...follow }) => ({
      follow,
      property: { property_type, lat, lng, precision, details, localisation, name },
      last: lastOf.get(`${follow.account_id} ${follow.estimation_id}`) ?? null,
      isSold,
    }),
  );
}

/**
 * Adds points, except to follows that were ended or that another process valued meanwhile.
 *
 * @returns those with a new point
 */
export async function saveFollowedValues(
  trx: Transaction<Schema>,
  market: string,
  now: Date,
  valued: { follow: Follow; value: Omit<NewFollowedValue, 'valued_at'> }[],
): Promise<Pick<Follow, 'account_id' | 'estimation_id'>[]> {
  const taken = valued.map(({ follow }) => ({
    account_id: follow.account_id,
    estimation_id: follow.estimation_id,
    valued_for: follow.valued_for,
    valued_at: follow.valued_at,
  }));
  // the row is locked: a second process waits, then finds it on another market
  const { rows: stored } = await sql<Pick<Follow, 'account_id' | 'estimation_id'>>`
    update follows set valued_for = ${market}, valued_at = ${now}
    from json_populate_recordset(null::follows, ${JSON.stringify(taken)}::json) as given
    where follows.account_id = given.account_id and follows.estimation_id = given.estimation_id
      and follows.valued_for = given.valued_for and follows.valued_at = given.valued_at
    returning follows.account_id, follows.estimation_id`.execute(trx);
  const isStored = new Set(stored.map(({ account_id, estimation_id }) => `${account_id} ${estimation_id}`));
  const values = valued
    .filter(({ follow }) => isStored.has(`${follow.account_id} ${follow.estimation_id}`))
    .map(({ value }) => ({ ...value, valued_at: now }));
  await sql`
    insert into followed_values
    select * from json_populate_recordset(null::followed_values, ${JSON.stringify(values)}::json)`.execute(
    trx,
  );
  return stored;
}
