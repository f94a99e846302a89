import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type {
  EmailsTable,
  ManualRequestCorrectionsTable,
  ManualRequestMovesTable,
  ManualRequestNotesTable,
  NotificationsTable,
  Schema,
  SharesTable,
  SessionsTable,
} from '../../schema.ts';
import { readEstimation, type EstimationRow } from '../estimations/estimations.ts';
import { listOutcomes, type OutcomeRow } from '../estimations/outcomes.ts';
import { keepSignedPrices } from '../estimations/signed-prices.ts';
import { mapInTurns } from '../../in-turns.ts';
import type { ManualRequestRow } from '../experts/manual-requests.ts';
import type { ContactChange } from '../accounts/contact-changes.ts';

/** Without consents and requests about personal data. */
export interface PersonalRecords {
  estimations: EstimationRow[];
  /** by estimate */
  outcomes: Map<string, OutcomeRow>;
  manualRequests: ManualRequestRow[];
  /** oldest first */
  moves: Selectable<ManualRequestMovesTable>[];
  /** oldest first */
  corrections: Selectable<ManualRequestCorrectionsTable>[];
  /** by experts, oldest first */
  notes: Selectable<ManualRequestNotesTable>[];
  notifications: Pick<
    Selectable<NotificationsTable>,
    'notice' | 'channel' | 'status' | 'created_at' | 'settled_at'
  >[];
  /** newest first */
  shares: Pick<
    Selectable<SharesTable>,
    'estimation_id' | 'created_at' | 'expires_at' | 'shows_price' | 'views' | 'answer'
  >[];
  /** of the queue, newest first; content null once erased */
  emails: Pick<Selectable<EmailsTable>, 'kind' | 'content' | 'status' | 'created_at' | 'settled_at'>[];
  sessions: Pick<Selectable<SessionsTable>, 'created_at' | 'expires_at'>[];
  /** recent, newest first */
  contactChanges: Omit<ContactChange, 'account_id' | 'id' | 'told_phone' | 'told_email' | 'undo_hash'>[];
}

/** Everything about the account, and nothing about anybody else; newest first except moves and notes. */
export async function readPersonalRecords(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<PersonalRecords> {
  const estimations = await trx
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    estimations: await mapInTurns(estimations, readEstimation),
    outcomes: await listOutcomes(trx, accountId),
    manualRequests: await trx
      .selectFrom('manual_requests')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute(),
    moves: await trx
      .selectFrom('manual_request_moves')
      .innerJoin('manual_requests', 'manual_requests.id', 'manual_request_id')
      .selectAll('manual_request_moves')
      .where('manual_requests.account_id', '=', accountId)
      .orderBy('moved_at')
      .execute(),
    corrections: await trx
      .selectFrom('manual_request_corrections')
      .innerJoin('manual_requests', 'manual_requests.id', 'manual_request_id')
      .selectAll('manual_request_corrections')
      .where('manual_requests.account_id', '=', accountId)
      .orderBy('corrected_at')
      .execute(),
    notes: await trx
      .selectFrom('manual_request_notes')
      .innerJoin('manual_requests', 'manual_requests.id', 'manual_request_id')
      .selectAll('manual_request_notes')
      .where('manual_requests.account_id', '=', accountId)
      .orderBy('written_at')
      .execute(),
    notifications: await trx
      .selectFrom('notifications')
      .select(['notice', 'channel', 'status', 'created_at', 'settled_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute(),
    shares: await trx
      .selectFrom('shares')
      .innerJoin('estimations', (join) =>
        join
          .onRef('estimations.account_id', '=', 'shares.account_id')
          .onRef('estimations.id', '=', 'estimation_id'),
      )
      .select(['estimation_id', 'shares.created_at', 'expires_at', 'shows_price', 'views', 'shares.answer'])
      .where('shares.account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('shares.created_at', 'desc')
      .execute(),
    emails: await trx
      .selectFrom('emails')
      .select(['kind', 'content', 'status', 'created_at', 'settled_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute(),
    sessions: await trx
      .selectFrom('sessions')
      .select(['created_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute(),
    contactChanges: await trx
      .selectFrom('contact_changes')
      .select(['old_email', 'new_email', 'old_phone', 'new_phone', 'changed_at', 'old_email_verified_at'])
      .where('account_id', '=', accountId)
      .orderBy('changed_at', 'desc')
      .execute(),
  };
}

export async function countOpenManualRequests(db: Kysely<Schema>, accountId: string): Promise<number> {
  const { open } = await db
    .selectFrom('manual_requests')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

/**
 * Records that reference an account are deleted with its row. Limits are found by the end of their key, the
 * account's id; those of a contact, which is hashed, stay for their day. What an expert did with others'
 * requests stays, without the name, and signed prices where their owners chose it, without anything of them.
 */
export async function eraseAccounts(trx: Transaction<Schema>, ids: string[]): Promise<void> {
  await keepSignedPrices(trx, ids);
  // one parameter for all ids: a statement takes no more than 65 535
  await trx
    .deleteFrom('limits')
    .where(sql<boolean>`right(key, 36) = any(${ids})`)
    .execute();
  await trx
    .deleteFrom('accounts')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
