import { sql, type Kysely } from 'kysely';
import type { NotificationStatus, RefreshOutcome, Schema } from '../schema.ts';

/** What whoever keeps the product running looks at, as of one moment. Times are ISO 8601 UTC, null when there is none. */
export interface WatchedFigures {
  notifications: { status: NotificationStatus; count: number }[];
  /** of requests for an expert's estimate that are not closed */
  openRequests: number;
  /** of those, made so long ago that they are late */
  lateRequests: number;
  /** of requests about personal data: not answered though due */
  latePrivacyRequests: number;
  /** when listings were last imported */
  importedAt: string | null;
  /** the moment that the newest backup holds */
  backedUpAt: string | null;
  /** of the model in service */
  modelLearnedAt: string | null;
  /** the last end of a refresh, by how it ended */
  refreshes: { outcome: RefreshOutcome; finishedAt: string }[];
}

/** `lateSince`: a request made by then and not closed is late. */
export async function watchedFigures(
  db: Kysely<Schema>,
  now: Date,
  lateSince: Date,
): Promise<WatchedFigures> {
  const { rows } = await sql<Omit<WatchedFigures, 'notifications' | 'refreshes'>>`
    select
      count(*) as "openRequests",
      count(*) filter (where created_at <= ${lateSince}) as "lateRequests",
      (select count(*) from privacy_requests where answered_at is null and due_at <= ${now}) as "latePrivacyRequests",
      (select max(finished_at) from listing_imports) as "importedAt",
      (select taken_at from last_backup) as "backedUpAt",
      (select models.created_at from models join market on model_version = version) as "modelLearnedAt"
    from manual_requests where closed_at is null`.execute(db);
  const notifications = await db
    .selectFrom('notifications')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const refreshes = await db
    .selectFrom('refreshes')
    .select((select) => ['outcome', select.fn.max('finished_at').as('finishedAt')])
    .where('finished_at', 'is not', null)
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .$narrowType<{ outcome: RefreshOutcome; finishedAt: string }>()
    .execute();
  return { ...rows[0]!, notifications, refreshes };
}

/** Remembers that a backup of this moment is written. A restored database remembers the one before it was restored from. */
export async function noteBackup(db: Kysely<Schema>, takenAt: Date): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ taken_at: takenAt })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ taken_at: takenAt }))
    .execute();
}
