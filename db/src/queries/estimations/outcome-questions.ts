import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { EstimationRow } from './estimations.ts';
import { isOf, propertyKey } from './same-property.ts';

const isForSaleOrRent = sql<boolean>`answers ->> 'intended_action' in ('vendre', 'louer')`;

/** The newest estimate of a property whose owner may be asked what became of it. */
export interface OutcomeQuestion {
  id: string;
  created_at: string;
  /** whether it was sent by email */
  is_sent: boolean;
}

/**
 * Of the account, oldest first: properties to sell or let whose newest estimate was made before `before`, and
 * nothing is known since. None where the account refused the question or has its data stored but not used.
 */
export async function listOutcomeQuestions(
  db: Kysely<Schema>,
  accountId: string,
  before: Date,
): Promise<OutcomeQuestion[]> {
  const { rows } = await sql<OutcomeQuestion>`
    select id, created_at, is_sent from (
      select id, created_at, ${isForSaleOrRent} as is_wanted,
        row_number() over (partition by ${propertyKey} order by created_at desc, id desc) as place,
        bool_or(outcome_question_at is not null) over (partition by ${propertyKey}) as is_sent,
        bool_or(exists (
          select from outcomes
          where outcomes.account_id = estimations.account_id and outcomes.estimation_id = estimations.id
        )) over (partition by ${propertyKey}) as is_known
      from estimations where account_id = ${accountId} and deleted_at is null
    ) as mine
    where place = 1 and is_wanted and not is_known and created_at < ${before}
      and not exists (
        select from accounts
        where accounts.id = ${accountId} and coalesce(outcome_question_refused_at, limited_since) is not null)
    order by created_at`.execute(db);
  return rows;
}

/** Accounts with an estimate of these days that may be such; each is looked at by itself. */
export async function listAccountsToQuestion(
  db: Kysely<Schema>,
  { from, before }: { from: Date; before: Date },
): Promise<string[]> {
  const accounts = await db
    .selectFrom('estimations')
    .select('account_id')
    .distinct()
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', before.toISOString())
    .where('deleted_at', 'is', null)
    .where('outcome_question_at', 'is', null)
    .where(isForSaleOrRent)
    .execute();
  return accounts.map(({ account_id }) => account_id);
}

/** Of all estimates of its property, so that it stays once one of them is erased. */
export async function recordOutcomeQuestion(
  trx: Transaction<Schema>,
  estimation: EstimationRow,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('estimations')
    .set({ outcome_question_at: now })
    .where('account_id', '=', estimation.account_id)
    .where(isOf(estimation))
    .execute();
}

export async function refuseOutcomeQuestions(
  db: Kysely<Schema>,
  accountId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ outcome_question_refused_at: now })
    .where('id', '=', accountId)
    .execute();
}
