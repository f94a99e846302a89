import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { EstimationsTable, Schema, SharesTable } from '../../schema.ts';

type Share = Selectable<SharesTable>;

/** Returns the id of the link; `answer` is JSON text. */
export async function insertShare(
  trx: Transaction<Schema>,
  share: Omit<Insertable<SharesTable>, 'id' | 'views'>,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('shares')
    .values({ id, ...share })
    .execute();
  return id;
}

/** That work at `now`; those to an estimate deleted after `deletedSince`, which may be restored, count. */
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

/** For its owner. */
export type OwnShare = Pick<Share, 'id' | 'created_at' | 'expires_at' | 'shows_price' | 'views'> & {
  estimation_id: string;
} & Pick<Selectable<EstimationsTable>, 'name' | 'property_type' | 'localisation' | 'lat' | 'lng' | 'details'>;

/** That work at `now`, newest first. */
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

/** For others. */
export type ShareRow = Pick<
  Share,
  'account_id' | 'id' | 'estimation_id' | 'expires_at' | 'shows_price' | 'answer'
>;

/** By the hash of its token; undefined when none works at `now`. */
export function findShare(db: Kysely<Schema>, tokenHash: string, now: Date): Promise<ShareRow | undefined> {
  return liveShares(db, now)
    .select(['shares.account_id', 'shares.id', 'estimation_id', 'expires_at', 'shows_price', 'shares.answer'])
    .where('token_hash', '=', tokenHash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Stores what the link shows of that estimate, as JSON text, unless another call was faster.
 *
 * @returns what is stored; undefined when the link leads to another estimate by now
 */
export async function saveShareAnswer(
  db: Kysely<Schema>,
  { account_id, id, estimation_id }: ShareRow,
  answer: string,
): Promise<object | undefined> {
  const saved = await db
    .updateTable('shares')
    .set({ answer: sql`coalesce(answer, ${answer}::jsonb)` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('estimation_id', '=', estimation_id)
    .returning('answer')
    .executeTakeFirst();
  return saved?.answer ?? undefined;
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

/** Discards what the links showed, since the other estimate shows something else. */
export async function moveShares(
  trx: Transaction<Schema>,
  accountId: string,
  from: string,
  to: string,
): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ estimation_id: to, answer: sql`null` })
    .where('account_id', '=', accountId)
    .where('estimation_id', '=', from)
    .execute();
}

/** For good; false when the account has none with this id. */
export async function deleteShare(db: Kysely<Schema>, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
