import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema, LoginFailuresTable } from '../../schema.ts';
import type { Account } from './accounts.ts';

export interface NewSession {
  /** SHA-256 of the token, which is stored nowhere */
  token_hash: string;
  account_id: string;
  lifetime_seconds: number;
  created_at: Date;
  expires_at: Date;
}

export interface LiveSession {
  tokenHash: string;
  lifetimeSeconds: number;
  /** ISO 8601 UTC */
  createdAt: string;
  /** ISO 8601 UTC */
  expiresAt: string;
  account: Account;
}

/** Also deletes the account's expired ones. */
export async function insertSession(db: Kysely<Schema>, session: NewSession): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', session.account_id)
    .where('expires_at', '<=', session.created_at.toISOString())
    .execute();
  await db.insertInto('sessions').values(session).execute();
}

/** Undefined when unknown or expired at `now`. */
export async function findLiveSession(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select([
      'sessions.lifetime_seconds as lifetimeSeconds',
      'sessions.created_at as createdAt',
      'sessions.expires_at as expiresAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const { lifetimeSeconds, createdAt, expiresAt, ...account } = row;
  return { tokenHash, lifetimeSeconds, createdAt, expiresAt, account };
}

export async function extendSession(db: Kysely<Schema>, tokenHash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Kysely<Schema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

export async function deleteOtherSessions(
  db: Kysely<Schema>,
  accountId: string,
  tokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** Consecutive wrong passwords for one account from one network or known device. */
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

/** `failures`: consecutive wrong passwords, this one included. */
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

/** From one origin, or from all but one. */
export async function forgetLoginFailures(
  trx: Transaction<Schema>,
  accountId: string,
  origin: { is: string } | { not: string },
): Promise<void> {
  await trx
    .deleteFrom('login_failures')
    .where('account_id', '=', accountId)
    .where('origin', 'is' in origin ? '=' : '!=', 'is' in origin ? origin.is : origin.not)
    .execute();
}
