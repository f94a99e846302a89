import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { EstimationsTable, Schema } from '../../schema.ts';
import { isFound, type EstimationSearch } from './estimation-search.ts';
import { packAnswer, unpackAnswer, type StoredAnswer } from './stored-answers.ts';
import { dropOlderAnswers } from './offers.ts';
import { readPage, type Page } from '../page.ts';
import { isDescribedAs, type Property } from './same-property.ts';

type StoredEstimation = Selectable<EstimationsTable>;

/** However it is kept. */
export type EstimationRow = Omit<StoredEstimation, 'answer' | keyof StoredAnswer> & StoredAnswer;

/** JSON columns are given as JSON text. */
export type NewEstimation = Omit<Insertable<EstimationsTable>, 'id' | 'answer' | keyof StoredAnswer> & {
  answer: StoredAnswer;
};

export function readEstimation({ answer, result, ...row }: StoredEstimation): EstimationRow {
  if (answer !== null) return { ...row, ...unpackAnswer(answer) };
  if (result === null) throw new Error('an estimate is kept without its answer');
  return { ...row, result };
}

/** Stores an estimate; returns its id, or undefined when the account already has one with the same request key. */
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

/** The account's estimate with that request key; undefined when there is none. */
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

/** The account's estimate, unless it is deleted. */
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

/** The account's newest estimate of a property so described, made before then. */
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

/** A page of the account's estimates, newest first, and how many there are. */
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

/** Names an estimate, or takes its name away; undefined when the account has no such estimate. */
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
 * Deletes an estimate in such a way that it can be restored; false when the account has no such estimate. Its request
 * key is free again: who sends the same request anew wants another estimate. A no to offers that it held goes on holding.
 */
export function deleteEstimation(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .updateTable('estimations')
      .set({ deleted_at: now, request_key: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (deleted) await dropOlderAnswers(trx, deleted);
    return deleted !== undefined;
  });
}
