import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { FollowedValuesTable, FollowsTable, Schema } from '../../schema.ts';
import { findOwnEstimation, type EstimationRow } from '../estimations/estimations.ts';
import { isOf, type Property } from '../estimations/same-property.ts';

export type Follow = Selectable<FollowsTable>;
export type FollowedValue = Selectable<FollowedValuesTable>;
export type NewFollowedValue = Insertable<FollowedValuesTable>;

/** The follow may be of another estimate of the property. */
export interface FollowedEstimation {
  estimation: EstimationRow;
  follow: Follow | undefined;
}

/** Undefined when the account has no such estimate. */
export async function findFollowed(
  db: Kysely<Schema>,
  accountId: string,
  estimationId: string,
): Promise<FollowedEstimation | undefined> {
  const estimation = await findOwnEstimation(db, accountId, estimationId);
  if (!estimation) return undefined;
  const follow = await followsOf(db, accountId)
    .selectAll('follows')
    .where(isOf(estimation))
    .orderBy('followed_at')
    .limit(1)
    .executeTakeFirst();
  return { estimation, follow };
}

/** Without deleted estimates. */
function followsOf(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('follows')
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'follows.account_id')
        .onRef('estimations.id', '=', 'follows.estimation_id'),
    )
    .where('follows.account_id', '=', accountId)
    .where('deleted_at', 'is', null);
}

/** Few. */
export function listFollowedProperties(db: Kysely<Schema>, accountId: string): Promise<Property[]> {
  return followsOf(db, accountId)
    .select(['property_type', 'lat', 'lng', 'details', 'property_key'])
    .execute();
}

/** With deleted estimates, which may be restored. */
export async function countFollows(trx: Transaction<Schema>, accountId: string): Promise<number> {
  const { follows } = await trx
    .selectFrom('follows')
    .select((select) => select.fn.countAll<number>().as('follows'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return follows;
}

export async function insertFollow(
  trx: Transaction<Schema>,
  follow: Insertable<FollowsTable>,
  first: NewFollowedValue,
): Promise<void> {
  await trx.insertInto('follows').values(follow).execute();
  await trx.insertInto('followed_values').values(first).execute();
}

/**
 * Moves a follow, with its points, to the estimate of `change`, and adds a point for that.
 *
 * @param surfaceM2 surface valued by the earlier points
 */
export async function moveFollow(
  trx: Transaction<Schema>,
  { account_id, estimation_id }: Follow,
  change: Pick<Follow, 'estimation_id'> & Updateable<FollowsTable>,
  surfaceM2: number,
  point: NewFollowedValue,
): Promise<void> {
  const isIt = (where: ExpressionBuilder<Schema, 'follows' | 'followed_values'>) =>
    where.and({ account_id, estimation_id });
  // read again, since another process may be adding a point
  const before = await trx
    .selectFrom('follows')
    .selectAll()
    .where(isIt)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('follows')
    .values({ ...before, ...change })
    .execute();
  await trx
    .updateTable('followed_values')
    .set({
      estimation_id: change.estimation_id,
      surface_m2: sql<number>`coalesce(surface_m2, ${surfaceM2}::double precision)`,
    })
    .where(isIt)
    .execute();
  await trx.deleteFrom('follows').where(isIt).execute();
  // a point of the same moment values the former description
  await trx
    .deleteFrom('followed_values')
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', change.estimation_id)
    .where('valued_at', '=', point.valued_at as string)
    .execute();
  await trx.insertInto('followed_values').values(point).execute();
}

/** With all its points, whichever estimate of the property it is of. */
export async function deleteFollow(db: Kysely<Schema>, accountId: string, property: Property): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('account_id', '=', accountId)
    .where('estimation_id', 'in', (select) =>
      select.selectFrom('estimations').select('id').where('account_id', '=', accountId).where(isOf(property)),
    )
    .execute();
}

/** Newest first. */
export function listFollowedValues(
  db: Kysely<Schema>,
  { account_id, estimation_id }: Pick<Follow, 'account_id' | 'estimation_id'>,
): Promise<FollowedValue[]> {
  return db
    .selectFrom('followed_values')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimation_id)
    .orderBy('valued_at', 'desc')
    .execute();
}

/** With all points, newest first, for the account's export. */
export async function listFollows(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<(Follow & { values: FollowedValue[] })[]> {
  const follows = await followsOf(trx, accountId)
    .selectAll('follows')
    .orderBy('followed_at', 'desc')
    .execute();
  const values = await trx
    .selectFrom('followed_values')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('valued_at', 'desc')
    .execute();
  return follows.map((follow) => ({
    ...follow,
    values: values.filter(({ estimation_id }) => estimation_id === follow.estimation_id),
  }));
}

/** Points since the owner's last notice of the property, oldest first. */
export function listFollowedValuesSinceNotice(
  trx: Transaction<Schema>,
  accountIds: string[],
): Promise<FollowedValue[]> {
  return trx
    .selectFrom('followed_values')
    .innerJoin('follows', (join) =>
      join
        .onRef('follows.account_id', '=', 'followed_values.account_id')
        .onRef('follows.estimation_id', '=', 'followed_values.estimation_id'),
    )
    .selectAll('followed_values')
    .where(sql<boolean>`follows.account_id = any(${accountIds}::uuid[])`)
    .whereRef('followed_values.valued_at', '>=', 'told_at')
    .orderBy('followed_values.valued_at')
    .execute();
}

/** Accounts that got an email on this market. */
export async function listNotifiedAccounts(
  trx: Transaction<Schema>,
  accountIds: string[],
  market: string,
): Promise<Set<string>> {
  const notified = (table: 'follows' | 'manual_requests') =>
    trx
      .selectFrom(table)
      .select('account_id')
      .distinct()
      .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
      .where('told_for', '=', market)
      .execute();
  const accounts = [...(await notified('follows')), ...(await notified('manual_requests'))];
  return new Set(accounts.map(({ account_id }) => account_id));
}

/** After an email on this market with these prices, to which later ones are compared. */
export async function recordNotified(
  trx: Transaction<Schema>,
  market: string,
  now: Date,
  notified: Pick<Follow, 'account_id' | 'estimation_id' | 'told_sale' | 'told_rent'>[],
): Promise<void> {
  await sql`
    update follows set told_for = ${market}, told_at = ${now}, told_sale = given.told_sale, told_rent = given.told_rent
    from json_populate_recordset(null::follows, ${JSON.stringify(notified)}::json) as given
    where follows.account_id = given.account_id and follows.estimation_id = given.estimation_id`.execute(trx);
}
