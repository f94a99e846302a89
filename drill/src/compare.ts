import type { Kept } from './kept.ts';
import type { Ledger } from './ledger.ts';
import type { Message } from './outside.ts';
import { limits, type JobRun } from './product.ts';
import { mostWrongCodes, type Pushed } from './push-limits.ts';
import { sum } from './sum.ts';

/** Times each thing happened that must never happen. */
export interface Findings {
  /** writes that were acknowledged and are not there */
  lost: number;
  /** submissions kept more than once, sent again as they were */
  keptTwice: number;
  smsTwice: number;
  limitsPassed: number;
  jobsTwice: number;
}

const waitBetweenCodesMs = 180_000;
/** What failed is tried again after half a minute at the soonest, and what a process died over after a whole one. */
const soonestAnewMs = 25_000;

/** What was seen from outside while the product was used. */
export interface Seen {
  ledger: Ledger;
  messages: Message[];
  pushed: Pushed;
  jobRuns: JobRun[];
}

/** Holds what the product said, and what left it, against what its database holds. */
export function compare(seen: Seen, kept: Kept): Findings {
  return {
    lost: countLost(seen.ledger, kept),
    keptTwice: countKeptTwice(kept.estimations) + countKeptTwice(kept.manualRequests),
    smsTwice: countCodesTwice(seen.messages) + countNoticesTwice(seen.messages, kept),
    limitsPassed: countExcess(seen, kept),
    jobsTwice: countJobsTwice(seen.jobRuns, kept),
  };
}

function countLost(ledger: Ledger, { accounts, estimations, manualRequests, notices }: Kept): number {
  const experts = accounts.filter(({ isExpert }) => isExpert);
  const received = notices.filter(({ notice }) => notice === 'request_received');
  const told = Map.groupBy(received, ({ manualRequestId }) => manualRequestId);
  return (
    missing(
      ledger.registered,
      accounts.map(({ email }) => email),
    ) +
    missing(
      ledger.verified,
      accounts.filter(({ isVerified }) => isVerified).map(({ email }) => email),
    ) +
    missing(
      ledger.estimations,
      estimations.map(({ id }) => id),
    ) +
    // a request nobody is told of is as good as lost
    missing(
      ledger.manualRequests,
      manualRequests.map(({ id }) => id).filter((id) => told.get(id)?.length === experts.length),
    )
  );
}

function missing(acknowledged: Set<string>, kept: string[]): number {
  const there = new Set(kept);
  return sum(acknowledged, (one) => (there.has(one) ? 0 : 1));
}

/** Whoever presses again names each submission in its address; those who push the limits give none. */
function countKeptTwice(records: { localisation: string }[]): number {
  const named = records.filter(({ localisation }) => localisation !== '');
  return named.length - new Set(named.map(({ localisation }) => localisation)).size;
}

function isCode({ text }: Message): boolean {
  return /\d{6}/.test(text);
}

/** Codes sent to a phone before the wait after the one before was over. */
function countCodesTwice(messages: Message[]): number {
  const byPhone = Map.groupBy(messages.filter(isCode), ({ to }) => to);
  return sum(byPhone.values(), (codes) => countTooSoon(codes, waitBetweenCodesMs));
}

/** How many followed the one before by less than `leastMs`. */
function countTooSoon(events: { at: number }[], leastMs: number): number {
  return events.filter(({ at }, index) => index > 0 && at - events[index - 1]!.at < leastMs).length;
}

/** Of notices nobody can say which is which: no phone may have got more than there were to send. */
function countNoticesTwice(messages: Message[], { accounts, notices }: Kept): number {
  return sum(accounts, ({ id, phone, isExpert }) => {
    if (!isExpert) return 0;
    const tried = notices.filter(({ accountId, attempts }) => accountId === id && attempts > 0);
    const arrived = messages.filter((message) => message.to === phone && !isCode(message));
    return Math.max(0, arrived.length - tried.length);
  });
}

/** What those who pushed the limits had beyond them. */
function countExcess({ pushed, messages }: Seen, { accounts, estimations }: Kept): number {
  const beyond = (had: number, most: number) => Math.max(0, had - most);
  const codesTo = (phones: string[]) => messages.filter(({ to }) => phones.includes(to)).length;
  const estimatesOf = (email: string) => {
    const account = accounts.find((one) => one.email === email);
    return estimations.filter(({ accountId }) => accountId === account?.id).length;
  };
  return (
    sum(pushed.codesFromOneAddress, (phones) => beyond(codesTo(phones), limits.codesPerAddressHour)) +
    sum(pushed.wrongCodes, (looked) => beyond(looked, mostWrongCodes)) +
    sum(pushed.estimates, (email) => beyond(estimatesOf(email), limits.estimatesPerUserDay))
  );
}

/** Runs that began anew too soon to have failed or died meanwhile; a model is learned once of the same listings. */
function countJobsTwice(runs: JobRun[], { modelsLearned }: Kept): number {
  const begun = Map.groupBy(runs, ({ run }) => run).values();
  return (
    sum(begun, (ofOneRun) => countTooSoon(ofOneRun, soonestAnewMs)) +
    sum(modelsLearned, (models) => models - 1)
  );
}
