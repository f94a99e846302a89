import { createHash } from 'node:crypto';
import { mostContests, mostProofs } from '@soumdar/contract';
import {
  returnHit,
  secondsUntilRoom,
  takeHit,
  type CodePurpose,
  type Database,
  type Limit,
  type SchemaTransaction,
  type TakenHit,
} from '@soumdar/db';
import { writeIfPossible } from '../process/write-if-possible.ts';
import { daySeconds, hourSeconds, type Clock } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import { countedAddress, countedSubscriber } from '../http/address.ts';
import type { Channel } from './contact-hash.ts';

export interface LimitServices {
  settings: Settings;
  database: Database;
  clock: Clock;
}

/** Of an address, for calls that hash. */
export type HashingLimit = (services: LimitServices, ip: string) => Limit;

export const mostCodesPerHour = 5;

/** What a device that signed in before may request even where strangers have used up the others. */
export const mostCodesOfKnownDevices = { anHour: 2, aDay: 5 };

/** As many from the requester's address as from all others together. */
export const mostWrongTries = 5;

/**
 * The first try of further addresses included: with those of the requester, a code is guessed once in 50 000
 * times at most.
 */
export const mostWrongTriesElsewhere = 15;

export const limits = {
  codesFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `codes ${countedAddress(ip)}`,
    most: settings.limits.codesPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  /** Not more than a few addresses take of a day's ceiling, however long they go on. */
  codesFromInADay: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `codes in a day ${countedSubscriber(ip)}`,
    most: 3 * settings.limits.codesPerAddressHour,
    windowSeconds: daySeconds,
  }),
  /**
   * Anybody may register a stranger's contact under many addresses. Recoveries have no limit by the day but
   * a slower pace: strangers could block the owner's.
   * @param hash of the channel, so that the count may outlive an account
   */
  codesTo: (
    channel: Channel,
    hash: string,
    purpose: CodePurpose,
    ofKnownDevice = false,
  ): [Limit, ...Limit[]] => {
    const most = mostCodesPerHour + (ofKnownDevice ? mostCodesOfKnownDevices.anHour : 0);
    const hourly = { key: `codes to ${purpose} ${hash}`, most, windowSeconds: hourSeconds };
    if (purpose === 'reset_password') return [hourly];
    const inADay =
      'phone' in channel
        ? { key: `codes to phone ${hash}`, most: 15 }
        : { key: `codes to mailbox ${hash}`, most: 20 };
    return [hourly, { ...inADay, windowSeconds: daySeconds }];
  },
  codesWithoutHumanCheck: (most: number, ip: string): Limit => ({
    key: `codes without human check ${countedAddress(ip)}`,
    most,
    windowSeconds: hourSeconds,
  }),
  registrationsFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `registrations ${countedAddress(ip)}`,
    most: settings.limits.registrationsPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  /** Comparing a password with dictionaries takes milliseconds, and common ones are no registrations. */
  passwordsChosenFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `passwords chosen ${countedAddress(ip)}`,
    most: 10 * settings.limits.registrationsPerAddressHour,
    windowSeconds: hourSeconds,
    mayBeForgotten: true,
  }),
  loginsFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `logins ${countedAddress(ip)}`,
    most: settings.limits.loginsPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  /** Changes of accounts that may need a password: right ones cause no wait. */
  accountChangesFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `account changes ${countedAddress(ip)}`,
    most: settings.limits.loginsPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  /** Over all networks. */
  failedLoginsTo: (accountId: string): Limit => ({
    key: `failed logins ${accountId}`,
    most: 100,
    windowSeconds: hourSeconds,
  }),
  /** Room for every try of every code of an address. */
  codeChecksFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `code checks ${countedAddress(ip)}`,
    most: 2 * mostWrongTries * settings.limits.codesPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  secondFactorsOf: (accountId: string): Limit => ({
    key: `second factors ${accountId}`,
    most: 30,
    windowSeconds: hourSeconds,
  }),
  /** Limits nothing: see `writeAsForKnownAccount`. */
  triesOfNobody: (): Limit => ({ key: 'tries of nobody', most: 1_000_000_000, windowSeconds: hourSeconds }),
  estimatesOf: ({ settings }: LimitServices, accountId: string): Limit => ({
    key: `estimates ${accountId}`,
    most: settings.limits.estimatesPerUserDay,
    windowSeconds: daySeconds,
  }),
  previewsOf: ({ settings }: LimitServices, accountId: string): Limit => ({
    key: `previews ${accountId}`,
    most: settings.limits.previewsPerUserDay,
    windowSeconds: daySeconds,
    mayBeForgotten: true,
  }),
  /**
   * A shared link shows figures of the exact place, rounded to this area: valuing all around would find it. An
   * owner moves the pin a few times.
   */
  positionsIn: (accountId: string, areaHash: string): Limit => ({
    key: `positions ${areaHash} ${accountId}`,
    most: 60,
    windowSeconds: daySeconds,
  }),
  /** The same position counts once. */
  valuationAt: (accountId: string, positionHash: string): Limit => ({
    key: `position ${positionHash} ${accountId}`,
    most: 1,
    windowSeconds: daySeconds,
  }),
  /**
   * Single advertisements of the base, each once a day. An estimate shows sixteen at most, most of them again when
   * its details change; a copier of the base would need two months.
   */
  listingsShownTo: (accountId: string): Limit => ({
    key: `listings shown ${accountId}`,
    most: 400,
    windowSeconds: daySeconds,
  }),
  /** Three copiers' worth: a mobile network has many owners behind one address. */
  listingsShownFrom: (ip: string): Limit => ({
    key: `listings shown ${countedSubscriber(ip)}`,
    most: 1200,
    windowSeconds: daySeconds,
  }),
  /** Each looks at the days of every estimate of the account. */
  listsOf: (accountId: string): Limit => ({
    key: `lists ${accountId}`,
    most: 180,
    windowSeconds: 60,
    mayBeForgotten: true,
  }),
  /** Each reads every estimate of the account; one who types makes one a pause. */
  searchesOf: (accountId: string): Limit => ({
    key: `searches ${accountId}`,
    most: 60,
    windowSeconds: 60,
    mayBeForgotten: true,
  }),
  // with the account's id at its end, a count goes with the account, and waits for its contact
  correctionsOf: (accountId: string): Limit => ({
    key: `corrections ${accountId}`,
    most: 20,
    windowSeconds: hourSeconds,
  }),
  /** Each sends a notice, and an unproved email keeps its owner from registering. */
  contactChangesOf: (accountId: string): Limit => ({
    key: `contact changes ${accountId}`,
    most: 3,
    windowSeconds: daySeconds,
  }),
  /** Accounts without an SMS cost nothing, and each notice is one of the day's emails. */
  contactChangesFrom: (ip: string): Limit => ({
    key: `contact changes ${countedSubscriber(ip)}`,
    most: 30,
    windowSeconds: daySeconds,
  }),
  /** Each may add a row that stays as evidence; a withdrawal is never refused. */
  consentsOf: (accountId: string): Limit => ({
    key: `consents ${accountId}`,
    most: 20,
    windowSeconds: daySeconds,
  }),
  alertsConfirmedTo: (accountId: string): Limit => ({
    key: `alerts confirmed ${accountId}`,
    most: 1,
    windowSeconds: daySeconds,
  }),
  exportsOf: (accountId: string): Limit => ({
    key: `exports ${accountId}`,
    most: 5,
    windowSeconds: hourSeconds,
  }),
  /** Each is an SMS to every expert. */
  manualRequestsOf: (accountId: string): Limit => ({
    key: `manual requests ${accountId}`,
    most: 30,
    windowSeconds: daySeconds,
  }),
  /** Requests and contests, of all accounts there: experts answer them one by one. */
  questionsToExpertsFrom: (ip: string): Limit => ({
    key: `questions to experts ${countedSubscriber(ip)}`,
    most: 200,
    windowSeconds: daySeconds,
  }),
  /** Those withdrawn since count too; another limit is on a month. */
  contestsOf: (accountId: string): Limit => ({
    key: `contests ${accountId}`,
    most: 2 * mostContests,
    windowSeconds: daySeconds,
  }),
  outcomesOf: (accountId: string): Limit => ({
    key: `outcomes ${accountId}`,
    most: 200,
    windowSeconds: daySeconds,
  }),
  /** Another limit is on proofs that wait; each is megabytes in the database and its backups. */
  proofsOf: (accountId: string): Limit => ({
    key: `proofs ${accountId}`,
    most: mostProofs,
    windowSeconds: daySeconds,
  }),
  /** Of all accounts there. */
  proofsFrom: (ip: string): Limit => ({
    key: `proofs ${countedSubscriber(ip)}`,
    most: 20,
    windowSeconds: daySeconds,
  }),
  /** Each may value fifteen properties, the first time in a market. */
  manualRequestListsOf: (accountId: string): Limit => ({
    key: `lists of manual requests ${accountId}`,
    most: 60,
    windowSeconds: 60,
    mayBeForgotten: true,
  }),
  requestCorrectionsOf: (accountId: string): Limit => ({
    key: `request corrections ${accountId}`,
    most: 200,
    windowSeconds: daySeconds,
  }),
  /** Another limit is on links that work at a time. */
  sharesOf: (accountId: string): Limit => ({
    key: `shares ${accountId}`,
    most: 200,
    windowSeconds: daySeconds,
  }),
  /** Each values a property. */
  followsOf: (accountId: string): Limit => ({
    key: `follows ${accountId}`,
    most: 200,
    windowSeconds: daySeconds,
  }),
  reportsOf: (accountId: string): Limit => ({
    key: `reports ${accountId}`,
    most: 30,
    windowSeconds: daySeconds,
  }),
  reportChecksFrom: (ip: string): Limit => ({
    key: `report checks ${countedAddress(ip)}`,
    most: 30,
    windowSeconds: hourSeconds,
    mayBeForgotten: true,
  }),
  /** Tries would find the price, of three digits, on a report without figures. */
  wrongReportChecksFrom: (number: string, ip: string): Limit => ({
    key: `wrong report checks ${hashed(number)} ${countedAddress(ip)}`,
    most: 5,
    windowSeconds: daySeconds,
  }),
  /** Many, so that one caller cannot keep others from checking. */
  wrongReportChecksOf: (number: string): Limit => ({
    key: `wrong report checks ${hashed(number)}`,
    most: 100,
    windowSeconds: daySeconds,
  }),
  privacyRequestsOf: (accountId: string): Limit => ({
    key: `privacy requests ${accountId}`,
    most: 10,
    windowSeconds: daySeconds,
  }),
  /** A mobile network has many subscribers behind one address; each event is stored for months. */
  analyticsFrom: (ip: string): Limit => ({
    key: `analytics of the day ${countedSubscriber(ip)}`,
    most: 10_000,
    windowSeconds: daySeconds,
    mayBeForgotten: true,
  }),
  /** Leaves two turns of three to others; a cached place takes none. */
  geocodesFrom: (ip: string): Limit => ({
    key: `geocodes ${countedSubscriber(ip)}`,
    most: 20,
    windowSeconds: 60,
    mayBeForgotten: true,
  }),
  smsOfTheSite: ({ settings }: LimitServices): Limit => ({
    key: 'sms',
    most: settings.smsDailyCeiling,
    windowSeconds: daySeconds,
  }),
  /** A request about personal data, or one to an expert, costs an SMS to each of them: a third of what may wait. */
  smsToExperts: ({ settings }: LimitServices): Limit => ({
    key: 'sms to experts',
    most: Math.ceil(settings.smsDailyCeiling / 4),
    windowSeconds: daySeconds,
  }),
  emailsOfTheSite: ({ settings }: LimitServices): Limit => ({
    key: 'emails',
    most: settings.emailDailyCeiling,
    windowSeconds: daySeconds,
  }),
  troublesWith: (gateway: string): Limit => ({
    key: `${gateway} troubles`,
    most: 5,
    windowSeconds: daySeconds,
  }),
  probesOf: (gateway: string, pauseSeconds: number): Limit => ({
    key: `${gateway} probes`,
    most: 1,
    windowSeconds: pauseSeconds,
  }),
  alertsAbout: (what: string): Limit => ({
    key: `alerts about ${what}`,
    most: 1,
    windowSeconds: hourSeconds,
  }),
};

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

export async function countOne(
  { database, clock }: LimitServices,
  limit: Limit,
): Promise<TakenHit | Refusal> {
  const hit = await takeHit(database.kysely, limit, clock());
  return hit.accepted ? hit : tooManyAttempts(hit.waitSeconds);
}

export async function refusedByLimit(services: LimitServices, limit: Limit): Promise<Refusal | undefined> {
  const counted = await countOne(services, limit);
  return 'refused' in counted ? counted : undefined;
}

/** While the database cannot write, such calls are answered uncounted. */
export async function readRefusedByLimit(
  services: LimitServices & { log: Log },
  limit: Limit,
): Promise<Refusal | undefined> {
  return writeIfPossible(services, () => refusedByLimit(services, limit));
}

/** Saves work whose result would be refused anyway. */
export async function refusedWhenFull(
  { database, clock }: LimitServices,
  limit: Limit,
): Promise<Refusal | undefined> {
  const wait = await secondsUntilRoom(database.kysely, limit, clock());
  return wait > 0 ? tooManyAttempts(wait) : undefined;
}

class PastLimit extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('a limit is reached');
    this.waitSeconds = waitSeconds;
  }
}

/** All or nothing. `save` returns undefined (saved already) or a refusal without having saved. */
export async function saveWithinLimit<Saved>(
  { database, clock }: LimitServices,
  all: Limit | Limit[],
  save: (trx: SchemaTransaction) => Promise<Saved | Refusal | undefined>,
): Promise<Saved | Refusal | undefined> {
  const saving = database.kysely.transaction().execute(async (trx) => {
    const saved = await save(trx);
    if (saved === undefined || isRefusal(saved)) return saved;
    for (const limit of [all].flat()) {
      const hit = await takeHit(trx, limit, clock());
      if (!hit.accepted) throw new PastLimit(hit.waitSeconds);
    }
    return saved;
  });
  return saving.catch((error: unknown) => {
    if (error instanceof PastLimit) return tooManyAttempts(error.waitSeconds);
    throw error;
  });
}

const isRefusal = (saved: unknown): saved is Refusal =>
  typeof saved === 'object' && saved !== null && 'refused' in saved;

export async function uncount({ database }: LimitServices, hits: TakenHit[]): Promise<void> {
  for (const hit of hits) await returnHit(database.kysely, hit);
}

export function tooManyAttempts(waitTime: number): Refusal {
  return { refused: 'tooManyAttempts', waitTime };
}
