import { codeLifetimeSeconds, resendWaitSeconds } from '@soumdar/contract';
import {
  codesSentSince,
  deleteCode,
  insertCode,
  lockAccount,
  takeHit,
  type Account,
  type CodePurpose,
  type Database,
  type SchemaTransaction,
  type TakenHit,
} from '@soumdar/db';
import { hourSeconds, secondsAfter, secondsBefore } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { countedAddress } from '../limits/address.ts';
import { limits, mostCodesPerHour, tooManyAttempts, uncount, type LimitServices } from '../limits/limits.ts';
import { resetPhoneOf } from './contact-changes.ts';

/** A code that is stored and whose SMS has not been sent yet. */
export interface ReservedCode {
  id: string;
  accountId: string;
  /** where it is to be sent */
  phone: string;
  /** of the phone's limit */
  hit: TakenHit;
}

/**
 * Stores a code within the limits. The account's row is locked meanwhile, so that of a burst of calls only one gets a
 * code.
 */
export function reserveCode(
  { database, clock }: LimitServices,
  accountId: string,
  purpose: CodePurpose,
  codeHash: string,
  ip: string,
): Promise<ReservedCode | Refusal> {
  return database.kysely.transaction().execute(async (trx) => {
    const now = clock();
    const account = await lockAccount(trx, accountId);
    const phone = account && (await phoneFor(trx, account, purpose, now));
    if (!phone) return { refused: 'noPendingRegistration' };
    const wait = await secondsUntilNextCode(trx, accountId, purpose, now);
    if (wait > 0) return tooManyAttempts(wait);
    const hit = await takeHit(trx, limits.codesTo(phone, purpose), now);
    if (!hit.accepted) return tooManyAttempts(hit.waitSeconds);
    const id = await insertCode(trx, {
      account_id: accountId,
      purpose,
      code_hash: codeHash,
      asked_from: countedAddress(ip),
      sent_at: now,
      expires_at: secondsAfter(now, codeLifetimeSeconds),
    });
    return { id, accountId, phone, hit };
  });
}

function phoneFor(
  trx: SchemaTransaction,
  account: Account,
  purpose: CodePurpose,
  now: Date,
): Promise<string | null> | string | null {
  if (purpose === 'reset_password') return resetPhoneOf(trx, account, now);
  return purpose === 'change_phone' ? account.pending_phone : account.phone;
}

/** Deletes a code whose SMS was certainly not sent: it starts no wait and does not count. */
export async function giveBackCode(
  services: LimitServices,
  { accountId, id, hit }: ReservedCode,
): Promise<void> {
  await deleteCode(services.database.kysely, accountId, id);
  await uncount(services, [hit]);
}

/** Seconds until another code may be sent to the account for this purpose; 0 when one may be sent now. */
export async function secondsUntilNextCode(
  db: Database['kysely'],
  accountId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<number> {
  const sent = await codesSentSince(db, accountId, purpose, secondsBefore(now, hourSeconds), now);
  const [newest] = sent;
  if (!newest) return 0;
  const fifth = sent[mostCodesPerHour - 1];
  const free = Math.max(
    Date.parse(newest.sent_at) + resendWaitSeconds * 1000,
    fifth ? Date.parse(fifth.sent_at) + hourSeconds * 1000 : 0,
  );
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000));
}
