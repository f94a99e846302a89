import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { Account } from './accounts.ts';
import { prepareErasing } from './retention.ts';

/**
 * Creates an expert without a phone, whom the staff vouches for. A registration with that email that was never completed
 * is deleted: nobody has proved to be its owner.
 * Returns its id.
 *
 * @throws the driver's error with code 23505 when a verified account has the email
 */
export async function insertExpert(
  trx: Transaction<Schema>,
  expert: Pick<Account, 'email' | 'full_name' | 'password_hash'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await prepareErasing(trx);
  await trx
    .deleteFrom('accounts')
    .where('email', '=', expert.email)
    .where('phone_verified_at', 'is', null)
    .execute();
  await trx
    .insertInto('accounts')
    .values({ id, ...expert, role: 'expert', phone_verified_at: now, created_at: now })
    .execute();
  return id;
}

export async function setRole(db: Kysely<Schema>, id: string, role: Account['role']): Promise<void> {
  await db.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

export async function hasExpert(db: Kysely<Schema>): Promise<boolean> {
  const expert = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'expert')
    .limit(1)
    .executeTakeFirst();
  return expert !== undefined;
}

/** Everybody with the role, by name. */
export function listExperts(
  db: Kysely<Schema>,
): Promise<Pick<Account, 'email' | 'full_name' | 'phone' | 'last_login_at'>[]> {
  return db
    .selectFrom('accounts')
    .select(['email', 'full_name', 'last_login_at'])
    .select(({ fn }) => fn.coalesce('phone', 'phone_abroad').as('phone'))
    .where('role', '=', 'expert')
    .orderBy('full_name')
    .orderBy('email')
    .execute();
}
