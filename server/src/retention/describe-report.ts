import { contactUndoHours, retention } from '@soumdar/contract';
import type { DatedTable, Unused } from '@soumdar/db';
import type { RetentionReport } from './erase-expired.ts';

const datedNames: Record<DatedTable, string> = {
  analytics_events: `events of browsing older than ${retention.browsingMonths} months`,
  geocode_cache: 'names of places found more than 30 days ago',
  limits: 'counts of limits, network addresses among them, older than a day',
  limits_past_deletion: 'counts of limits of deleted accounts older than a day',
  sessions: 'sessions that have expired',
  codes: 'codes older than a day',
  login_failures: 'counts of wrong passwords, by network, older than a day',
  shares: 'links to estimates that have expired',
  emails: `traces of emails sent more than ${retention.emailYears} years ago`,
  followed_values: `values of followed properties older than ${retention.estimationYears} years`,
  proofs: `proofs of signed prices that no expert judged in ${retention.proofDays} days`,
  contact_changes: `emails and phones given up more than ${contactUndoHours} hours ago`,
};

/** People appear only by id and last use. */
export function describeReport(report: RetentionReport, { dryRun }: { dryRun: boolean }): string {
  const {
    accounts,
    registrations,
    estimations,
    deletedEstimations,
    manualRequests,
    emailTexts,
    dated,
    openRequestsRetained,
  } = report;
  const erased = accounts.filter(({ retainedFor }) => retainedFor === null);
  const retained = accounts.filter(({ retainedFor }) => retainedFor !== null);
  const { accountYears, estimationYears } = retention;
  return [
    dryRun ? 'Nothing was erased. What is past its time:' : 'Erased:',
    ...list(
      erased,
      `accounts nobody signed in to for ${accountYears} years, with all that is kept about them`,
    ),
    `- ${registrations} registrations begun more than ${retention.registrationDays} days ago and never completed`,
    ...list(estimations, `estimates not used for ${estimationYears} years`),
    `- ${deletedEstimations} estimates that their owners deleted`,
    ...list(manualRequests, `requests to experts not used for ${estimationYears} years`),
    `- the text of ${emailTexts} emails delivered or given up more than ${retention.emailTextDays} days ago`,
    ...Object.entries(datedNames).map(([table, name]) => `- ${dated[table as DatedTable]} ${name}`),
    'Kept although as old:',
    `- ${retained.length} accounts`,
    ...retained.map((account) => `${line(account)}: ${account.retainedFor}`),
    `- ${openRequestsRetained} requests that no expert has closed`,
  ].join('\n');
}

function list(unused: Unused[], name: string): string[] {
  return [`- ${unused.length} ${name}`, ...unused.map(line)];
}

function line({ id, lastUsedAt }: Unused): string {
  return `    ${id}, last used on ${lastUsedAt.slice(0, 10)}`;
}
