import {
  answerDueAt,
  canHave,
  type CheckedRequestCorrection,
  type ContactTime,
  type CorrectedField,
  type ManualRequestRecord,
} from '@soumdar/contract';
import {
  correctManualRequest,
  deleteManualRequest,
  isUntaken,
  lockOwnManualRequest,
  type Database,
  type ManualRequestRow,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Clock } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, type LimitServices } from '../limits/limits.ts';
import { presentManualRequest } from './receive-request.ts';

/** A repeat changes nothing more. */
export async function correctRequest(
  services: LimitServices,
  accountId: string,
  id: string,
  correction: CheckedRequestCorrection,
): Promise<ManualRequestRecord | Refusal> {
  const limited = await refusedByLimit(services, limits.requestCorrectionsOf(accountId));
  if (limited) return limited;
  return whileUntaken(services.database, accountId, id, async (trx, request) => {
    const corrected = correctedRequest(request, correction);
    const fields = differences(statements(request), statements(corrected));
    if (fields.length === 0) return presentManualRequest(request);
    const { revision: basedOn = request.revision } = correction;
    if (basedOn !== request.revision) return { refused: 'requestChanged' };
    const changed = await correctManualRequest(trx, columnsOf(corrected, request, fields, services.clock), {
      manual_request_id: id,
      revision: request.revision + 1,
      corrected_at: services.clock().toISOString(),
      fields,
    });
    return presentManualRequest(changed);
  });
}

export async function deleteRequest(
  { database }: { database: Database },
  accountId: string,
  id: string,
): Promise<Refusal | undefined> {
  return whileUntaken(database, accountId, id, async (trx, request) => {
    await deleteManualRequest(trx, request);
    return undefined;
  });
}

/** An expert who takes up the request meanwhile waits, or the change is refused. */
function whileUntaken<Done>(
  { kysely }: Database,
  accountId: string,
  id: string,
  change: (trx: SchemaTransaction, request: ManualRequestRow) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return kysely.transaction().execute(async (trx) => {
    const request = await lockOwnManualRequest(trx, accountId, id);
    if (!request) return { refused: 'notFound' };
    return isUntaken(request) ? change(trx, request) : { refused: 'requestTaken' };
  });
}

type Correctable = Pick<
  ManualRequestRow,
  'property_type' | 'details' | 'message' | 'preferred_contact_method' | 'preferred_contact_time'
>;

function correctedRequest(request: ManualRequestRow, correction: CheckedRequestCorrection): Correctable {
  const { property_type } = request;
  const { details, message, preferred_contact_method, preferred_contact_time } = correction;
  return {
    property_type,
    details: details
      ? Object.fromEntries(Object.entries(details).filter(([detail]) => canHave(property_type, detail)))
      : request.details,
    message: message === undefined ? request.message : message || null,
    preferred_contact_method: preferred_contact_method ?? request.preferred_contact_method,
    preferred_contact_time: preferred_contact_time ?? request.preferred_contact_time,
  };
}

function statements({ details, message, preferred_contact_method, preferred_contact_time }: Correctable) {
  return { ...details, preferred_contact_method, preferred_contact_time, message } as Record<
    string,
    CorrectedField['from']
  >;
}

function differences(
  from: ReturnType<typeof statements>,
  to: ReturnType<typeof statements>,
): CorrectedField[] {
  return Object.keys({ ...from, ...to })
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter((change) => change.from !== change.to);
}

/** The time to answer counts from the first request, unless the other slot's hour has passed. */
function columnsOf(
  { details, message, preferred_contact_method, preferred_contact_time }: Correctable,
  { created_at, answer_by, details: before }: ManualRequestRow,
  fields: CorrectedField[],
  clock: Clock,
) {
  const changes = (name: string) => fields.some(({ field }) => field === name);
  const due = answerDueAt(preferred_contact_time as ContactTime, new Date(created_at));
  return {
    details: JSON.stringify(details),
    message,
    preferred_contact_method,
    preferred_contact_time,
    answer_by: changes('preferred_contact_time') && due > clock() ? due : answer_by,
    ...(fields.some(({ field }) => field in { ...before, ...details }) && {
      looked_on: null,
      covered_since: null,
    }),
  };
}
