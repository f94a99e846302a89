import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ManualRequestsTable, Schema } from '../schema.ts';

export type ManualRequestRow = Selectable<ManualRequestsTable>;

/** JSON columns go in as text. */
export type NewManualRequest = Omit<Insertable<ManualRequestsTable>, 'id'>;

/** Keeps a request for an expert's estimate; returns its id. */
export async function insertManualRequest(db: Kysely<Schema>, request: NewManualRequest): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('manual_requests')
    .values({ id, ...request })
    .execute();
  return id;
}

/** The account's requests, newest first: `limit` of them from `offset`, and how many there are. */
export async function listManualRequests(
  db: Kysely<Schema>,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ManualRequestRow[]; total: number }> {
  const mine = db.selectFrom('manual_requests').where('account_id', '=', accountId);
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
