import { findExcess } from './excess.ts';
import { beyond, type Finding } from './findings.ts';
import type { FinalState } from './final-state.ts';
import type { Ledger } from './ledger.ts';
import type { Email } from './fake-mail-server.ts';
import type { Message } from './fake-services.ts';
import type { JobRun } from './product.ts';
import type { Pushed } from './push-limits.ts';

const waitBetweenCodesMs = 180_000;
/** A failed job is retried after at least half a minute, one whose process died after at least a minute. */
const soonestAnewMs = 25_000;
/** An email that a process was sending when it died is sent again ten minutes after that one took it up. */
const soonestInterruptedMs = 9 * 60_000;

/** What users and the services saw while the product was used. */
export interface Seen {
  ledger: Ledger;
  messages: Message[];
  emails: Email[];
  pushed: Pushed;
  jobRuns: JobRun[];
}

/** Compares what the product acknowledged, and the messages it sent, with what its database holds at the end. */
export function compare(seen: Seen, state: FinalState): Finding[] {
  return [
    ...findLost(seen.ledger, state),
    ...findLostEmails(seen, state),
    ...findStoredTwice('the estimate', state.estimations),
    ...findStoredTwice('the request', state.manualRequests),
    ...findCodesTwice(seen.messages),
    ...findNoticesTwice(seen.messages, state),
    ...findEmailsTwice(seen.emails),
    ...findExcess(seen.pushed, seen.messages, state),
    ...findJobsTwice(seen.jobRuns, state),
  ];
}

function findLost(ledger: Ledger, { accounts, estimations, manualRequests, notices }: FinalState): Finding[] {
  const experts = accounts.filter(({ isExpert }) => isExpert);
  const received = notices.filter(({ notice }) => notice === 'request_received');
  const stated = Map.groupBy(received, ({ manualRequestId }) => manualRequestId);
  return [
    ...missing(
      'the account',
      ledger.registered,
      accounts.map(({ email }) => email),
    ),
    ...missing(
      'the verified phone of',
      ledger.verified,
      accounts.filter(({ isVerified }) => isVerified).map(({ email }) => email),
    ),
    ...missing(
      'the estimate',
      ledger.estimations,
      estimations.map(({ id }) => id),
    ),
    // a request that some expert was not notified of counts as lost
    ...missing(
      'the request, or a notice of it to an expert,',
      ledger.manualRequests,
      manualRequests.map(({ id }) => id).filter((id) => stated.get(id)?.length === experts.length),
    ),
  ];
}

/** Whoever was promised alerts gets an email that says so, unless it still waits to be sent. */
function findLostEmails({ ledger, emails }: Seen, { accounts, emails: queued }: FinalState): Finding[] {
  const waiting = new Set(
    queued
      .filter(({ status }) => status === 'queued' || status === 'sending')
      .map(({ accountId }) => accountId),
  );
  const waitFor = accounts.filter(({ id }) => waiting.has(id)).map(({ email }) => email);
  const arrived = emails.filter(({ code }) => code === undefined).map(({ to }) => to);
  return missing('the email about alerts to', ledger.alerts, [...arrived, ...waitFor]);
}

function missing(what: string, acknowledged: Set<string>, stored: string[]): Finding[] {
  const there = new Set(stored);
  return [...acknowledged]
    .filter((one) => !there.has(one))
    .map((one) => ({ kind: 'lost', times: 1, what: `${what} ${one}` }));
}

/** People who submit again write the request key into the address; those who test the limits leave it empty. */
function findStoredTwice(what: string, records: { localisation: string }[]): Finding[] {
  const named = records.filter(({ localisation }) => localisation !== '');
  return [...Map.groupBy(named, ({ localisation }) => localisation)].flatMap(([key, { length }]) =>
    beyond('keptTwice', `${what} sent under the key ${key}`, length, 1),
  );
}

function isCode({ text }: Message): boolean {
  return /\d{6}/.test(text);
}

/** Codes sent to a phone before the required wait since its previous code was over. */
function findCodesTwice(messages: Message[]): Finding[] {
  return [...Map.groupBy(messages.filter(isCode), ({ to }) => to)].flatMap(([to, codes]) =>
    findTooSoon('smsTwice', `a code to ${to}`, codes, waitBetweenCodesMs),
  );
}

/**
 * An email may arrive again under its Message-ID only as often as the mail server could not say that it took it, or after the wait
 * for a process that died before it could note that.
 */
function findEmailsTwice(emails: Email[]): Finding[] {
  return [...Map.groupBy(emails, ({ messageId }) => messageId)].flatMap(([messageId, arrivals]) => {
    const what = `the email ${messageId} to ${arrivals[0]!.to}`;
    const tooSoon = findTooSoon('emailsTwice', what, arrivals, soonestInterruptedMs);
    return tooSoon.slice(arrivals.filter(({ wasCut }) => wasCut).length);
  });
}

/** Events that followed the previous one by less than `leastMs`. */
function findTooSoon(
  kind: Finding['kind'],
  what: string,
  events: { at: number }[],
  leastMs: number,
): Finding[] {
  return events.flatMap(({ at }, index) => {
    const sinceMs = index === 0 ? Infinity : at - events[index - 1]!.at;
    return sinceMs < leastMs ? [{ kind, times: 1, what: `${what}, ${sinceMs} ms after the one before` }] : [];
  });
}

/** Notices cannot be told apart, so they are counted: no phone may have received more than there were to send. */
function findNoticesTwice(messages: Message[], { accounts, notices }: FinalState): Finding[] {
  return accounts.flatMap(({ id, phone, isExpert }) => {
    if (!isExpert) return [];
    const tried = notices.filter(({ accountId, attempts }) => accountId === id && attempts > 0);
    const arrived = messages.filter((message) => message.to === phone && !isCode(message));
    return beyond('smsTwice', `notices to ${phone}`, arrived.length, tried.length);
  });
}

/** Runs restarted too soon for the earlier one to have failed or died; models learned twice from the same listings. */
function findJobsTwice(runs: JobRun[], { modelsLearned }: FinalState): Finding[] {
  return [
    ...[...Map.groupBy(runs, ({ run }) => run)].flatMap(([run, begun]) =>
      findTooSoon('jobsTwice', `the run ${run} of a job begun`, begun, soonestAnewMs),
    ),
    ...modelsLearned.flatMap((models) =>
      beyond('jobsTwice', 'models learned of one version of the listings', models, 1),
    ),
  ];
}
