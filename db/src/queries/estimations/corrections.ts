import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { readEstimation, type EstimationRow } from './estimations.ts';
import { changePropertyKey, isOf, keyOfProperty } from './same-property.ts';

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
  const [before, key] = [keyOfProperty(from), await keyOfCorrection(trx, from, to)];
  if (key === before) return;
  await ofAccount.set({ property_key: key, former_key: before }).where('id', '=', to.id).execute();
  await changePropertyKey(trx, from.account_id, { from: before, to: key });
}

/** One of its own where another property is described alike, as a second flat of the building may be. */
async function keyOfCorrection(
  trx: Transaction<Schema>,
  from: EstimationRow,
  to: EstimationRow,
): Promise<string> {
  const key = keyOfProperty(to);
  if (key === keyOfProperty(from)) return key;
  const alike = await trx
    .selectFrom('estimations')
    .select('id')
    .where('account_id', '=', to.account_id)
    .where('id', '!=', to.id)
    .where('deleted_at', 'is', null)
    .where(isOf(to))
    .executeTakeFirst();
  return alike ? `${key}#${to.id}` : key;
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
    const { former_key } = saved;
    if (former_key !== null)
      await changePropertyKey(trx, accountId, { from: former_key, to: keyOfProperty(saved) });
    return readEstimation({ ...saved, deleted_at: null });
  });
}
