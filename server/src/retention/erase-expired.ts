import { contactUndoHours, restorableSeconds, retention } from '@soumdar/contract';
import {
  countOpenManualRequestsMadeBefore,
  eraseAccounts,
  eraseDated,
  eraseDeletedEstimations,
  eraseEmailTexts,
  eraseUnusedEstimations,
  eraseUnusedManualRequests,
  lockAbandonedRegistrations,
  lockUnusedAccounts,
  prepareErasing,
  type Database,
  type DatedTable,
  type SchemaTransaction,
  type Unused,
  type UnusedAccount,
} from '@soumdar/db';
import { daySeconds, hourSeconds, monthsBefore, secondsBefore, type Clock } from '../process/clock.ts';
import { cachedForSeconds } from '../geocode/name-place.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Log } from '../process/log.ts';

export interface RetentionReport {
  accounts: UnusedAccount[];
  /** never completed */
  registrations: number;
  estimations: Unused[];
  /** can no longer be restored */
  deletedEstimations: number;
  manualRequests: Unused[];
  /** only their text was erased */
  emailTexts: number;
  /** rows by table */
  dated: Record<DatedTable, number>;
  /** old, but no expert has closed them */
  openRequestsRetained: number;
}

/** A dry run is rolled back, so that its report cannot differ. */
export async function eraseExpired(
  { kysely }: Database,
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<RetentionReport> {
  let report: RetentionReport | undefined;
  const erasing = kysely.transaction().execute(async (trx) => {
    report = await erase(trx, now);
    if (dryRun) throw new TakenBack();
  });
  await erasing.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return report!;
}

class TakenBack extends Error {}

async function erase(trx: SchemaTransaction, now: Date): Promise<RetentionReport> {
  await prepareErasing(trx);
  const accounts = await lockUnusedAccounts(trx, monthsBefore(now, 12 * retention.accountYears));
  const free = accounts.filter(({ retainedFor }) => retainedFor === null);
  await eraseAccounts(
    trx,
    free.map(({ id }) => id),
  );
  const registrationsBefore = secondsBefore(now, retention.registrationDays * daySeconds);
  const registrations = await lockAbandonedRegistrations(trx, registrationsBefore);
  await eraseAccounts(trx, registrations);
  const unusedSince = monthsBefore(now, 12 * retention.estimationYears);
  return {
    accounts,
    registrations: registrations.length,
    estimations: await eraseUnusedEstimations(trx, unusedSince),
    deletedEstimations: await eraseDeletedEstimations(trx, secondsBefore(now, restorableSeconds)),
    manualRequests: await eraseUnusedManualRequests(trx, unusedSince),
    openRequestsRetained: await countOpenManualRequestsMadeBefore(trx, unusedSince),
    emailTexts: await eraseEmailTexts(trx, secondsBefore(now, retention.emailTextDays * daySeconds)),
    dated: {
      analytics_events: await eraseDated(
        trx,
        'analytics_events',
        monthsBefore(now, retention.browsingMonths),
      ),
      geocode_cache: await eraseDated(trx, 'geocode_cache', secondsBefore(now, cachedForSeconds)),
      // the longest window of a limit, and longer than codes count
      limits: await eraseDated(trx, 'limits', secondsBefore(now, daySeconds)),
      limits_past_deletion: await eraseDated(trx, 'limits_past_deletion', secondsBefore(now, daySeconds)),
      sessions: await eraseDated(trx, 'sessions', now),
      codes: await eraseDated(trx, 'codes', secondsBefore(now, daySeconds)),
      login_failures: await eraseDated(trx, 'login_failures', secondsBefore(now, daySeconds)),
      shares: await eraseDated(trx, 'shares', now),
      emails: await eraseDated(trx, 'emails', monthsBefore(now, 12 * retention.emailYears)),
      followed_values: await eraseDated(trx, 'followed_values', unusedSince),
      proofs: await eraseDated(trx, 'proofs', secondsBefore(now, retention.proofDays * daySeconds)),
      contact_changes: await eraseDated(
        trx,
        'contact_changes',
        secondsBefore(now, contactUndoHours * hourSeconds),
      ),
    },
  };
}

interface RetentionServices {
  database: Database;
  clock: Clock;
  log: Pick<Log, 'info'>;
}

/** The privacy policy promises it. */
export function retentionJob({ database, clock, log }: RetentionServices): Job {
  return {
    name: 'retention',
    cron: '0 4 * * *',
    longestSeconds: 1800,
    async work() {
      const report = await eraseExpired(database, clock(), { dryRun: false });
      const { accounts, registrations, estimations, deletedEstimations, manualRequests, emailTexts, dated } =
        report;
      const erased = {
        accounts: accounts.filter(({ retainedFor }) => retainedFor === null).length,
        registrations,
        estimations: estimations.length,
        deleted_estimations: deletedEstimations,
        manual_requests: manualRequests.length,
        email_texts: emailTexts,
        ...dated,
      };
      log.info({ erased }, 'personal data past its retention was erased');
    },
  };
}
