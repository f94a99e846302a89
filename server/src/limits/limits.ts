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
import { besideReading } from '../beside-reading.ts';
import { daySeconds, hourSeconds, type Clock } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { countedAddress } from './address.ts';

/** What it takes to count against a limit. */
export interface LimitServices {
  settings: Settings;
  database: Database;
  clock: Clock;
}

/** Codes that one account, and one phone, may be sent for one purpose. */
export const mostCodesPerHour = 5;

/** Wrong tries that a code takes from the address that asked for it, and as many from all others together. */
export const mostWrongTries = 5;

/** Everything that is counted in windows, with the most a window accepts. */
export const limits = {
  codesFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `codes ${countedAddress(ip)}`,
    most: settings.limits.codesPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  /** Anybody may register anybody's phone, under as many addresses as they like. */
  codesTo: (phone: string, purpose: CodePurpose): Limit => ({
    key: `codes to ${purpose} ${phone}`,
    most: mostCodesPerHour,
    windowSeconds: hourSeconds,
  }),
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
  /** Each is weighed against dictionaries, which takes milliseconds; those found common count for no registration. */
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
  /** Over all networks: whoever has many addresses guesses no faster than this. */
  failedLoginsTo: (accountId: string): Limit => ({
    key: `failed logins ${accountId}`,
    most: 100,
    windowSeconds: hourSeconds,
  }),
  /** Room for every try of every code that an address may ask for. */
  codeChecksFrom: ({ settings }: LimitServices, ip: string): Limit => ({
    key: `code checks ${countedAddress(ip)}`,
    most: 2 * mostWrongTries * settings.limits.codesPerAddressHour,
    windowSeconds: hourSeconds,
  }),
  /** Limits nothing: see how a try of nobody's takes its time. */
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
  // what is counted for an account or the phone it proved is erased with it, by the id or the phone that ends the key
  correctionsOf: (accountId: string): Limit => ({
    key: `corrections ${accountId}`,
    most: 20,
    windowSeconds: hourSeconds,
  }),
  /** Each is an SMS. */
  emailChangesOf: (accountId: string): Limit => ({
    key: `email changes ${accountId}`,
    most: 5,
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
    most: 100,
    windowSeconds: daySeconds,
  }),
  privacyRequestsOf: (accountId: string): Limit => ({
    key: `privacy requests ${accountId}`,
    most: 10,
    windowSeconds: daySeconds,
  }),
  /** Room for all the subscribers a mobile network puts behind one address. */
  analyticsFrom: (ip: string): Limit => ({
    key: `analytics ${countedAddress(ip)}`,
    most: 6000,
    windowSeconds: hourSeconds,
    mayBeForgotten: true,
  }),
  /** Leaves two turns of three at the geocoder to others; an address known already takes none. */
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
  /** Sendings in a row that the gateway gave no answer of its own to: from then on sending pauses. */
  smsTroubles: (): Limit => ({ key: 'sms troubles', most: 5, windowSeconds: daySeconds }),
  /** During a pause one sending in so many seconds finds out whether the gateway is back. */
  smsProbes: (pauseSeconds: number): Limit => ({ key: 'sms probes', most: 1, windowSeconds: pauseSeconds }),
  alertsAbout: (what: string): Limit => ({
    key: `alerts about ${what}`,
    most: 1,
    windowSeconds: hourSeconds,
  }),
};

/** Counts one more, which can be uncounted; a refusal with its wait once the window is full. */
export async function countOne(
  { database, clock }: LimitServices,
  limit: Limit,
): Promise<TakenHit | Refusal> {
  const hit = await takeHit(database.kysely, limit, clock());
  return hit.accepted ? hit : tooManyAttempts(hit.waitSeconds);
}

/** Counts one more for good; a refusal with its wait once the window is full. */
export async function refusedByLimit(services: LimitServices, limit: Limit): Promise<Refusal | undefined> {
  const counted = await countOne(services, limit);
  return 'refused' in counted ? counted : undefined;
}

/** As `refusedByLimit`, for what keeps nothing: it is answered uncounted while the database cannot write. */
export async function readRefusedByLimit(
  services: LimitServices & { log: Log },
  limit: Limit,
): Promise<Refusal | undefined> {
  return besideReading(services, () => refusedByLimit(services, limit));
}

/** A refusal once the window is full, counting nothing: it spares the work whose fruit would be refused afterwards. */
export async function refusedWhenFull(
  { database, clock }: LimitServices,
  limit: Limit,
): Promise<Refusal | undefined> {
  const wait = await secondsUntilRoom(database.kysely, limit, clock());
  return wait > 0 ? tooManyAttempts(wait) : undefined;
}

/** Thrown in a transaction, it takes back what would pass a limit. */
class PastLimit extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('a limit is reached');
    this.waitSeconds = waitSeconds;
  }
}

/**
 * Keeps something and counts it, both or neither: `keep` is undone once the window is full, and counts nothing when it
 * finds it kept already, which it says with undefined.
 */
export async function saveWithinLimit<Kept>(
  { database, clock }: LimitServices,
  limit: Limit,
  keep: (trx: SchemaTransaction) => Promise<Kept | undefined>,
): Promise<Kept | Refusal | undefined> {
  const keeping = database.kysely.transaction().execute(async (trx) => {
    const kept = await keep(trx);
    if (kept === undefined) return undefined;
    const hit = await takeHit(trx, limit, clock());
    if (!hit.accepted) throw new PastLimit(hit.waitSeconds);
    return kept;
  });
  return keeping.catch((error: unknown) => {
    if (error instanceof PastLimit) return tooManyAttempts(error.waitSeconds);
    throw error;
  });
}

/** What was refused after all does not count. */
export async function uncount({ database }: LimitServices, hits: TakenHit[]): Promise<void> {
  for (const hit of hits) await returnHit(database.kysely, hit);
}

export function tooManyAttempts(waitTime: number): Refusal {
  return { refused: 'tooManyAttempts', waitTime };
}
