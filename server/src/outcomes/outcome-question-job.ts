import {
  findOwnEstimation,
  listAccountsToQuestion,
  listOutcomeQuestions,
  lockAccount,
  recordOutcomeQuestion,
  type SchemaTransaction,
} from '@soumdar/db';
import { propertyName } from '../email/property-name.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Services } from '../services.ts';
import { outcomeEmailFrom, outcomeQuestionBefore } from './when-to-question.ts';

type QuestionServices = Pick<Services, 'database' | 'clock' | 'settings' | 'log'>;

/** Asks owners by email, once for each property, what became of it. */
export function outcomeQuestionJob(services: QuestionServices): Job {
  return {
    name: 'outcome-questions',
    cron: '0 8 * * *',
    longestSeconds: 1800,
    async work(signal) {
      const { database, clock, log } = services;
      const now = clock();
      const days = { from: outcomeEmailFrom(now), before: outcomeQuestionBefore(now) };
      let queued = 0;
      for (const accountId of await listAccountsToQuestion(database.kysely, days)) {
        if (signal.aborted) break;
        const isQueued = await database.kysely
          .transaction()
          .execute((trx) => questionAccount(services, trx, accountId, now));
        if (isQueued) queued += 1;
      }
      log.info({ queued }, 'questions about what became of properties were queued');
    },
  };
}

/** One property a day: an owner of several is not sent as many emails at once. */
async function questionAccount(
  services: QuestionServices,
  trx: SchemaTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  await lockAccount(trx, accountId);
  const due = await listOutcomeQuestions(trx, accountId, outcomeQuestionBefore(now));
  const from = outcomeEmailFrom(now).toISOString();
  const next = due.find(({ created_at, is_sent }) => created_at >= from && !is_sent);
  const estimation = next && (await findOwnEstimation(trx, accountId, next.id));
  if (!estimation) return false;
  const isQueued = await queueEmail(services, trx, {
    accountId,
    kind: 'outcome_question',
    values: { property: propertyName(estimation) },
  });
  if (isQueued) await recordOutcomeQuestion(trx, estimation, now);
  return isQueued;
}
