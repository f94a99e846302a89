import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ManualRequestsTable, Schema } from '../../schema.ts';

/** Its owner awaits enough advertisements nearby for an estimate, and another market is to be checked. */
export type AwaitedFigure = Pick<
  Selectable<ManualRequestsTable>,
  'id' | 'account_id' | 'property_type' | 'lat' | 'lng' | 'precision' | 'details'
>;

/** Leaves out owners already notified, or whose data is suspended. */
export function dueAwaited(db: Kysely<Schema>, market: string) {
  return db
    .selectFrom('manual_requests')
    .innerJoin('accounts', 'accounts.id', 'manual_requests.account_id')
    .where('awaited_since', 'is not', null)
    .where('told_for', 'is', null)
    .where('looked_on', 'is distinct from', market)
    .where('limited_since', 'is', null);
}

export async function isAnyAwaited(db: Kysely<Schema>, market: string): Promise<boolean> {
  const any = await dueAwaited(db, market).select('manual_requests.id').limit(1).executeTakeFirst();
  return any !== undefined;
}

export function takeDueAwaited(
  db: Kysely<Schema>,
  market: string,
  accountIds: string[],
): Promise<AwaitedFigure[]> {
  return dueAwaited(db, market)
    .select([
      'manual_requests.id',
      'manual_requests.account_id',
      'manual_requests.property_type',
      'manual_requests.lat',
      'manual_requests.lng',
      'manual_requests.precision',
      'manual_requests.details',
    ])
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .orderBy('manual_requests.created_at')
    .execute();
}

/**
 * Records the market checked, and the requests with a figure there.
 *
 * @returns those still awaited, and checked by no other process meanwhile
 */
export async function noteLooked(
  trx: Transaction<Schema>,
  market: string,
  now: Date,
  { ids, covered }: { ids: string[]; covered: string[] },
): Promise<Set<string>> {
  const noted = await trx
    .updateTable('manual_requests')
    .set({
      looked_on: market,
      covered_since: sql<string | null>`
        case when id = any(${covered}::uuid[]) then coalesce(covered_since, ${now}::timestamptz) end`,
    })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('awaited_since', 'is not', null)
    .where('told_for', 'is', null)
    .where('looked_on', 'is distinct from', market)
    .returning('id')
    .execute();
  return new Set(noted.map(({ id }) => id));
}

/** After an email on this market said that these have a figure. */
export async function recordNotifiedCoverage(
  trx: Transaction<Schema>,
  market: string,
  ids: string[],
): Promise<void> {
  await trx
    .updateTable('manual_requests')
    .set({ told_for: market })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** Without those whose owner was notified. */
export async function countAwaited(trx: Transaction<Schema>, accountId: string): Promise<number> {
  const { awaited } = await trx
    .selectFrom('manual_requests')
    .select((select) => select.fn.countAll<number>().as('awaited'))
    .where('account_id', '=', accountId)
    .where('awaited_since', 'is not', null)
    .where('told_for', 'is', null)
    .executeTakeFirstOrThrow();
  return awaited;
}

/** Since `since`, or earlier if already awaited. */
export async function awaitFigure(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
  since: Date,
): Promise<void> {
  await trx
    .updateTable('manual_requests')
    .set({ awaited_since: since })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', 'request')
    .where('awaited_since', 'is', null)
    .execute();
}

/** False when the account has no such request. */
export async function stopAwaiting(db: Kysely<Schema>, accountId: string, id: string): Promise<boolean> {
  const stopped = await db
    .updateTable('manual_requests')
    .set({ awaited_since: null, looked_on: null, covered_since: null, told_for: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}
