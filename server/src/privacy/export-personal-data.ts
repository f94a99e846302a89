import {
  verdictSchema,
  expertAnswerSchema,
  groupReportNumber,
  requestNoteSchema,
  storedSharedAnswerSchema,
  type PersonalExport,
} from '@soumdar/contract';
import {
  findAccount,
  findSecondFactor,
  listConsents,
  listFollows,
  listPrivacyRequests,
  listReportNumbers,
  mapInTurns,
  readPersonalRecords,
  type Database,
  type EstimationRow,
  type ManualRequestRow,
  type OutcomeRow,
  type PersonalRecords,
} from '@soumdar/db';
import type { Clock } from '../process/clock.ts';
import { contentOf } from '../email/templates/compose.ts';
import { presentOutcome } from '../outcomes/present-outcome.ts';
import { presentContest } from '../opinions/present-contest.ts';
import { markUnreliable } from '../estimation/mark-unreliable.ts';
import { presentRecord } from '../estimation/record.ts';
import { presentLocation } from '../estimation/subject.ts';
import { exportFollows } from '../follow/present-history.ts';
import { presentStored } from '../shares/read-share.ts';
import { presentManualRequest } from '../manual-requests/receive-request.ts';
import { presentShare } from '../shares/present-share.ts';
import { presentAccount, presentConsent, presentPrivacyRequest } from './profile.ts';

export async function exportPersonalData(
  { database, clock }: { database: Database; clock: Clock },
  accountId: string,
): Promise<PersonalExport> {
  const now = clock();
  const oneMoment = database.kysely.transaction().setIsolationLevel('repeatable read');
  // presenting thousands of estimates takes seconds: not while others wait for the connection
  const read = await oneMoment.execute(async (trx) => ({
    account: await findAccount(trx, accountId),
    secondFactor: await findSecondFactor(trx, accountId),
    consents: await listConsents(trx, accountId),
    reportNumbers: await listReportNumbers(trx, accountId),
    records: await readPersonalRecords(trx, accountId),
    follows: await listFollows(trx, accountId),
    privacyRequests: await listPrivacyRequests(trx, accountId),
  }));
  const { account, records } = read;
  const reports = Map.groupBy(read.reportNumbers, (report) => report.estimation_id);
  return {
    exportedAt: now.toISOString(),
    account: {
      ...presentAccount(account),
      phoneVerifiedAt: account.phone === null ? null : account.phone_verified_at,
      lastLoginAt: account.last_login_at,
      outcomeQuestionRefusedAt: account.outcome_question_refused_at,
      secondFactorSince: read.secondFactor?.enrolled_at ?? null,
    },
    consents: read.consents.map(presentConsent),
    estimations: await mapInTurns(records.estimations, (row) =>
      exportEstimation(row, reports.get(row.id), records.outcomes.get(row.id)),
    ),
    follows: exportFollows(read.follows, records.estimations),
    shares: records.shares.map((share) => ({
      estimationId: share.estimation_id,
      ...presentShare(share),
      shown: share.answer === null ? null : presentStored(storedSharedAnswerSchema.parse(share.answer)),
    })),
    manualRequests: records.manualRequests.map((row) => exportRequest(row, records)),
    notifications: records.notifications.map(({ notice, channel, status, created_at, settled_at }) => ({
      notice,
      channel,
      status,
      createdAt: created_at,
      settledAt: settled_at,
    })),
    emails: records.emails.map(({ kind, content, status, created_at, settled_at }) => ({
      kind,
      content: content && { ...contentOf(content) },
      status,
      createdAt: created_at,
      settledAt: settled_at,
    })),
    sessions: records.sessions.map(({ created_at, expires_at }) => ({
      createdAt: created_at,
      expiresAt: expires_at,
    })),
    contactChanges: records.contactChanges.map(
      ({ old_email, old_email_verified_at, new_email, old_phone, new_phone, changed_at }) => ({
        oldEmail: old_email,
        oldEmailVerifiedAt: old_email_verified_at,
        newEmail: new_email,
        oldPhone: old_phone,
        newPhone: new_phone,
        changedAt: changed_at,
      }),
    ),
    privacyRequests: read.privacyRequests.map(presentPrivacyRequest),
  };
}

function exportEstimation(
  row: EstimationRow,
  reports: Awaited<ReturnType<typeof listReportNumbers>> = [],
  outcome: OutcomeRow | undefined,
): PersonalExport['estimations'][number] {
  const record = presentRecord(row);
  return {
    ...record,
    confidence: markUnreliable(record.confidence, record.result),
    ...unshownOf(row),
    outcome: outcome && exportOutcome(outcome),
    outcomeQuestionSentAt: row.outcome_question_at,
    reports: reports.map(({ number, side, amount, issued_at, opinion, superseded_at }) => ({
      number: groupReportNumber(number),
      side,
      amount,
      issuedAt: issued_at,
      opinion: opinion && { ...opinion, verdict: verdictSchema.parse(opinion.verdict) },
      supersededAt: superseded_at,
    })),
  };
}

/** The digest tells a file apart from any other, without its contents. */
const exportOutcome = (row: OutcomeRow) => ({
  ...presentOutcome(row),
  proofDigest: row.proof_digest,
  decidedAt: row.decided_at,
});

function exportRequest(
  row: ManualRequestRow,
  { moves, corrections, notes }: Pick<PersonalRecords, 'moves' | 'corrections' | 'notes'>,
): PersonalExport['manualRequests'][number] {
  return {
    ...presentManualRequest(row),
    location: presentLocation(row),
    ...unshownOf(row),
    reportNumber: row.report_number && groupReportNumber(row.report_number),
    cancelReason: row.cancel_reason,
    contest: exportContest(row),
    verdict: row.verdict,
    rentLow: row.rent_low,
    rentHigh: row.rent_high,
    correctedAt: row.answer_corrected_at,
    history: moves
      .filter(({ manual_request_id }) => manual_request_id === row.id)
      .map(({ moved_at, from_status, to_status, replaced, report_number }) => ({
        movedAt: moved_at,
        fromStatus: from_status,
        toStatus: to_status,
        replaced: replaced === null ? null : expertAnswerSchema.parse(replaced),
        reportNumber: report_number && groupReportNumber(report_number),
      })),
    corrections: corrections
      .filter(({ manual_request_id }) => manual_request_id === row.id)
      .map(({ corrected_at, fields }) => ({ correctedAt: corrected_at, fields })),
    notes: notes
      .filter(({ manual_request_id }) => manual_request_id === row.id)
      .map(({ written_at, kind, outcome, text }) => ({
        writtenAt: written_at,
        kind,
        outcome: requestNoteSchema.shape.outcome.parse(outcome),
        text,
      })),
  };
}

function exportContest(row: ManualRequestRow): PersonalExport['manualRequests'][number]['contest'] {
  if (row.estimation_id === null) return null;
  const { opinion: _opinion, ...contest } = presentContest(row);
  return { ...contest, estimationId: row.estimation_id };
}

function unshownOf({ answers, request_key }: EstimationRow | ManualRequestRow) {
  return { answers: { ...answers }, requestKey: request_key };
}
