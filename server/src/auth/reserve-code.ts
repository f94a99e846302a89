import { codeLifetimeSeconds, resendWaitAfterSpentSeconds, resendWaitSeconds } from '@soumdar/contract';
import {
  codesSentSince,
  deleteCode,
  insertCode,
  lockAccount,
  returnHit,
  takeHit,
  type Account,
  type Code,
  type CodePurpose,
  type Database,
  type Limit,
  type SchemaTransaction,
  type TakenHit,
} from '@soumdar/db';
import { daySeconds, hourSeconds, secondsAfter, secondsBefore } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { countedAddress } from '../http/address.ts';
import {
  limits,
  mostCodesOfKnownDevices,
  mostCodesPerHour,
  tooManyAttempts,
  uncount,
  type LimitServices,
} from '../limits/limits.ts';
import { hashChannel } from '../limits/contact-hash.ts';
import type { Channel } from './contact.ts';
import { resetChannelOf } from './contact-changes.ts';
import { isSpent } from './try-code.ts';

export interface ReservedCode {
  id: string;
  accountId: string;
  channel: Channel;
  hits: TakenHit[];
}

export interface Requester {
  ip: string;
  /** a device that signed in before */
  isKnown: boolean;
}

/** Locks the account's row, so that of a burst of calls only one gets a code. */
export function reserveCode(
  { database, clock }: LimitServices,
  accountId: string,
  purpose: CodePurpose,
  codeHash: string,
  { ip, isKnown }: Requester,
): Promise<ReservedCode | Refusal> {
  return database.kysely.transaction().execute(async (trx) => {
    const now = clock();
    const account = await lockAccount(trx, accountId);
    const channel = account && (await channelFor(trx, account, purpose, now));
    if (!channel) return { refused: 'noPendingRegistration' };
    const wait = await secondsUntilNextCode(trx, accountId, purpose, now, isKnown);
    if (wait > 0) return tooManyAttempts(wait);
    const hash = await hashChannel(trx, channel);
    const hits = await takeHits(trx, limits.codesTo(channel, hash, purpose, isKnown), now);
    if ('refused' in hits) return hits;
    const id = await insertCode(trx, {
      account_id: accountId,
      purpose,
      code_hash: codeHash,
      asked_from: countedAddress(ip),
      from_known_device: isKnown,
      sent_at: now,
      expires_at: secondsAfter(now, codeLifetimeSeconds),
    });
    return { id, accountId, channel, hits };
  });
}

/** All of them, or none when one is full. */
async function takeHits(
  trx: SchemaTransaction,
  all: readonly Limit[],
  now: Date,
): Promise<TakenHit[] | Refusal> {
  const taken: TakenHit[] = [];
  for (const limit of all) {
    const hit = await takeHit(trx, limit, now);
    if (hit.accepted) taken.push(hit);
    else {
      for (const earlier of taken) await returnHit(trx, earlier);
      return tooManyAttempts(hit.waitSeconds);
    }
  }
  return taken;
}

export async function channelFor(
  db: Database['kysely'],
  account: Account,
  purpose: CodePurpose,
  now: Date,
): Promise<Channel | undefined> {
  const { email, phone, pending_phone, pending_email } = account;
  switch (purpose) {
    case 'reset_password':
      return resetChannelOf(db, account, now);
    case 'verify_phone':
      return phone === null ? undefined : { phone };
    case 'change_phone':
      return pending_phone === null ? undefined : { phone: pending_phone };
    case 'verify_email':
      return { email };
    case 'change_email':
      return pending_email === null ? undefined : { email: pending_email };
  }
}

/** For a code that was certainly not sent: it starts no wait and does not count. */
export async function giveBackCode(
  services: LimitServices,
  { accountId, id, hits }: ReservedCode,
): Promise<void> {
  await deleteCode(services.database.kysely, accountId, id);
  await uncount(services, hits);
}

/** 0 when one may be sent now. */
export async function secondsUntilNextCode(
  db: Database['kysely'],
  accountId: string,
  purpose: CodePurpose,
  now: Date,
  byKnownDevice = false,
): Promise<number> {
  const sent = await codesSentSince(db, accountId, purpose, secondsBefore(now, daySeconds), now);
  const waits = [freeAt(sent, paces.ofAll)];
  const known = sent.filter((code) => code.from_known_device);
  if (byKnownDevice) waits.push(freeAt(known, paces.ofKnownDevices));
  return Math.max(0, Math.ceil((Math.min(...waits) - now.getTime()) / 1000));
}

interface Pace {
  anHour: number;
  /** once so many were sent within a day, they are hours apart */
  aDay: number;
}

const paces = {
  /** Fifteen a day at most, and never a day without any. */
  ofAll: { anHour: mostCodesPerHour, aDay: 10 },
  ofKnownDevices: mostCodesOfKnownDevices,
} satisfies Record<string, Pace>;
const secondsApart = 4 * hourSeconds;

/** Epoch ms. */
function freeAt(sent: Code[], { anHour, aDay }: Pace): number {
  const [newest] = sent;
  if (!newest) return 0;
  const after = (code: Code, seconds: number) => Date.parse(code.sent_at) + seconds * 1000;
  const nth = (count: number, seconds: number) => {
    const code = sent[count - 1];
    return code ? after(code, seconds) : 0;
  };
  const waitSeconds = isSpent(newest, 'asker') ? resendWaitAfterSpentSeconds : resendWaitSeconds;
  const slowed = Math.min(after(newest, secondsApart), nth(aDay, daySeconds));
  return Math.max(after(newest, waitSeconds), nth(anHour, hourSeconds), slowed);
}
