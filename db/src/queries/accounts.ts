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
  /** what it is known by until the phone is verified */
  registration: string;
}

/** The account of that address, verified or not. */
export function findAccountByEmail(db: Kysely<Schema>, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account, as long as there is one. */
export function findAccount(db: Kysely<Schema>, id: string): Promise<Account> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The account as it is now; whoever else asks for it this way waits until the transaction ends. */
export function lockAccount(trx: Transaction<Schema>, id: string): Promise<Account | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Creates an account whose phone is still to be verified, unless the address has one already.
 *
 * @returns the account of the address, locked, and whether it is the new one
 */
export async function insertOrLockAccount(
  trx: Transaction<Schema>,
  registration: Registration,
  now: Date,
): Promise<{ account: Account; created: boolean }> {
  const created = await trx
    .insertInto('accounts')
    .values({ id: randomUUID(), ...registration, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created) return { account: created, created: true };
  const account = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', registration.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { account, created: false };
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
  { full_name, phone, password_hash, registration }: Registration,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ full_name, phone, password_hash, registration, registration_replaced: true })
    .where('id', '=', id)
    .execute();
}

/**
 * Makes a phone the account's own, proved, and `email` its email where one is named; no phone waits any more.
 *
 * @throws the driver's error with code 23505 when another account proves the same phone, or has the email
 */
export async function setVerifiedPhone(
  trx: Transaction<Schema>,
  id: string,
  phone: string,
  now: Date,
  email?: string,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      email,
      phone,
      phone_verified_at: now,
      pending_phone: null,
      registration: null,
      registration_replaced: false,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Changes what an account says of itself; `pending_phone` waits for its code.
 *
 * @throws the driver's error with code 23505 when another account has the email
 */
export async function correctAccount(
  trx: Transaction<Schema>,
  id: string,
  changes: Partial<Pick<Account, 'full_name' | 'email' | 'pending_phone' | 'sms_notices' | 'limited_since'>>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await trx.updateTable('accounts').set(changes).where('id', '=', id).execute();
}

/** True for the database's refusal of a second row where one is allowed. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

export async function recordLogin(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ last_login_at: now }).where('id', '=', id).execute();
}

/** The password decides which devices are known: those that signed in with another one are so no longer. */
export async function setPassword(trx: Transaction<Schema>, id: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, device_key: null })
    .where('id', '=', id)
    .execute();
}

export async function setDeviceKey(
  trx: Transaction<Schema>,
  id: string,
  deviceKey: string | null,
): Promise<void> {
  await trx.updateTable('accounts').set({ device_key: deviceKey }).where('id', '=', id).execute();
}
