import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { Account } from './accounts.ts';
import { prepareErasing } from './retention.ts';

/**
 * Creates an expert without a phone, vouched for by the staff; returns the id. Deletes an unfinished
 * registration with that email, whose owner is unproved.
 *
 * @throws the driver's error 23505 when a verified account has the email
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

/** By name. */
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
