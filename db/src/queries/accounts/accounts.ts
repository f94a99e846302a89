import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { AccountsTable, Schema } from '../../schema.ts';

export type Account = Selectable<AccountsTable>;

/** One of two phones, Tunisian or abroad; `email` in lower case. */
export interface Registration {
  email: string;
  full_name: string;
  /** `+216` and 8 digits */
  phone: string | null;
  phone_abroad: string | null;
  password_hash: string;
  /** identifies the registration until the phone is verified */
  registration: string;
  locale: 'fr' | 'ar';
}

/** Verified or not. */
export function findAccountByEmail(db: Kysely<Schema>, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** @throws when there is none */
export function findAccount(db: Kysely<Schema>, id: string): Promise<Account> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Other callers wait until the transaction ends. */
export function lockAccount(trx: Transaction<Schema>, id: string): Promise<Account | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Unless the email has an account already. The phone is still to be verified.
 *
 * @returns the account with that email, locked, and whether it is new
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

/** By any account. */
export async function isPhoneVerified(db: Kysely<Schema>, phone: string): Promise<boolean> {
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Only for one never verified. */
export async function replaceRegistration(
  trx: Transaction<Schema>,
  id: string,
  { full_name, phone, phone_abroad, password_hash, registration, locale }: Registration,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      full_name,
      phone,
      phone_abroad,
      password_hash,
      registration,
      locale,
      registration_replaced: true,
    })
    .where('id', '=', id)
    .execute();
}

/** A Tunisian phone proves an account by itself; with a phone abroad, the email does. */
export type ProvedContact =
  { email: string; phone: string; phone_abroad: null } | { email: string; phone: null; phone_abroad: string };

/**
 * Also clears what waited for its code.
 *
 * @param emailVerifiedAt of an email that returns
 * @throws the driver's error 23505 when another account has verified the phone, or has the email
 */
export async function setProvedContact(
  trx: Transaction<Schema>,
  id: string,
  { email, ...phones }: ProvedContact,
  now: Date,
  emailVerifiedAt: string | null = null,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      ...emailColumns(email, emailVerifiedAt),
      ...phones,
      ...(phones.phone === null && { email_verified_at: now, email_refusals: 0, email_stopped_at: null }),
      phone_verified_at: now,
      pending_phone: null,
      pending_email: null,
      registration: null,
      registration_replaced: false,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * A new phone goes into `pending_phone` until its code is entered; abroad, a new email into
 * `pending_email`.
 *
 * @throws the driver's error 23505 when another account has the email
 */
export async function correctAccount(
  trx: Transaction<Schema>,
  id: string,
  changes: Partial<
    Pick<
      Account,
      | 'full_name'
      | 'locale'
      | 'email'
      | 'phone_abroad'
      | 'pending_phone'
      | 'pending_email'
      | 'sms_notices'
      | 'limited_since'
    >
  >,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  const { email, ...others } = changes;
  await trx
    .updateTable('accounts')
    .set({ ...others, ...(email !== undefined && emailColumns(email)) })
    .where('id', '=', id)
    .execute();
}

/** Another address loses the verification and the refusals of the old one. */
function emailColumns(email: string, verifiedAt: string | null = null) {
  const unlessReplaced = <Value>(column: string, otherwise: Value | RawBuilder<Value>) =>
    sql<Value>`case when email = ${email} then ${sql.ref(column)} else ${otherwise} end`;
  return {
    email,
    email_verified_at: unlessReplaced<string | null>('email_verified_at', sql`${verifiedAt}::timestamptz`),
    email_refusals: unlessReplaced('email_refusals', 0),
    email_stopped_at: unlessReplaced<string | null>('email_stopped_at', null),
  };
}

/** True for a refused second row where one is allowed. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

export async function recordLogin(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ last_login_at: now }).where('id', '=', id).execute();
}

/** Forgets all devices: they logged in with another password. */
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

/** Whatever was refused before. */
export async function setEmailVerified(
  trx: Transaction<Schema>,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email_verified_at: now, email_refusals: 0, email_stopped_at: null })
    .where('id', '=', accountId)
    .execute();
}

/** After `most` refusals in a row by the mail server, the address gets no more emails. */
export async function recordEmailRefusal(
  db: Kysely<Schema>,
  accountId: string,
  email: string,
  most: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      email_refusals: sql<number>`email_refusals + 1`,
      email_stopped_at: sql<string | null>`
        case when email_refusals + 1 >= ${most} then coalesce(email_stopped_at, ${now}::timestamptz) else email_stopped_at end`,
    })
    .where('id', '=', accountId)
    // it may have been replaced since
    .where('email', '=', email)
    .execute();
}

/** The mail server accepted an email: refusals count in a row. */
export async function forgetEmailRefusals(
  db: Kysely<Schema>,
  accountId: string,
  email: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_refusals: 0 })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_refusals', '>', 0)
    .execute();
}
