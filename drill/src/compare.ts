import type { Database } from '@soumdar/db';
import type { Ledger } from './ledger.ts';
import type { Message } from './outside.ts';
import { countExcess, type Pushed } from './push-limits.ts';

/** Times each thing happened that must never happen. */
export interface Findings {
  /** writes that were acknowledged and are not there */
  lost: number;
  smsTwice: number;
  limitsPassed: number;
  jobsTwice: number;
}

const waitBetweenCodesMs = 180_000;

/** What was seen from outside while the product was used. */
export interface Seen {
  ledger: Ledger;
  messages: Message[];
  pushed: Pushed;
  /** how often each run of a job began, by its id */
  jobRuns: Map<string, number>;
}

/** Holds what the product said, and what left it, against what its database says; prints what does not agree. */
export async function compare(database: Database, seen: Seen): Promise<Findings> {
  const { ledger, messages, pushed, jobRuns } = seen;
  const { kysely } = database;
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'role', 'phone_verified_at'])
    .execute();
  const estimations = await kysely.selectFrom('estimations').select(['id', 'account_id']).execute();
  const requests = await kysely.selectFrom('manual_requests').select('id').execute();
  const notices = await kysely
    .selectFrom('notifications')
    .select(['account_id', 'manual_request_id', 'notice', 'attempts', 'status'])
    .execute();
  const experts = accounts.filter(({ role }) => role === 'expert');
  const told = Map.groupBy(
    notices.filter(({ notice }) => notice === 'request_received'),
    ({ manual_request_id }) => manual_request_id,
  );
  const emails = (rows: typeof accounts) => rows.map(({ email }) => email);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

  const lost =
    missing('accounts', ledger.registered, emails(accounts)) +
    missing(
      'verified phones',
      ledger.verified,
      emails(accounts.filter((account) => account.phone_verified_at)),
    ) +
    missing('estimates', ledger.estimations, ids(estimations)) +
    missing('manual requests', ledger.manualRequests, ids(requests)) +
    missing(
      'notices of manual requests',
      ledger.manualRequests,
      ids(requests.filter(({ id }) => told.get(id)?.length === experts.length)),
    );

  const codesTwice = sum(Map.groupBy(messages.filter(isCode), ({ to }) => to).values(), countTooSoon);
  const noticesTwice = sum(experts, ({ id, phone }) => {
    const tried = notices.filter(({ account_id, attempts }) => account_id === id && attempts > 0);
    const arrived = messages.filter((message) => message.to === phone && !isCode(message));
    return Math.max(0, arrived.length - tried.length);
  });

  const byAccount = Map.groupBy(estimations, ({ account_id }) => account_id);
  const limitsPassed = countExcess(
    pushed,
    (phone) => messages.filter(({ to, answered }) => to === phone && answered).length,
    (email) => byAccount.get(accounts.find((account) => account.email === email)?.id ?? '')?.length ?? 0,
  );
  return {
    lost,
    smsTwice: codesTwice + noticesTwice,
    limitsPassed,
    jobsTwice: (await countJobsTwice(database, jobRuns)) + (await countLearnedTwice(database)),
  };
}

function missing(what: string, acknowledged: Set<string>, kept: string[]): number {
  const there = new Set(kept);
  const lost = [...acknowledged].filter((one) => !there.has(one));
  if (lost.length > 0) console.error(`Lost ${lost.length} ${what}: ${lost.slice(0, 5).join(', ')}`);
  return lost.length;
}

function isCode({ text }: Message): boolean {
  return /\d{6}/.test(text);
}

/** Codes sent to one phone before the wait after the one before was over; one the gateway never took starts no wait. */
function countTooSoon(codes: Message[]): number {
  const taken = codes.filter(({ answered }) => answered);
  return taken.filter(({ at }, index) => index > 0 && at - taken[index - 1]!.at < waitBetweenCodesMs).length;
}

/** A run may begin anew once for every time it failed, or its process died. */
async function countJobsTwice(database: Database, begun: Map<string, number>): Promise<number> {
  const { rows } = await database.executeSql('select id, retry_count from jobs.job');
  const retries = new Map(
    (rows as { id: string; retry_count: number }[]).map((row) => [row.id, row.retry_count]),
  );
  return sum(begun, ([run, times]) => Math.max(0, times - 1 - (retries.get(run) ?? 0)));
}

async function countLearnedTwice({ kysely }: Database): Promise<number> {
  const learned = await kysely
    .selectFrom('models')
    .select(({ fn }) => fn.countAll<number>().as('models'))
    .groupBy('listings_version')
    .execute();
  return sum(learned, ({ models }) => models - 1);
}

function sum<Item>(items: Iterable<Item>, count: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += count(item);
  return total;
}
