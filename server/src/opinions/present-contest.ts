import {
  contactMethods,
  storedContestSchema,
  type ByTransaction,
  type ClosedContest,
  type Contest,
  type Contested,
  type EstimationRecord,
  type Opinion,
} from '@soumdar/contract';
import { opinionCorrections } from '@soumdar/views';
import { isUntaken, type LastContest, type ManualRequestRow } from '@soumdar/db';
import { z } from 'zod';

const contactMethodSchema = z.enum(contactMethods);

export const contestedOf = ({ contest }: ManualRequestRow): Contested => storedContestSchema.parse(contest);

export function presentContest(row: ManualRequestRow): Contest {
  return {
    ...contestedOf(row),
    id: row.id,
    created_at: row.created_at,
    due_at: row.answer_by,
    closed_at: row.closed_at,
    status: row.status,
    preferred_contact_method: contactMethodSchema.parse(row.preferred_contact_method),
    message: row.message,
    opinion: opinionOf(row) ?? null,
    cancel_reason: row.cancel_reason,
    changeable: isUntaken(row),
  };
}

/** Undefined until an expert answered. */
export function opinionOf(row: ManualRequestRow): Opinion | undefined {
  const { verdict, closed_at, answer_corrected_at, additional_comments } = row;
  if (row.status !== 'completed' || verdict === null || closed_at === null) return undefined;
  return {
    at: answer_corrected_at ?? closed_at,
    verdict,
    text: additional_comments ?? '',
    ...(verdict === 'corrected' && { corrections: correctionsOf(row) }),
    ...sidesOf(row),
  };
}

const correctionsOf = (row: ManualRequestRow) =>
  opinionCorrections(contestedOf(row).corrections, {
    details: row.details,
    location: { lat: row.lat, lng: row.lng },
  });

/** Undefined where an expert answered since, be it an earlier contest. */
export function closedContestOf(last: LastContest | undefined, opinion?: Opinion): ClosedContest | undefined {
  if (last?.status !== 'cancelled' || last.closed_at === null) return undefined;
  if (opinion && opinion.at > last.closed_at) return undefined;
  return { at: last.closed_at, reason: last.cancel_reason ?? '' };
}

function sidesOf(row: ManualRequestRow): ByTransaction<Opinion['sale']> {
  const side = (low: number | null, price: number | null, high: number | null) =>
    low === null || price === null || high === null ? undefined : { low, price, high };
  return {
    sale: side(row.result_low, row.manual_result, row.result_high),
    rent: side(row.rent_low, row.rent_result, row.rent_high),
  };
}

/** @param opinions see `listOpinions` */
export function withOpinion<Shown extends EstimationRecord>(
  record: Shown,
  opinions: ReadonlyMap<string, ManualRequestRow>,
): Shown {
  const answered = opinions.get(record.id);
  const expertOpinion = answered && opinionOf(answered);
  return expertOpinion ? { ...record, expertOpinion } : record;
}
