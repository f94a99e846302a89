import { sql, type Kysely } from 'kysely';
import { isUsable } from '../experts/manual-requests.ts';
import type { NotificationStatus, RefreshOutcome, Schema } from '../../schema.ts';

/** For monitoring, as of one moment. Times are ISO 8601 UTC, null when there is none. */
export interface WatchedFigures {
  notifications: { status: NotificationStatus; count: number }[];
  /** for an expert's estimate */
  openRequests: number;
  /** of those */
  lateRequests: number;
  /** queued, not sent yet */
  waitingEmails: number;
  /** unanswered past their due date */
  latePrivacyRequests: number;
  /** last import of listings */
  importedAt: string | null;
  /** moment of the newest backup's data */
  backedUpAt: string | null;
  /** training of the model in service */
  modelLearnedAt: string | null;
  /** end of the last one with each outcome */
  refreshes: { outcome: RefreshOutcome; finishedAt: string }[];
}

export async function watchedFigures(db: Kysely<Schema>, now: Date): Promise<WatchedFigures> {
  const { rows } = await sql<Omit<WatchedFigures, 'notifications' | 'refreshes'>>`
    select
      count(*) as "openRequests",
      count(*) filter (where answer_by <= ${now}) as "lateRequests",
      (select count(*) from privacy_requests where answered_at is null and due_at <= ${now}) as "latePrivacyRequests",
      (select count(*) from emails where settled_at is null) as "waitingEmails",
      (select max(finished_at) from listing_imports) as "importedAt",
      (select taken_at from last_backup) as "backedUpAt",
      (select models.created_at from models join market on model_version = version) as "modelLearnedAt"
    from manual_requests where closed_at is null and ${isUsable}`.execute(db);
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

/** A restored database knows the backup before the one restored. */
export async function noteBackup(db: Kysely<Schema>, takenAt: Date): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ taken_at: takenAt })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ taken_at: takenAt }))
    .execute();
}

/** Of the database server, all its users included. */
export interface ServerState {
  time: Date;
  connections: number;
  /** its max_connections */
  mostConnections: number;
}

export async function readServerState(db: Kysely<Schema>): Promise<ServerState> {
  const { rows } = await sql<Omit<ServerState, 'time'> & { time: string }>`
    select
      clock_timestamp() as time,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer as "mostConnections"`.execute(db);
  const { time, ...others } = rows[0]!;
  return { time: new Date(time), ...others };
}
