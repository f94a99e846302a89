import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { EstimationsTable, Schema } from '../schema.ts';

export type EstimationRow = Selectable<EstimationsTable>;

/** JSON columns go in as text. */
export type NewEstimation = Omit<Insertable<EstimationsTable>, 'id'>;

/** Keeps an estimate of the account; returns its id. */
export async function insertEstimation(db: Kysely<Schema>, estimation: NewEstimation): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('estimations')
    .values({ id, ...estimation })
    .execute();
  return id;
}

/** The account's estimates, newest first: `limit` of them from `offset`, and how many there are. */
export async function listEstimations(
  db: Kysely<Schema>,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: EstimationRow[]; total: number }> {
  const mine = db.selectFrom('estimations').where('account_id', '=', accountId);
  const { total } = await mine
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}
