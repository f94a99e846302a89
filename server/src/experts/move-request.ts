import {
  allowedActions,
  type CheckedRequestMove,
  type ExpertAnswer,
  type ExpertRequest,
} from '@soumdar/contract';
import {
  findExpertRequest,
  lockEstimation,
  lockManualRequest,
  moveManualRequest,
  supersedeReports,
  type ManualRequestRow,
  type ManualRequestStatus,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { notifyOwner, type NotifyServices } from '../notifications/notify.ts';
import { answerOf, contestedShowsFigure, readRequest, type RequestServices } from './read-request.ts';

/** Refused if the request changed since the expert saw it. */
export async function moveRequest(
  services: RequestServices & NotifyServices,
  expertId: string,
  id: string,
  move: CheckedRequestMove,
): Promise<{ request: ExpertRequest } | Refusal> {
  const refused = await services.database.kysely.transaction().execute(async (trx) => {
    const current = await lockManualRequest(trx, id);
    // what an expert does not see does not move
    if (!current || !(await findExpertRequest(trx, id))) return 'notFound';
    const refusal = refusalFor(current, expertId, move) ?? (await refusedToConfirm(trx, current, move));
    if (!refusal) await record(services, trx, current, expertId, move);
    return refusal;
  });
  const request = await readRequest(services, id);
  if (!request) return { refused: 'notFound' };
  return refused ? { refused, data: { request } } : { request };
}

function refusalFor(
  { account_id, kind, status, assigned_to, revision }: ManualRequestRow,
  expertId: string,
  move: CheckedRequestMove,
): 'requestChanged' | 'moveNotAllowed' | undefined {
  if (revision !== move.revision) return 'requestChanged';
  const assignedTo = assigned_to === null ? null : { id: assigned_to };
  const isOfKind = !isAnswer(move) || (move.verdict !== undefined) === (kind === 'contest');
  // nobody judges their own property
  const isOwn = account_id === expertId;
  return !isOwn && isOfKind && allowedActions({ status, assignedTo }, expertId).includes(move.action)
    ? undefined
    : 'moveNotAllowed';
}

/** There is nothing to confirm where the estimate shows no figure. */
async function refusedToConfirm(
  trx: SchemaTransaction,
  current: ManualRequestRow,
  move: CheckedRequestMove,
): Promise<'moveNotAllowed' | undefined> {
  if (!isAnswer(move) || move.verdict !== 'confirmed') return undefined;
  return (await contestedShowsFigure(trx, current)) ? undefined : 'moveNotAllowed';
}

const isAnswer = (move: CheckedRequestMove): move is AnswerMove =>
  move.action === 'complete' || move.action === 'correct';

async function record(
  services: NotifyServices,
  trx: SchemaTransaction,
  current: ManualRequestRow,
  expertId: string,
  move: CheckedRequestMove,
): Promise<void> {
  const now = services.clock();
  const change = changeBy(move, current.status, now);
  const { account_id, estimation_id } = current;
  const isOtherAnswer = isAnswer(move) && !hasFiguresOf(current, move);
  if (isOtherAnswer && estimation_id !== null) {
    // no report is being made meanwhile
    await lockEstimation(trx, account_id, estimation_id);
    await supersedeReports(trx, account_id, current, now);
  }
  await moveManualRequest(
    trx,
    { assigned_to: expertId, ...change, ...(isOtherAnswer && { report_number: null, figures_at: now }) },
    {
      manual_request_id: current.id,
      revision: current.revision + 1,
      account_id: expertId,
      moved_at: now,
      action: move.action,
      from_status: current.status,
      to_status: change.status,
      note: change.additional_comments ?? change.cancel_reason ?? null,
      ...(move.action === 'correct' && { replaced: JSON.stringify(answerOf(current)) }),
      ...(isOtherAnswer && { report_number: current.report_number }),
    },
  );
  const event = eventOf[move.action];
  if (event) await notifyOwner(services, trx, event, current.id);
}

const eventOf = {
  complete: 'completed',
  correct: 'corrected',
  cancel: 'cancelled',
  take: null,
  start: null,
} as const;

interface Change {
  status: ManualRequestStatus;
  closed_at?: Date;
  answer_corrected_at?: Date;
  verdict?: ExpertAnswer['verdict'];
  manual_result?: number | null;
  rent_result?: number | null;
  result_low?: number | null;
  result_high?: number | null;
  rent_low?: number | null;
  rent_high?: number | null;
  additional_comments?: string | null;
  cancel_reason?: string;
}

function changeBy(move: CheckedRequestMove, status: ManualRequestStatus, now: Date): Change {
  switch (move.action) {
    case 'take':
      return { status };
    case 'start':
      return { status: 'in_progress' };
    case 'complete':
      return { status: 'completed', closed_at: now, ...answerColumns(move) };
    case 'correct':
      return { status, answer_corrected_at: now, ...answerColumns(move) };
    case 'cancel':
      return { status: 'cancelled', closed_at: now, cancel_reason: move.reason };
  }
}

type AnswerMove = Extract<CheckedRequestMove, { action: 'complete' | 'correct' }>;

/** A report that states the answer in other words is still of it. */
function hasFiguresOf(current: ManualRequestRow, move: AnswerMove): boolean {
  const { additional_comments: _, ...figures } = answerColumns(move);
  return Object.entries(figures).every(
    ([column, value]) => current[column as keyof typeof figures] === value,
  );
}

function answerColumns(move: AnswerMove) {
  return {
    verdict: move.verdict ?? null,
    manual_result: move.finalPrice ?? null,
    result_low: move.rangeLow ?? null,
    result_high: move.rangeHigh ?? null,
    rent_result: move.finalRent ?? null,
    rent_low: move.rentLow ?? null,
    rent_high: move.rentHigh ?? null,
    additional_comments: move.comments || null,
  };
}
