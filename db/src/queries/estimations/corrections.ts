import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { readEstimation, type EstimationRow } from './estimations.ts';
import { isOf, keyOfProperty } from './same-property.ts';

/** The estimate to correct, locked; undefined when the account has no such estimate. */
export async function lockEstimation(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<EstimationRow | undefined> {
  const saved = await trx
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return saved && readEstimation(saved);
}

/** Maps corrected estimates of the account to their corrections; deleted ones correct nothing. */
export async function listReplacements(
  db: Kysely<Schema>,
  accountId: string,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('estimations')
    .select(['id', 'replaces'])
    .where('account_id', '=', accountId)
    .where('replaces', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ id, replaces }) => [replaces!, id]));
}

/**
 * The correction takes the name over, and all estimates of the property take its key, so that they stay in
 * one folder.
 */
export async function giveNameAndFolder(
  trx: Transaction<Schema>,
  from: EstimationRow,
  to: EstimationRow,
): Promise<void> {
  const ofAccount = trx.updateTable('estimations').where('account_id', '=', from.account_id);
  await ofAccount.set({ name: from.name }).where('id', '=', to.id).execute();
  await ofAccount.set({ name: null }).where('id', '=', from.id).execute();
  const key = keyOfProperty(to);
  if (key !== keyOfProperty(from)) await ofAccount.set({ property_key: key }).where(isOf(from)).execute();
}

/**
 * Undefined when the account has no such estimate, or deleted it before `since`; 'replaced' when what it
 * corrects has another correction by now.
 */
export function restoreEstimation(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
  since: Date,
): Promise<EstimationRow | 'replaced' | undefined> {
  return db.transaction().execute(async (trx) => {
    // no correction may happen meanwhile
    await lockAccount(trx, accountId);
    const saved = await trx
      .selectFrom('estimations')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where((where) =>
        where.or([where('deleted_at', 'is', null), where('deleted_at', '>=', since.toISOString())]),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!saved?.deleted_at) return saved && readEstimation(saved);
    const { replaces } = saved;
    if (replaces && (await listReplacements(trx, accountId, [replaces])).has(replaces)) return 'replaced';
    await trx
      .updateTable('estimations')
      .set({ deleted_at: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return readEstimation({ ...saved, deleted_at: null });
  });
}
