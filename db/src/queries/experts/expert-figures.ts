import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { isUsable } from './manual-requests.ts';

/** Weeks start on Monday in Tunis. */
export interface WeekFigures {
  /** ISO date of the Monday */
  weekStart: string;
  /** made that week */
  requests: number;
  /** of these, completed in time */
  answeredInTime: number;
  /** of these, completed late, or open past the deadline */
  answeredLate: number;
  estimationsStarted: number;
  estimationsCompleted: number;
  estimationsFailed: number;
}

/** The last `weekCount` weeks, oldest first, with that of `now`. */
export async function weeklyFigures(
  db: Kysely<Schema>,
  now: Date,
  weekCount: number,
): Promise<WeekFigures[]> {
  const weeks = await lastWeeks(db, now, weekCount);
  const since = weeks[0]!.beganAt;
  const requests = await requestsByWeek(db, since, now);
  const estimations = await estimationsByWeek(db, since);
  return weeks.map(({ weekStart }) => ({
    weekStart,
    ...(requests.find((week) => week.weekStart === weekStart) ?? noRequests),
    ...(estimations.find((week) => week.weekStart === weekStart) ?? noEstimations),
  }));
}

const noRequests = { requests: 0, answeredInTime: 0, answeredLate: 0 };
const noEstimations = { estimationsStarted: 0, estimationsCompleted: 0, estimationsFailed: 0 };

async function lastWeeks(db: Kysely<Schema>, now: Date, weekCount: number) {
  const { rows } = await sql<{ weekStart: string; beganAt: string }>`
    select to_char(monday, 'YYYY-MM-DD') as "weekStart", monday at time zone 'Africa/Tunis' as "beganAt"
    from (select date_trunc('week', ${now}::timestamptz at time zone 'Africa/Tunis') as last) as this_week,
      generate_series(last - (${weekCount} - 1) * interval '7 days', last, interval '7 days') as monday
    order by monday`.execute(db);
  return rows;
}

async function requestsByWeek(db: Kysely<Schema>, since: string, now: Date) {
  const { rows } = await sql<Pick<WeekFigures, 'weekStart' | keyof typeof noRequests>>`
    select
      ${mondayOf('created_at')} as "weekStart",
      count(*) as "requests",
      count(*) filter (where status = 'completed' and closed_at <= answer_by) as "answeredInTime",
      count(*) filter (
        where (status = 'completed' and closed_at > answer_by) or (closed_at is null and answer_by <= ${now}::timestamptz and ${isUsable})
      ) as "answeredLate"
    from manual_requests
    where created_at >= ${since}::timestamptz
    group by 1`.execute(db);
  return rows;
}

async function estimationsByWeek(db: Kysely<Schema>, since: string) {
  const { rows } = await sql<Pick<WeekFigures, 'weekStart' | keyof typeof noEstimations>>`
    select
      ${mondayOf('occurred_at')} as "weekStart",
      count(*) filter (where name = 'estimation_started') as "estimationsStarted",
      count(*) filter (where name = 'estimation_completed') as "estimationsCompleted",
      count(*) filter (where name = 'estimation_failed') as "estimationsFailed"
    from analytics_events
    where occurred_at >= ${since}::timestamptz
    group by 1`.execute(db);
  return rows;
}

/** ISO date of the Monday in Tunis. */
function mondayOf(column: string) {
  return sql<string>`to_char(date_trunc('week', ${sql.ref(column)} at time zone 'Africa/Tunis'), 'YYYY-MM-DD')`;
}

/** Manual requests, and the late ones among them. */
export function countOpenRequests(db: Kysely<Schema>, now: Date): Promise<{ open: number; late: number }> {
  return db
    .selectFrom('manual_requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('answer_by', '<=', now.toISOString()).as('late'),
    ])
    .where('closed_at', 'is', null)
    .where(isUsable)
    .executeTakeFirstOrThrow();
}
