import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { OutcomesTable, ProofsTable, Schema } from '../../schema.ts';
import { findOwnEstimation, readEstimation, type EstimationRow } from './estimations.ts';

/** Of the account, that wait for an expert, but for the one of this estimate. */
export async function countOtherProofs(
  db: Kysely<Schema>,
  accountId: string,
  estimationId: string,
): Promise<number> {
  const { proofs } = await db
    .selectFrom('proofs')
    .select(({ fn }) => fn.countAll<number>().as('proofs'))
    .where('account_id', '=', accountId)
    .where('estimation_id', '!=', estimationId)
    .executeTakeFirstOrThrow();
  return proofs;
}

/** Of all accounts, that wait for an expert. */
export async function countProofs(db: Kysely<Schema>): Promise<number> {
  const { proofs } = await db
    .selectFrom('proofs')
    .select(({ fn }) => fn.countAll<number>().as('proofs'))
    .executeTakeFirstOrThrow();
  return proofs;
}

/** In place of any other; the outcome must be locked, and is stated until an expert judges the proof. */
export async function saveProof(
  trx: Transaction<Schema>,
  { account_id, estimation_id, ...proof }: Insertable<ProofsTable>,
  digest: string,
): Promise<void> {
  await trx
    .insertInto('proofs')
    .values({ account_id, estimation_id, ...proof })
    .onConflict((conflict) => conflict.columns(['account_id', 'estimation_id']).doUpdateSet(proof))
    .execute();
  await trx
    .updateTable('outcomes')
    .set({ state: 'stated', proof_digest: digest, decided_at: null })
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimation_id)
    .execute();
}

export type QueuedProofRow = Pick<
  Selectable<OutcomesTable>,
  'kind' | 'price' | 'month' | 'through' | 'proof_digest'
> &
  Pick<Selectable<ProofsTable>, 'content_type' | 'bytes' | 'sent_at'> & { estimation: EstimationRow };

/** Oldest first, without the expert's own, those of deleted estimates and of accounts whose data may not be used. */
export async function listProofs(
  db: Kysely<Schema>,
  expertId: string,
  most: number,
): Promise<QueuedProofRow[]> {
  const rows = await db
    .selectFrom('proofs')
    .innerJoin('outcomes', (join) =>
      join
        .onRef('outcomes.account_id', '=', 'proofs.account_id')
        .onRef('outcomes.estimation_id', '=', 'proofs.estimation_id'),
    )
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'proofs.account_id')
        .onRef('estimations.id', '=', 'proofs.estimation_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'proofs.account_id')
    .selectAll('estimations')
    .select(['kind', 'price', 'month', 'through', 'proof_digest', 'content_type', 'bytes', 'sent_at'])
    .where('proofs.account_id', '!=', expertId)
    .where('deleted_at', 'is', null)
    .where('limited_since', 'is', null)
    .orderBy('sent_at')
    .orderBy('estimations.id')
    .limit(most)
    .execute();
  return rows.map(
    ({ kind, price, month, through, proof_digest, content_type, bytes, sent_at, ...estimation }) => ({
      kind,
      price,
      month,
      through,
      proof_digest,
      content_type,
      bytes,
      sent_at,
      estimation: readEstimation(estimation),
    }),
  );
}

/** Undefined once judged or erased, and where the queue of this expert does not show it. */
export async function findProof(
  db: Kysely<Schema>,
  expertId: string,
  estimationId: string,
): Promise<Pick<Selectable<ProofsTable>, 'account_id' | 'sealed'> | undefined> {
  const proof = await db
    .selectFrom('proofs')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id', 'sealed'])
    .where('estimation_id', '=', estimationId)
    .where('account_id', '!=', expertId)
    .where('limited_since', 'is', null)
    .executeTakeFirst();
  return proof && (await findOwnEstimation(db, proof.account_id, estimationId)) ? proof : undefined;
}

/** Erases the file; refused where it, or what it is to prove, is not what the expert read. */
export async function judgeProof(
  trx: Transaction<Schema>,
  expertId: string,
  estimationId: string,
  { verdict, digest, sentAt }: { verdict: 'proved' | 'refused'; digest: string; sentAt: string },
  now: Date,
): Promise<'judged' | 'notFound' | 'proofChanged' | 'alreadyAnswered'> {
  const outcome = await trx
    .selectFrom('outcomes')
    .selectAll()
    .where('estimation_id', '=', estimationId)
    .forUpdate()
    .executeTakeFirst();
  if (!outcome || !(await findOwnEstimation(trx, outcome.account_id, estimationId))) return 'notFound';
  if (outcome.proof_digest !== digest) return 'proofChanged';
  if (outcome.decided_at !== null) return 'alreadyAnswered';
  const { account_id } = outcome;
  const proof = await trx
    .selectFrom('proofs')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['sent_at', 'limited_since'])
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimationId)
    .executeTakeFirst();
  if (account_id === expertId || proof?.limited_since) return 'notFound';
  // a price that changed erases its proof: the same file may have been sent again
  if (proof?.sent_at !== sentAt) return 'proofChanged';
  const { numDeletedRows } = await trx
    .deleteFrom('proofs')
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return 'proofChanged';
  await trx
    .updateTable('outcomes')
    .set({ state: verdict, decided_at: now })
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimationId)
    .execute();
  return 'judged';
}
