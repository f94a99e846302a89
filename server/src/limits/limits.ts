import { createHash } from 'node:crypto';
import type { Location } from '@soumdar/contract';
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
import { countedMailbox } from './mailbox.ts';

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
   */
  codesTo: (
    channel: { phone: string } | { email: string },
    purpose: CodePurpose,
    ofKnownDevice = false,
  ): Limit[] => {
    const most = mostCodesPerHour + (ofKnownDevice ? mostCodesOfKnownDevices.anHour : 0);
    const perHour = { most, windowSeconds: hourSeconds };
    if ('phone' in channel) {
      const hourly = { key: `codes to ${purpose} ${channel.phone}`, ...perHour };
      return purpose === 'reset_password'
        ? [hourly]
        : [hourly, { key: `codes to phone ${channel.phone}`, most: 15, windowSeconds: daySeconds }];
    }
    const mailbox = createHash('sha256').update(countedMailbox(channel.email)).digest('base64url');
    const hourly = { key: `codes to ${purpose} ${mailbox}`, ...perHour };
    return purpose === 'reset_password'
      ? [hourly]
      : [hourly, { key: `codes to mailbox ${mailbox}`, most: 20, windowSeconds: daySeconds }];
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
  positionsIn: (accountId: string, area: Location): Limit => ({
    key: `positions ${hashed(`${area.lat} ${area.lng} ${accountId}`)} ${accountId}`,
    most: 60,
    windowSeconds: daySeconds,
  }),
  /** The same position counts once. */
  valuationAt: (accountId: string, position: Location): Limit => ({
    key: `position ${hashed(`${position.lat} ${position.lng} ${accountId}`)} ${accountId}`,
    most: 1,
    windowSeconds: daySeconds,
  }),
  /** Each reads every estimate of the account; one who types makes one a pause. */
  searchesOf: (accountId: string): Limit => ({
    key: `searches ${accountId}`,
    most: 60,
    windowSeconds: 60,
    mayBeForgotten: true,
  }),
  // with the account's id or phone at its end, a key is erased with the account
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
    most: 20,
    windowSeconds: hourSeconds,
  }),
  /** Each is an SMS to every expert. */
  manualRequestsOf: (accountId: string): Limit => ({
    key: `manual requests ${accountId}`,
    most: 30,
    windowSeconds: daySeconds,
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
    key: `analytics of the day ${countedAddress(ip)}`,
    most: 10_000,
    windowSeconds: daySeconds,
    mayBeForgotten: true,
  }),
  /** Leaves two turns of three to others; a cached place takes none. */
  geocodesFrom: (ip: string): Limit => ({
    key: `geocodes ${countedAddress(ip)}`,
    most: 20,
    windowSeconds: 60,
    mayBeForgotten: true,
  }),
  smsOfTheSite: ({ settings }: LimitServices): Limit => ({
    key: 'sms',
    most: settings.smsDailyCeiling,
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

/** Both or neither. `save` returns undefined (saved already) or a refusal without having saved. */
export async function saveWithinLimit<Saved>(
  { database, clock }: LimitServices,
  limit: Limit,
  save: (trx: SchemaTransaction) => Promise<Saved | Refusal | undefined>,
): Promise<Saved | Refusal | undefined> {
  const saving = database.kysely.transaction().execute(async (trx) => {
    const saved = await save(trx);
    if (saved === undefined || isRefusal(saved)) return saved;
    const hit = await takeHit(trx, limit, clock());
    if (!hit.accepted) throw new PastLimit(hit.waitSeconds);
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
