import { latinDigits } from '@soumdar/engine';
import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type {
  ManualRequestKind,
  ManualRequestMovesTable,
  ManualRequestsTable,
  ManualRequestStatus,
  Schema,
} from '../../schema.ts';
import { folded, holds } from '../folded-text.ts';
import { isUsable, type ManualRequestRow } from './manual-requests.ts';
import { readPage, type Page } from '../page.ts';

/** With its owner and, if any, its expert. */
export interface ExpertRequestRow extends ManualRequestRow {
  owner_name: string;
  owner_email: string;
  owner_phone: string | null;
  expert_name: string | null;
}

export interface QueueFilters {
  kind?: ManualRequestKind | undefined;
  status?: ManualRequestStatus | undefined;
  /** only open requests due by then */
  dueBy?: Date | undefined;
  /** part of the place, name or email, or digits of the phone; ignores accents and case */
  search?: string | undefined;
}

/** With the total: open requests, most urgent first, then closed ones, last closed first. */
export function listQueue(
  db: Kysely<Schema>,
  filters: QueueFilters,
  page: Page,
): Promise<{ rows: ExpertRequestRow[]; total: number }> {
  return readPage(queue(db, filters), page);
}

/** In the same order. */
export function readQueue(db: Kysely<Schema>, filters: QueueFilters): Promise<ExpertRequestRow[]> {
  return queue(db, filters).execute();
}

export function findExpertRequest(db: Kysely<Schema>, id: string): Promise<ExpertRequestRow | undefined> {
  return expertRequests(db).where('manual_requests.id', '=', id).executeTakeFirst();
}

/** Without contests of deleted estimates, and owners whose data may not be used. */
function expertRequests(db: Kysely<Schema>) {
  return db
    .selectFrom('manual_requests')
    .innerJoin('accounts as owner', 'owner.id', 'manual_requests.account_id')
    .leftJoin('accounts as expert', 'expert.id', 'manual_requests.assigned_to')
    .where(isUsable)
    .where((where) =>
      where.or([
        where('kind', '=', 'request'),
        where.exists(
          where
            .selectFrom('estimations')
            .select('estimations.id')
            .whereRef('estimations.account_id', '=', 'manual_requests.account_id')
            .whereRef('estimations.id', '=', 'manual_requests.estimation_id')
            .where('deleted_at', 'is', null),
        ),
      ]),
    )
    .selectAll('manual_requests')
    .select([
      'owner.full_name as owner_name',
      'owner.email as owner_email',
      ({ fn }) => fn.coalesce('owner.phone', 'owner.phone_abroad').as('owner_phone'),
      'expert.full_name as expert_name',
    ]);
}

function queue(db: Kysely<Schema>, { kind, status, dueBy, search }: QueueFilters) {
  let requests = expertRequests(db);
  if (kind) requests = requests.where('manual_requests.kind', '=', kind);
  if (status) requests = requests.where('manual_requests.status', '=', status);
  if (dueBy) {
    requests = requests
      .where('closed_at', 'is', null)
      .where('manual_requests.answer_by', '<=', dueBy.toISOString());
  }
  if (search) {
    const typed = latinDigits(search);
    const digits = /^[\d\s+().-]+$/.test(typed) ? typed.replaceAll(/\D/g, '').replace(/^00/, '') : '';
    // an address may be made long, of signs that take long to fold
    const has = (column: string, text: string) => holds(folded(sql`left(${sql.ref(column)}, 100)`), text);
    requests = requests.where((where) =>
      where.or([
        has('localisation', search),
        has('owner.full_name', search),
        has('owner.email', search),
        ...(digits === '' ? [] : [has('owner.phone', digits), has('owner.phone_abroad', digits)]),
      ]),
    );
  }
  return requests
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .orderBy('manual_requests.answer_by')
    .orderBy('manual_requests.id');
}

/** Other callers wait until the transaction ends. */
export function lockManualRequest(
  trx: Transaction<Schema>,
  id: string,
): Promise<ManualRequestRow | undefined> {
  return trx.selectFrom('manual_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The request must be locked. */
export async function moveManualRequest(
  trx: Transaction<Schema>,
  change: Updateable<ManualRequestsTable>,
  move: Insertable<ManualRequestMovesTable>,
): Promise<void> {
  await trx
    .updateTable('manual_requests')
    .set({ ...change, revision: move.revision })
    .where('id', '=', move.manual_request_id)
    .execute();
  await trx.insertInto('manual_request_moves').values(move).execute();
}

/** With the name of who made it, while that account exists. */
export interface ManualRequestMove extends Selectable<ManualRequestMovesTable> {
  expert_name: string | null;
}

/** Oldest first. */
export function listMoves(db: Kysely<Schema>, manualRequestId: string): Promise<ManualRequestMove[]> {
  return db
    .selectFrom('manual_request_moves')
    .leftJoin('accounts', 'accounts.id', 'manual_request_moves.account_id')
    .selectAll('manual_request_moves')
    .select('accounts.full_name as expert_name')
    .where('manual_request_id', '=', manualRequestId)
    .orderBy('revision')
    .execute();
}
