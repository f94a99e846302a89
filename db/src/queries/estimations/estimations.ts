import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { EstimationsTable, Schema } from '../../schema.ts';
import { isFound, type EstimationSearch } from './estimation-search.ts';
import { packAnswer, unpackAnswer, type StoredAnswer } from './stored-answers.ts';
import { readPage, type Page } from '../page.ts';
import { isDescribedAs, type Property } from './same-property.ts';

type StoredEstimation = Selectable<EstimationsTable>;

/** Packed or not. */
export type EstimationRow = Omit<StoredEstimation, 'answer' | keyof StoredAnswer> & StoredAnswer;

/** JSON columns take JSON text. */
export type NewEstimation = Omit<Insertable<EstimationsTable>, 'id' | 'answer' | keyof StoredAnswer> & {
  answer: StoredAnswer;
};

export function readEstimation({ answer, result, ...row }: StoredEstimation): EstimationRow {
  if (answer !== null) return { ...row, ...unpackAnswer(answer) };
  if (result === null) throw new Error('an estimate is kept without its answer');
  return { ...row, result };
}

/** Returns its id, or undefined when the account already used the request key. */
export async function insertEstimation(
  db: Kysely<Schema>,
  { answer, ...estimation }: NewEstimation,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('estimations')
    .values({ id: randomUUID(), ...estimation, answer: packAnswer(answer) })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function findEstimation(
  db: Kysely<Schema>,
  accountId: string,
  requestKey: string,
): Promise<EstimationRow | undefined> {
  const stored = await db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return stored && readEstimation(stored);
}

/** Unless deleted. */
export async function findOwnEstimation(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
): Promise<EstimationRow | undefined> {
  const stored = await db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return stored && readEstimation(stored);
}

/** The newest of a property so described, made no later than `before`. */
export async function findEstimationOfProperty(
  db: Kysely<Schema>,
  accountId: string,
  property: Property,
  before: Date,
): Promise<EstimationRow | undefined> {
  const stored = await db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(isDescribedAs(property))
    .where('created_at', '<=', before.toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return stored && readEstimation(stored);
}

/** Newest first, with the total. */
export async function listEstimations(
  db: Kysely<Schema>,
  accountId: string,
  page: Page,
  search?: EstimationSearch,
): Promise<{ rows: EstimationRow[]; total: number }> {
  let mine = db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);
  if (search) mine = mine.where((where) => isFound(where, search));
  const { rows, total } = await readPage(mine.orderBy('created_at', 'desc').orderBy('id', 'desc'), page);
  return { rows: rows.map(readEstimation), total };
}

/** Null removes the name; undefined when the account has no such estimate. */
export async function nameEstimation(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
  name: string | null,
): Promise<EstimationRow | undefined> {
  const stored = await db
    .updateTable('estimations')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return stored && readEstimation(stored);
}

/**
 * Packs at most `most` answers stored before they were packed, skips those that another process works on,
 * and returns how many.
 */
export async function packOlderEstimations(db: Kysely<Schema>, most: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('estimations')
      .selectAll()
      .where('answer', 'is', null)
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    if (stored.length === 0) return 0;
    const answers = stored.map((row) => {
      const { result, confidence, comparables, comparable_counts, explanation, basis } = readEstimation(row);
      const answer = { result, confidence, comparables, comparable_counts, explanation, basis };
      return packAnswer(answer).toString('hex');
    });
    await sql`
      update estimations set answer = decode(packed.answer, 'hex'), result = null, confidence = null, comparables = null,
        comparable_counts = null, explanation = null, basis = null
      from unnest(${stored.map(({ account_id }) => account_id)}::uuid[], ${stored.map(({ id }) => id)}::uuid[],
        ${answers}::text[]) as packed (account_id, id, answer)
      where estimations.account_id = packed.account_id and estimations.id = packed.id`.execute(trx);
    return stored.length;
  });
}
