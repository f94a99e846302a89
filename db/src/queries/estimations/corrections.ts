import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EstimationsTable, Schema } from '../../schema.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { readEstimation, type EstimationRow } from './estimations.ts';
import { dropOlderAnswers } from './offers.ts';
import { changePropertyKey, isOf, keyOfProperty, uniqueKeyOf } from './same-property.ts';

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
  return alike ? uniqueKeyOf(key) : key;
}

/**
 * It can be restored; false when the account has no such estimate. Frees its request key, since repeating
 * the request means another estimate. Its refusal of offers remains valid.
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
    if (!deleted) return false;
    await dropOlderAnswers(trx, deleted);
    await undoCorrection(trx, deleted);
    return true;
  });
}

/**
 * What a deleted correction corrected is again the property that it was; a further correction then leads back
 * to that.
 */
async function undoCorrection(
  trx: Transaction<Schema>,
  deleted: Selectable<EstimationsTable>,
): Promise<void> {
  const { account_id, id, former_key } = deleted;
  if (former_key === null) return;
  const ofAccount = trx.updateTable('estimations').where('account_id', '=', account_id);
  const further = (await listReplacements(trx, account_id, [id])).get(id);
  if (further) await ofAccount.set({ former_key }).where('id', '=', further).execute();
  // those described alike since have no key, and stay
  else
    await ofAccount
      .set({ property_key: former_key })
      .where('property_key', '=', keyOfProperty(deleted))
      .where('id', '!=', id)
      .execute();
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
