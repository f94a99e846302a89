import { allowedActions, type CheckedRequestMove, type ExpertRequest } from '@soumdar/contract';
import {
  lockManualRequest,
  moveManualRequest,
  type ManualRequestRow,
  type ManualRequestStatus,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { notifyOwner, type NotifyServices } from '../notifications/notify.ts';
import { readRequest, type RequestServices } from './read-request.ts';

/** Refused if the request changed since the expert saw it. */
export async function moveRequest(
  services: RequestServices & NotifyServices,
  expertId: string,
  id: string,
  move: CheckedRequestMove,
): Promise<{ request: ExpertRequest } | Refusal> {
  const refused = await services.database.kysely.transaction().execute(async (trx) => {
    const current = await lockManualRequest(trx, id);
    if (!current) return 'notFound';
    const refusal = refusalFor(current, expertId, move);
    if (!refusal) await record(services, trx, current, expertId, move);
    return refusal;
  });
  const request = await readRequest(services, id);
  if (!request) return { refused: 'notFound' };
  return refused ? { refused, data: { request } } : { request };
}

function refusalFor(
  { status, assigned_to, revision }: ManualRequestRow,
  expertId: string,
  move: CheckedRequestMove,
): 'requestChanged' | 'moveNotAllowed' | undefined {
  if (revision !== move.revision) return 'requestChanged';
  const assignedTo = assigned_to === null ? null : { id: assigned_to };
  return allowedActions({ status, assignedTo }, expertId).includes(move.action)
    ? undefined
    : 'moveNotAllowed';
}

async function record(
  services: NotifyServices,
  trx: SchemaTransaction,
  current: ManualRequestRow,
  expertId: string,
  move: CheckedRequestMove,
): Promise<void> {
  const now = services.clock();
  const change = changeBy(move, current.status, now);
  await moveManualRequest(
    trx,
    { assigned_to: expertId, ...change },
    {
      manual_request_id: current.id,
      revision: current.revision + 1,
      account_id: expertId,
      moved_at: now,
      action: move.action,
      from_status: current.status,
      to_status: change.status,
      note: change.additional_comments ?? change.cancel_reason ?? null,
    },
  );
  if (move.action === 'complete') await notifyOwner(services, trx, 'request_completed', current.id);
  if (move.action === 'cancel') await notifyOwner(services, trx, 'request_cancelled', current.id);
}

interface Change {
  status: ManualRequestStatus;
  closed_at?: Date;
  manual_result?: number;
  rent_result?: number | null;
  result_low?: number | null;
  result_high?: number | null;
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
      return {
        status: 'completed',
        closed_at: now,
        manual_result: move.finalPrice,
        rent_result: move.finalRent ?? null,
        result_low: move.rangeLow ?? null,
        result_high: move.rangeHigh ?? null,
        additional_comments: move.comments || null,
      };
    case 'cancel':
      return { status: 'cancelled', closed_at: now, cancel_reason: move.reason };
  }
}
