import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema, SecondFactorsTable } from '../../schema.ts';

export type SecondFactor = Selectable<SecondFactorsTable>;

export function findSecondFactor(db: Kysely<Schema>, accountId: string): Promise<SecondFactor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function insertSecondFactor(
  trx: Transaction<Schema>,
  factor: Omit<SecondFactor, 'enrolled_at'> & { enrolled_at: Date },
): Promise<void> {
  await trx.insertInto('second_factors').values(factor).execute();
}

export async function recordSecondFactorUse(
  trx: Transaction<Schema>,
  accountId: string,
  used: Pick<SecondFactor, 'last_step'> | Pick<SecondFactor, 'recovery_hashes'>,
): Promise<void> {
  await trx.updateTable('second_factors').set(used).where('account_id', '=', accountId).execute();
}

/** False where the account had none. */
export async function deleteSecondFactor(db: Kysely<Schema>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
