import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Weeks start on Monday, in the time zone of Tunis. */
export interface WeekFigures {
  /** ISO date of the Monday */
  weekStart: string;
  /** manual requests made that week */
  requests: number;
  /** of these, completed in time */
  answeredInTime: number;
  /** of these, completed late, or still open past the deadline */
  answeredLate: number;
  estimationsStarted: number;
  estimationsCompleted: number;
  estimationsFailed: number;
}

/** The last `weekCount` weeks, that of `now` included, oldest first. */
export async function weeklyFigures(
  db: Kysely<Schema>,
  now: Date,
  weekCount: number,
): Promise<WeekFigures[]> {
  const { rows } = await sql<WeekFigures>`
    with this_week as (select date_trunc('week', ${now}::timestamptz at time zone 'Africa/Tunis') as monday),
    weeks as (
      select day as monday,
        day at time zone 'Africa/Tunis' as began_at,
        (day + interval '7 days') at time zone 'Africa/Tunis' as ended_at
      from this_week, generate_series(monday - (${weekCount} - 1) * interval '7 days', monday, interval '7 days') as day
    )
    select to_char(monday, 'YYYY-MM-DD') as "weekStart", asked.*, estimates.*
    from weeks,
    lateral (
      select
        count(*) as "requests",
        count(*) filter (where status = 'completed' and closed_at <= answer_by) as "answeredInTime",
        count(*) filter (
          where (status = 'completed' and closed_at > answer_by) or (closed_at is null and answer_by <= ${now}::timestamptz)
        ) as "answeredLate"
      from manual_requests
      where created_at >= began_at and created_at < ended_at
    ) as asked,
    lateral (
      select
        count(*) filter (where name = 'estimation_started') as "estimationsStarted",
        count(*) filter (where name = 'estimation_completed') as "estimationsCompleted",
        count(*) filter (where name = 'estimation_failed') as "estimationsFailed"
      from analytics_events
      where occurred_at >= began_at and occurred_at < ended_at
    ) as estimates
    order by monday
  `.execute(db);
  return rows;
}

/** How many manual requests are open, and how many of those are late. */
export function countOpenRequests(db: Kysely<Schema>, now: Date): Promise<{ open: number; late: number }> {
  return db
    .selectFrom('manual_requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('answer_by', '<=', now.toISOString()).as('late'),
    ])
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
}
