import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { ManualRequestRow } from '../experts/manual-requests.ts';
import { areOfOneProperty } from './same-property.ts';

/** Newest first. */
export function listContests(
  db: Kysely<Schema>,
  accountId: string,
  estimationId: string,
): Promise<ManualRequestRow[]> {
  return db
    .selectFrom('manual_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('estimation_id', '=', estimationId)
    .orderBy('created_at', 'desc')
    .execute();
}

export type LastContest = Pick<ManualRequestRow, 'status' | 'closed_at' | 'cancel_reason'>;

/** Of these estimates, by id: the contest that no expert has closed, else the one closed last. */
export async function listLastContests(
  db: Kysely<Schema>,
  accountId: string,
  estimationIds: string[],
): Promise<Map<string, LastContest>> {
  if (estimationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('manual_requests')
    .distinctOn('estimation_id')
    .select(['estimation_id', 'status', 'closed_at', 'cancel_reason'])
    .where('kind', '=', 'contest')
    .where('account_id', '=', accountId)
    .where('estimation_id', 'in', estimationIds)
    .orderBy('estimation_id')
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .execute();
  return new Map(rows.map(({ estimation_id, ...contest }) => [estimation_id!, contest]));
}

/** No expert has closed one. The account must be locked, so that no other is opened meanwhile. */
export async function isContested(
  db: Kysely<Schema>,
  accountId: string,
  estimationId: string,
): Promise<boolean> {
  return (await listLastContests(db, accountId, [estimationId])).get(estimationId)?.closed_at === null;
}

export async function countContestsSince(
  db: Kysely<Schema>,
  accountId: string,
  since: Date,
): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom('manual_requests')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'contest')
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
}

/**
 * What experts answered about these estimates, by estimate: to the last contest of it, else the last correction
 * of an earlier estimate with the same answers throughout, which estimating anew does not undo.
 */
export async function listOpinions(
  db: Kysely<Schema>,
  accountId: string,
  estimationIds: string[],
): Promise<Map<string, ManualRequestRow>> {
  if (estimationIds.length === 0) return new Map();
  const isOwn = sql<boolean>`contested.id = shown.id`;
  const rows = await db
    .selectFrom('estimations as shown')
    .innerJoin('estimations as contested', 'contested.account_id', 'shown.account_id')
    .innerJoin('manual_requests', 'manual_requests.estimation_id', 'contested.id')
    .distinctOn('shown.id')
    .selectAll('manual_requests')
    .select('shown.id as shown_id')
    .where('shown.account_id', '=', accountId)
    .where('shown.id', 'in', estimationIds)
    .where('status', '=', 'completed')
    .where((where) =>
      where.or([
        isOwn,
        where.and([
          where('verdict', '=', 'corrected'),
          where('contested.deleted_at', 'is', null),
          where('contested.created_at', '<', where.ref('shown.created_at')),
          areOfOneProperty('contested', 'shown'),
          where('contested.details', '=', where.ref('shown.details')),
        ]),
      ]),
    )
    .orderBy('shown.id')
    .orderBy(isOwn, 'desc')
    .orderBy('closed_at', 'desc')
    .execute();
  return new Map(rows.map(({ shown_id, ...answer }) => [shown_id, answer]));
}

export interface ContestCounts {
  received: number;
  answered: number;
  answeredInTime: number;
  confirmed: number;
  corrected: number;
  /** of the sale price or, without one, of the rent; shares, oldest first */
  corrections: number[];
}

/** Of all contests whose estimates still stand. */
export async function countContests(db: Kysely<Schema>): Promise<ContestCounts> {
  const { rows } = await sql<Omit<ContestCounts, 'corrections'>>`
    select
      count(*) as received,
      count(*) filter (where status = 'completed') as answered,
      count(*) filter (where status = 'completed' and closed_at <= answer_by) as "answeredInTime",
      count(*) filter (where verdict = 'confirmed') as confirmed,
      count(*) filter (where verdict = 'corrected') as corrected
    from manual_requests where kind = 'contest'`.execute(db);
  const corrected = await sql<{ share: number | null }>`
    select coalesce(
      abs(manual_result / (contest -> 'result' ->> 'netPrice')::double precision - 1),
      abs(rent_result / (contest -> 'result' ->> 'monthlyRent')::double precision - 1)) as share
    from manual_requests where verdict = 'corrected' order by created_at`.execute(db);
  return { ...rows[0]!, corrections: corrected.rows.flatMap(({ share }) => share ?? []) };
}
