import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountsTable, Schema } from '../schema.ts';

export type Account = Selectable<AccountsTable>;

/** What somebody hands in to register. `phone` is `+216` and 8 digits, `email` in lower case. */
export interface Registration {
  email: string;
  full_name: string;
  phone: string;
  password_hash: string;
}

/** The account of that address, verified or not. */
export function findAccountByEmail(db: Kysely<Schema>, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account as it is now; whoever else asks for it this way waits until the transaction ends. */
export function lockAccount(trx: Transaction<Schema>, id: string): Promise<Account | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Creates an account whose phone is still to be verified, unless the address has one already.
 *
 * @returns the existing account, locked, or undefined when a new one was created
 */
export async function insertOrLockAccount(
  trx: Transaction<Schema>,
  registration: Registration,
  now: Date,
): Promise<Account | undefined> {
  const created = await trx
    .insertInto('accounts')
    .values({ id: randomUUID(), ...registration, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return undefined;
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', registration.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** True when an account has proved that the phone is its own. */
export async function isPhoneVerified(db: Kysely<Schema>, phone: string): Promise<boolean> {
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Puts the new registration in the place of one whose phone was never verified. */
export async function replaceRegistration(
  trx: Transaction<Schema>,
  id: string,
  { full_name, phone, password_hash }: Registration,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ full_name, phone, password_hash, failed_logins: 0, last_failed_login_at: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Marks the phone of the account as proved.
 *
 * @throws the driver's error with code 23505 when another account proves the same phone at the same moment
 */
export async function markPhoneVerified(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ phone_verified_at: now }).where('id', '=', id).execute();
}

/** True for the database's refusal of a second row where one is allowed. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** `failures` is the number of wrong passwords in a row, this one included. */
export async function recordFailedLogin(
  trx: Transaction<Schema>,
  id: string,
  failures: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ failed_logins: failures, last_failed_login_at: now })
    .where('id', '=', id)
    .execute();
}

/** The right password ends a row of failures, even of an account that may not sign in yet. */
export async function forgetFailedLogins(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ failed_logins: 0, last_failed_login_at: null })
    .where('id', '=', id)
    .execute();
}

export async function recordLogin(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ last_login_at: now }).where('id', '=', id).execute();
}

/** A new password starts with no failures. */
export async function setPassword(trx: Transaction<Schema>, id: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, failed_logins: 0, last_failed_login_at: null })
    .where('id', '=', id)
    .execute();
}
