import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LoginFailuresTable, Schema } from '../../schema.ts';

/** Consecutive wrong passwords for one account from one network or one known device. */
export type LoginFailures = Pick<Selectable<LoginFailuresTable>, 'failures' | 'last_failed_at'>;

export function findLoginFailures(
  db: Kysely<Schema>,
  accountId: string,
  origin: string,
): Promise<LoginFailures | undefined> {
  return db
    .selectFrom('login_failures')
    .select(['failures', 'last_failed_at'])
    .where('account_id', '=', accountId)
    .where('origin', '=', origin)
    .executeTakeFirst();
}

/** `failures` is the number of consecutive wrong passwords, this one included. */
export async function recordLoginFailure(
  trx: Transaction<Schema>,
  accountId: string,
  origin: string,
  failures: number,
  now: Date,
): Promise<void> {
  const failed = { failures, last_failed_at: now };
  await trx
    .insertInto('login_failures')
    .values({ account_id: accountId, origin, ...failed })
    .onConflict((conflict) => conflict.columns(['account_id', 'origin']).doUpdateSet(failed))
    .execute();
}

/** Resets the count of failures from `origin`, or from every origin when it is missing. */
export async function forgetLoginFailures(
  trx: Transaction<Schema>,
  accountId: string,
  origin?: string,
): Promise<void> {
  await trx
    .deleteFrom('login_failures')
    .where('account_id', '=', accountId)
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin!))
    .execute();
}
