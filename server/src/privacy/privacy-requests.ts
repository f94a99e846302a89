import type { PrivacyQuestion, PrivacyRequest, QueuedPrivacyRequest } from '@soumdar/contract';
import {
  correctAccount,
  insertPrivacyRequest,
  lockPrivacyRequest,
  recordPrivacyAnswer,
  withdrawConsent,
} from '@soumdar/db';
import { monthsAfter } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { notifyExperts, type NotifyServices } from '../notifications/notify.ts';
import { presentPrivacyRequest, presentQueuedPrivacyRequest } from './profile.ts';

/** The privacy policy promises an answer within a month. */
const answerWithinMonths = 1;

/** Both the request and its notice, or neither. */
export async function askAboutData(
  services: NotifyServices,
  accountId: string,
  { kind, message }: PrivacyQuestion,
): Promise<PrivacyRequest | Refusal> {
  const limited = await refusedByLimit(services, limits.privacyRequestsOf(accountId));
  if (limited) return limited;
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const request = await insertPrivacyRequest(trx, {
      account_id: accountId,
      kind,
      message,
      created_at: now,
      due_at: monthsAfter(now, answerWithinMonths),
    });
    await notifyExperts(services, trx, { notice: 'privacy_received', privacyRequestId: request.id });
    return presentPrivacyRequest(request);
  });
}

export async function answerAboutData(
  { database, clock }: Pick<NotifyServices, 'database' | 'clock'>,
  expertId: string,
  id: string,
  { accepted, answer }: { accepted: boolean; answer: string },
): Promise<QueuedPrivacyRequest | Refusal> {
  const now = clock();
  return database.kysely.transaction().execute(async (trx) => {
    const request = await lockPrivacyRequest(trx, id);
    // nobody answers themselves
    if (!request || request.account_id === expertId) return { refused: 'notFound' };
    if (request.answered_at !== null) return { refused: 'alreadyAnswered' };
    await recordPrivacyAnswer(trx, id, { accepted, answer, answered_at: now });
    if (accepted && request.kind === 'limitation') {
      await correctAccount(trx, request.account_id, { limited_since: now.toISOString() });
    }
    if (accepted && request.kind === 'objection') {
      await withdrawConsent(trx, request.account_id, 'offers', now);
    }
    const answered = { ...request, accepted, answer, answered_at: now.toISOString() };
    return presentQueuedPrivacyRequest(answered, now);
  });
}
