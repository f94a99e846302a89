import {
  answerDueAt,
  manualRequestRecordSchema,
  type CheckedManualRequest,
  type ManualRequestRecord,
} from '@soumdar/contract';
import { findManualRequest, insertManualRequest, isUntaken, type ManualRequestRow } from '@soumdar/db';
import { consentToOffers } from '../auth/consent.ts';
import { localisationInArabic } from '../estimation/arabic-names.ts';
import type { Reader } from '../auth/reader.ts';
import { describedProperty, isSameRequest } from '../estimation/record.ts';
import { presentLocation } from '../estimation/subject.ts';
import type { Refusal } from '../http/refusal.ts';
import { saveWithinLimit, limits } from '../limits/limits.ts';
import { notifyExperts, type NotifyServices } from '../notifications/notify.ts';

/** A repeat under the same key sends no second notice. */
export async function receiveRequest(
  services: NotifyServices,
  reader: Reader,
  request: CheckedManualRequest,
  requestKey?: string,
): Promise<{ id: string; dueAt: string } | Refusal> {
  const { accountId, ip } = reader;
  const record = {
    ...describedProperty(request),
    preferred_contact_method: request.preferred_contact_method,
    preferred_contact_time: request.preferred_contact_time,
    message: request.message || null,
    time_zone: request.time_zone ?? null,
  };
  const first = requestKey && (await findManualRequest(services.database.kysely, accountId, requestKey));
  if (first)
    return isSameRequest(first, record)
      ? { id: first.id, dueAt: first.answer_by }
      : { refused: 'requestKeyReused' };

  const counted = [limits.manualRequestsOf(accountId), limits.questionsToExpertsFrom(ip)];
  const now = services.clock();
  const dueAt = answerDueAt(request.preferred_contact_time, now);
  const saved = await saveWithinLimit(services, counted, async (trx) => {
    const id = await insertManualRequest(trx, {
      account_id: accountId,
      created_at: now,
      answer_by: dueAt,
      request_key: requestKey ?? null,
      ...record,
    });
    if (!id) return undefined;
    if (request.explore_pro_opportunities) await consentToOffers(trx, accountId, now);
    await notifyExperts(services, trx, { notice: 'request_received', manualRequestId: id });
    return { id, dueAt: dueAt.toISOString() };
  });
  // a concurrent call with the same key was faster
  return saved ?? receiveRequest(services, reader, request, requestKey);
}

export function presentManualRequest(row: ManualRequestRow): ManualRequestRecord {
  return manualRequestRecordSchema.parse({
    id: row.id,
    created_at: row.created_at,
    due_at: row.answer_by,
    closed_at: row.closed_at,
    property_type: row.property_type,
    location: presentLocation(row),
    localisation: row.localisation,
    ...localisationInArabic(row.localisation, row),
    details: row.details,
    status: row.status,
    preferred_contact_method: row.preferred_contact_method,
    preferred_contact_time: row.preferred_contact_time,
    message: row.message,
    time_zone: row.time_zone,
    manual_result: row.manual_result,
    result_low: row.result_low,
    result_high: row.result_high,
    rent_result: row.rent_result,
    // a cancelled request says why
    additional_comments: row.additional_comments ?? row.cancel_reason,
    changeable: isUntaken(row),
    revision: row.revision,
    awaited: row.awaited_since && { since: row.awaited_since, coveredSince: row.covered_since },
  });
}
