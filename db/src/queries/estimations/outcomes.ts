import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { OutcomesTable, Schema } from '../../schema.ts';

/** With when the proof that waits was sent; null without one. */
export type OutcomeRow = Selectable<OutcomesTable> & { sent_at: string | null };
export type NewOutcomeRow = Omit<Insertable<OutcomesTable>, 'state' | 'proof_digest' | 'decided_at'>;

const withProofs = (db: Kysely<Schema>, accountId: string) =>
  db
    .selectFrom('outcomes')
    .leftJoin('proofs', (join) =>
      join
        .onRef('proofs.account_id', '=', 'outcomes.account_id')
        .onRef('proofs.estimation_id', '=', 'outcomes.estimation_id'),
    )
    .selectAll('outcomes')
    .select('sent_at')
    .where('outcomes.account_id', '=', accountId);

/** Of all estimates of the account, or of some; by estimate. */
export async function listOutcomes(
  db: Kysely<Schema>,
  accountId: string,
  estimationIds?: string[],
): Promise<Map<string, OutcomeRow>> {
  if (estimationIds?.length === 0) return new Map();
  const all = withProofs(db, accountId);
  const rows = await (
    estimationIds ? all.where('outcomes.estimation_id', 'in', estimationIds) : all
  ).execute();
  return new Map(rows.map((row) => [row.estimation_id, row]));
}

/** Whoever changes or judges it meanwhile waits. */
export function lockOutcome(
  trx: Transaction<Schema>,
  accountId: string,
  estimationId: string,
): Promise<Selectable<OutcomesTable> | undefined> {
  return trx
    .selectFrom('outcomes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('estimation_id', '=', estimationId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Another kind, price or month is stated anew, without the proof of the one before. The estimate must be locked, so
 * that no other is inserted meanwhile.
 */
export async function saveOutcome(trx: Transaction<Schema>, outcome: NewOutcomeRow): Promise<void> {
  const { account_id, estimation_id, through, neighbourhood } = outcome;
  const before = await lockOutcome(trx, account_id, estimation_id);
  if (!before) return void (await trx.insertInto('outcomes').values(outcome).execute());
  const isSame = (['kind', 'price', 'month'] as const).every((field) => before[field] === outcome[field]);
  await trx
    .updateTable('outcomes')
    .set(
      isSame
        ? { through, neighbourhood }
        : { ...outcome, state: 'stated', proof_digest: null, decided_at: null },
    )
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimation_id)
    .execute();
  if (isSame) return;
  await trx
    .deleteFrom('proofs')
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimation_id)
    .execute();
}

/** With its proof; false where there is none. */
export async function deleteOutcome(
  db: Kysely<Schema>,
  accountId: string,
  estimationId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outcomes')
    .where('account_id', '=', accountId)
    .where('estimation_id', '=', estimationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
