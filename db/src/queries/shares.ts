import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { EstimationsTable, Schema, SharesTable } from '../schema.ts';
import { readEstimation, type EstimationRow } from './estimations.ts';

type Share = Selectable<SharesTable>;

/**
 * Stores a link to an estimate of the account; undefined when the account has no such estimate.
 *
 * @returns the id of the link
 */
export async function insertShare(
  trx: Transaction<Schema>,
  share: Omit<Insertable<SharesTable>, 'id' | 'views'>,
): Promise<string | undefined> {
  const estimation = await trx
    .selectFrom('estimations')
    .select('id')
    .where('account_id', '=', share.account_id)
    .where('id', '=', share.estimation_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!estimation) return undefined;
  const id = randomUUID();
  await trx
    .insertInto('shares')
    .values({ id, ...share })
    .execute();
  return id;
}

/** Links of the account that work at `now`; those to an estimate deleted after `deletedSince`, which may come back, count. */
export async function countLiveShares(
  trx: Transaction<Schema>,
  accountId: string,
  now: Date,
  deletedSince: Date,
): Promise<number> {
  const { live } = await liveShares(trx, now)
    .select((select) => select.fn.countAll<number>().as('live'))
    .where('shares.account_id', '=', accountId)
    .where((where) =>
      where.or([where('deleted_at', 'is', null), where('deleted_at', '>=', deletedSince.toISOString())]),
    )
    .executeTakeFirstOrThrow();
  return live;
}

/** A link as its owner knows it, with what it leads to. */
export type OwnShare = Pick<Share, 'id' | 'created_at' | 'expires_at' | 'shows_price' | 'views'> & {
  estimation_id: string;
} & Pick<Selectable<EstimationsTable>, 'name' | 'property_type' | 'localisation' | 'lat' | 'lng' | 'details'>;

/** Links of the account that work at `now`, newest first. */
export function listShares(db: Kysely<Schema>, accountId: string, now: Date): Promise<OwnShare[]> {
  return liveShares(db, now)
    .select(['shares.id', 'shares.created_at', 'expires_at', 'shows_price', 'views', 'estimation_id'])
    .select(['name', 'property_type', 'localisation', 'lat', 'lng', 'details'])
    .where('shares.account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.id')
    .execute();
}

/** A shared estimate, with the link it is seen by. */
export type SharedEstimation = EstimationRow &
  Pick<Share, 'expires_at' | 'shows_price'> & { share_id: string };

/** The estimate that the link with this hash leads to; undefined when none works at `now`. */
export async function findShared(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<SharedEstimation | undefined> {
  const kept = await liveShares(db, now)
    .selectAll('estimations')
    .select(['shares.id as share_id', 'expires_at', 'shows_price'])
    .where('token_hash', '=', tokenHash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!kept) return undefined;
  const { share_id, expires_at, shows_price, ...estimation } = kept;
  return { ...readEstimation(estimation), share_id, expires_at, shows_price };
}

function liveShares(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom('shares')
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'shares.account_id')
        .onRef('estimations.id', '=', 'estimation_id'),
    )
    .where('expires_at', '>', now.toISOString());
}

export async function countShareView(db: Kysely<Schema>, accountId: string, id: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ views: sql<number>`views + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Has all links to an estimate of the account lead to another. */
export async function moveShares(
  trx: Transaction<Schema>,
  accountId: string,
  from: string,
  to: string,
): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ estimation_id: to })
    .where('account_id', '=', accountId)
    .where('estimation_id', '=', from)
    .execute();
}

/** Makes a link lead nowhere for good; false when the account has none of this id. */
export async function deleteShare(db: Kysely<Schema>, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
