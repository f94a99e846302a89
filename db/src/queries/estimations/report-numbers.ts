import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PrintedOpinion, ReportNumbersTable, Schema } from '../../schema.ts';
import { readEstimation, type EstimationRow } from './estimations.ts';
import type { ManualRequestRow } from '../experts/manual-requests.ts';
import { isDescribedAs, isOf, type Property } from './same-property.ts';

/** With the name of its expert; null once that account is deleted. */
export function findOwnManualRequest(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
): Promise<(ManualRequestRow & { expert_name: string | null }) | undefined> {
  return db
    .selectFrom('manual_requests')
    .leftJoin('accounts as expert', 'expert.id', 'assigned_to')
    .selectAll('manual_requests')
    .select('expert.full_name as expert_name')
    .where('account_id', '=', accountId)
    .where('manual_requests.id', '=', id)
    .where('kind', '=', 'request')
    .executeTakeFirst();
}

type NewReportNumber = Omit<Insertable<ReportNumbersTable>, 'superseded_at' | 'issued_at'> & {
  issued_at: Date;
};

/** For the estimate as it stands, with this figure and opinion: its existing number, else the proposed one. */
export async function keepReportNumber(db: Kysely<Schema>, issued: NewReportNumber): Promise<string> {
  const { account_id, estimation_id, side, amount, opinion = null, issued_at } = issued;
  await db
    .updateTable('report_numbers')
    .set({ superseded_at: sql`${issued_at}` })
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimation_id)
    .where('superseded_at', 'is', null)
    .where(sql<boolean>`opinion is distinct from ${opinion}::jsonb`)
    .execute();
  await db
    .insertInto('report_numbers')
    .values(issued)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'estimation_id', 'side', 'amount'])
        .where('superseded_at', 'is', null)
        .doNothing(),
    )
    .execute();
  const { number } = await db
    .selectFrom('report_numbers')
    .select('number')
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', estimation_id)
    .where('side', '=', side)
    .where('amount', '=', amount)
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return number;
}

/** For an answered request: its existing number, else the proposed one. */
export async function keepRequestReportNumber(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
  number: string,
): Promise<string> {
  const { report_number } = await db
    .updateTable('manual_requests')
    .set({ report_number: sql<string>`coalesce(report_number, ${number})` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('report_number')
    .executeTakeFirstOrThrow();
  return report_number!;
}

export interface IssuedReport extends Property {
  account_id: string;
  /** ISO 8601 UTC */
  made_at: string;
  by_expert: boolean;
  /** an expert answered since what its owner contested, or corrected the answer */
  is_superseded: boolean;
  /** of an expert, printed with it */
  opinion: PrintedOpinion | null;
  /** when its figures were given: by the last expert who had a word in it, else by the calculation */
  given_at: string;
  side: ReportNumbersTable['side'];
  amount: number;
  /** the calculated estimate that it prints */
  estimate?: EstimationRow;
  /** of an expert's answer with a sale price */
  rent?: number | undefined;
}

/** Undefined for an unknown or expired number. */
export async function findReport(db: Kysely<Schema>, number: string): Promise<IssuedReport | undefined> {
  const ofEstimate = await db
    .selectFrom('report_numbers')
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'report_numbers.account_id')
        .onRef('estimations.id', '=', 'estimation_id'),
    )
    .selectAll('estimations')
    .select(['side', 'amount', 'superseded_at', 'opinion'])
    .where('number', '=', number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (ofEstimate) {
    const { superseded_at, side, amount, opinion, ...estimation } = ofEstimate;
    const { created_at: made_at } = estimation;
    return {
      ...estimation,
      side,
      amount,
      opinion,
      made_at,
      given_at: opinion?.at ?? made_at,
      by_expert: false,
      is_superseded: superseded_at !== null,
      estimate: readEstimation(estimation),
    };
  }
  const ofAnswer = await db
    .selectFrom('manual_requests')
    .select(['account_id', 'closed_at', 'figures_at', 'manual_result', 'rent_result'])
    .select(['property_type', 'lat', 'lng', 'details'])
    .where('report_number', '=', number)
    .executeTakeFirst();
  if (ofAnswer) return reportOfAnswer(ofAnswer, false);
  const ofReplaced = await db
    .selectFrom('manual_request_moves')
    .innerJoin('manual_requests', 'manual_requests.id', 'manual_request_id')
    .select(['manual_requests.account_id', 'closed_at', 'figures_at'])
    .select(['property_type', 'lat', 'lng', 'details'])
    .select(sql<number | null>`(replaced ->> 'finalPrice')::double precision`.as('manual_result'))
    .select(sql<number | null>`(replaced ->> 'finalRent')::double precision`.as('rent_result'))
    .where('manual_request_moves.report_number', '=', number)
    .executeTakeFirst();
  return ofReplaced && reportOfAnswer(ofReplaced, true);
}

type Answer = Pick<IssuedReport, 'account_id' | 'property_type' | 'lat' | 'lng' | 'details'> &
  Pick<ManualRequestRow, 'closed_at' | 'figures_at' | 'manual_result' | 'rent_result'>;

function reportOfAnswer(
  { closed_at, figures_at, manual_result, rent_result, ...property }: Answer,
  is_superseded: boolean,
): IssuedReport | undefined {
  const amount = manual_result ?? rent_result;
  if (closed_at === null || amount === null) return undefined;
  return {
    ...property,
    // when figures replaced since were given, nothing says
    made_at: (is_superseded ? null : figures_at) ?? closed_at,
    by_expert: true,
    is_superseded,
    ...(manual_result === null
      ? { side: 'rent' as const }
      : { side: 'sale' as const, rent: rent_result ?? undefined }),
    amount,
    opinion: null,
    given_at: figures_at ?? closed_at,
  };
}

/** A page of those by the same account, made since; newest first. */
export async function listNewerEstimations(
  db: Kysely<Schema>,
  { account_id, made_at, ...property }: IssuedReport,
  { offset, limit }: { offset: number; limit: number },
): Promise<EstimationRow[]> {
  const newer = await db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('deleted_at', 'is', null)
    .where(isOf(property))
    .where('created_at', '>', made_at)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return newer.map(readEstimation);
}

/** An expert gave figures for the account's property since, on request or on a contest. */
export async function hasNewerAnswer(
  db: Kysely<Schema>,
  { account_id, given_at, ...property }: IssuedReport,
): Promise<boolean> {
  const answer = await db
    .selectFrom('manual_requests')
    .select('id')
    .where('account_id', '=', account_id)
    .where('status', '=', 'completed')
    .where((where) =>
      where.or([where('manual_result', 'is not', null), where('rent_result', 'is not', null)]),
    )
    .where(isDescribedAs(property))
    .where('figures_at', '>', given_at)
    .executeTakeFirst();
  return answer !== undefined;
}

/** The account corrected what it had described since, when an expert answered about it. */
export async function wasCorrected(
  db: Kysely<Schema>,
  { account_id, made_at, ...property }: IssuedReport,
): Promise<boolean> {
  const correction = await db
    .selectFrom('estimations')
    .select('id')
    .where('account_id', '=', account_id)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', made_at)
    .where('replaces', 'in', (of) =>
      of
        .selectFrom('estimations')
        .select('id')
        .where('account_id', '=', account_id)
        .where(isDescribedAs(property)),
    )
    .executeTakeFirst();
  return correction !== undefined;
}

/** Of a property on which an expert answers: what was printed before does not state that answer. */
export async function supersedeReports(
  trx: Transaction<Schema>,
  accountId: string,
  property: Property,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('report_numbers')
    .set({ superseded_at: now })
    .where('account_id', '=', accountId)
    .where('estimation_id', 'in', (described) =>
      described
        .selectFrom('estimations')
        .select('id')
        .where('account_id', '=', accountId)
        .where(isDescribedAs(property)),
    )
    .where('superseded_at', 'is', null)
    .execute();
}

/** All of the account's, newest first, for its export. */
export function listReportNumbers(
  db: Kysely<Schema>,
  accountId: string,
): Promise<Selectable<ReportNumbersTable>[]> {
  return db
    .selectFrom('report_numbers')
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'report_numbers.account_id')
        .onRef('estimations.id', '=', 'estimation_id'),
    )
    .selectAll('report_numbers')
    .where('report_numbers.account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .execute();
}
