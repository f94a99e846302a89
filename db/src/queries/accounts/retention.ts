import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';

/** Its retention period is over. */
export interface Unused {
  id: string;
  /** ISO 8601 UTC */
  lastUsedAt: string;
}

export interface UnusedAccount extends Unused {
  /** why it must stay for now; null when it may be erased */
  retainedFor:
    'an open request' | 'an unanswered question about personal data' | 'a suspended use of data' | null;
}

/**
 * Begins a transaction that erases accounts and what references them, which may take longer than the
 * product's queries may.
 */
export async function prepareErasing(trx: Transaction<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
  // only Citus knows this setting: it deletes referenced rows on one server after the other, or not at all
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx);
}

const lastLogin = sql<string>`coalesce(accounts.last_login_at, accounts.created_at)`;

/** Without a login since `before`, locked, the longest unused first. */
export function lockUnusedAccounts(trx: Transaction<Schema>, before: Date): Promise<UnusedAccount[]> {
  return trx
    .selectFrom('accounts')
    .select((select) => [
      'id',
      lastLogin.as('lastUsedAt'),
      select
        .case()
        .when('limited_since', 'is not', null)
        .then(sql.lit('a suspended use of data' as const))
        .when(
          select.exists(
            select
              .selectFrom('manual_requests')
              .whereRef('account_id', '=', 'accounts.id')
              .where('closed_at', 'is', null),
          ),
        )
        .then(sql.lit('an open request' as const))
        .when(
          select.exists(
            select
              .selectFrom('privacy_requests')
              .whereRef('account_id', '=', 'accounts.id')
              .where('answered_at', 'is', null),
          ),
        )
        .then(sql.lit('an unanswered question about personal data' as const))
        .else(null)
        .end()
        .as('retainedFor'),
    ])
    .where(lastLogin, '<', before.toISOString())
    .orderBy('lastUsedAt')
    .forUpdate()
    .execute();
}

/**
 * Begun before `before` and never completed, without a code of these days: whoever begins again gets one.
 * Locked.
 */
export async function lockAbandonedRegistrations(trx: Transaction<Schema>, before: Date): Promise<string[]> {
  const abandoned = await trx
    .selectFrom('accounts')
    .select('id')
    .where('phone_verified_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('codes').select('codes.id').whereRef('account_id', '=', 'accounts.id')),
      ),
    )
    .forUpdate()
    .execute();
  return abandoned.map(({ id }) => id);
}

/** Made before `before` and not shown to their owner since. */
export async function eraseUnusedEstimations(trx: Transaction<Schema>, before: Date): Promise<Unused[]> {
  const lastUse = sql<string>`greatest(created_at, last_used_at)`;
  const erased = await trx
    .deleteFrom('estimations')
    .where(lastUse, '<', before.toISOString())
    .returning(['id', lastUse.as('lastUsedAt')])
    .execute();
  await eraseContestsOf(trx, erased);
  return erased;
}

/** They are on another server than their estimates where tables are spread. */
async function eraseContestsOf(trx: Transaction<Schema>, estimations: { id: string }[]): Promise<void> {
  await trx
    .deleteFrom('manual_requests')
    .where(sql<boolean>`estimation_id = any(${estimations.map(({ id }) => id)}::uuid[])`)
    .execute();
}

/** Deleted by their owners before `before`; returns how many. */
export async function eraseDeletedEstimations(trx: Transaction<Schema>, before: Date): Promise<number> {
  const erased = await trx
    .deleteFrom('estimations')
    .where('deleted_at', '<', before.toISOString())
    .returning(['id'])
    .execute();
  await eraseContestsOf(trx, erased);
  return erased.length;
}

/**
 * Closed before `before` and not shown to their owner since; open ones stay, however old, and contests as long as
 * their estimates.
 */
export function eraseUnusedManualRequests(trx: Transaction<Schema>, before: Date): Promise<Unused[]> {
  const lastUse = sql<string>`greatest(closed_at, last_used_at)`;
  return trx
    .deleteFrom('manual_requests')
    .where('kind', '=', 'request')
    .where('closed_at', 'is not', null)
    .where(lastUse, '<', before.toISOString())
    .returning(['id', lastUse.as('lastUsedAt')])
    .execute();
}

/** Not closed, made before `before`. */
export async function countOpenManualRequestsMadeBefore(db: Kysely<Schema>, before: Date): Promise<number> {
  const { open } = await db
    .selectFrom('manual_requests')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('closed_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .executeTakeFirstOrThrow();
  return open;
}

const dated = {
  analytics_events: 'occurred_at',
  geocode_cache: 'fetched_at',
  limits: 'window_began_at',
  limits_past_deletion: 'window_began_at',
  sessions: 'expires_at',
  codes: 'sent_at',
  login_failures: 'last_failed_at',
  contact_changes: 'changed_at',
  shares: 'expires_at',
  emails: 'settled_at',
  followed_values: 'valued_at',
  proofs: 'sent_at',
} as const;
export type DatedTable = keyof typeof dated;

/** Rows dated before `before`; returns how many. */
export async function eraseDated(trx: Transaction<Schema>, table: DatedTable, before: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where(sql.ref<string>(dated[table]), '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Contents of emails settled before `before`; returns how many. */
export async function eraseEmailTexts(trx: Transaction<Schema>, before: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('emails')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('settled_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Writes at most once a day per record. */
export async function noteShown(
  db: Kysely<Schema>,
  table: 'estimations' | 'manual_requests',
  accountId: string,
  ids: string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable(table)
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where((where) =>
      where.or([
        where('last_used_at', 'is', null),
        where('last_used_at', '<', sql<string>`${now}::timestamptz - interval '1 day'`),
      ]),
    )
    .execute();
}
