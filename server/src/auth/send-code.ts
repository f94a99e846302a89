import { randomInt } from 'node:crypto';
import { codeLength, codeLifetimeSeconds, resendWaitSeconds } from '@soumdar/contract';
import {
  codesSentSince,
  deleteCode,
  insertCode,
  lockAccount,
  takeHit,
  type Account,
  type CodePurpose,
  type Database,
} from '@soumdar/db';
import { secondsAfter, secondsBefore } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, mostCodesPerHour, tooManyAttempts, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { maskPhone } from '../sms/message.ts';
import { sendWithinCeiling } from '../sms/send-within-ceiling.ts';
import { hashSecret } from './secrets.ts';
import { alertOfPumping } from './sms-alerts.ts';

const hourSeconds = 3600;

const verificationText = (code: string) =>
  `Soumdar : votre code de verification est ${code}. Il expire dans 10 minutes.`;

/** One run of six digits and no accent: a message with accents costs twice. */
const texts: Record<CodePurpose, (code: string) => string> = {
  verify_phone: verificationText,
  change_phone: verificationText,
  reset_password: (code) =>
    `Soumdar : votre code de reinitialisation est ${code}. Il expire dans 10 minutes. Ne le communiquez a personne.`,
};

/**
 * Sends a new code to the phone of the account, or to the one that is to take its place. The code is kept, hashed,
 * before its SMS leaves, so that of a burst of calls one sends; it is forgotten when the SMS cannot be sent.
 */
export async function sendCode(
  services: Services,
  account: Account,
  purpose: CodePurpose,
): Promise<{ maskedPhone: string } | Refusal> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const reserved = await reserveCode(services, account.id, purpose, await hashSecret(code));
  if ('refused' in reserved) return reserved;

  try {
    await sendWithinCeiling(services, { to: reserved.phone, text: texts[purpose](code) });
  } catch (error) {
    services.log.error({ err: error }, 'an SMS could not be sent');
    await deleteCode(services.database.kysely, reserved.id);
    await uncount(services, limits.codesTo(reserved.phone, purpose));
    return { refused: 'smsServiceError' };
  }
  await alertOfPumping(services);
  return { maskedPhone: maskPhone(reserved.phone) };
}

/** The account's row is held while its last codes are looked at and the new one is put beside them. */
function reserveCode(
  { database, clock }: Services,
  accountId: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<{ id: string; phone: string } | Refusal> {
  return database.kysely.transaction().execute(async (trx) => {
    const now = clock();
    const account = await lockAccount(trx, accountId);
    const phone = purpose === 'change_phone' ? account?.pending_phone : account?.phone;
    if (!phone) return { refused: 'noPendingRegistration' };
    const wait = await secondsUntilNextCode(trx, accountId, purpose, now);
    if (wait > 0) return tooManyAttempts(wait);
    const hit = await takeHit(trx, limits.codesTo(phone, purpose), now);
    if (!hit.accepted) return tooManyAttempts(hit.waitSeconds);
    const id = await insertCode(trx, {
      account_id: accountId,
      purpose,
      code_hash: codeHash,
      sent_at: now,
      expires_at: secondsAfter(now, codeLifetimeSeconds),
    });
    return { id, phone };
  });
}

/** Seconds until another code may be sent to the account for this purpose; 0 when one may be sent now. */
export async function secondsUntilNextCode(
  db: Database['kysely'],
  accountId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<number> {
  const sent = await codesSentSince(db, accountId, purpose, secondsBefore(now, hourSeconds));
  const [newest] = sent;
  if (!newest) return 0;
  const fifth = sent[mostCodesPerHour - 1];
  const free = Math.max(
    Date.parse(newest.sent_at) + resendWaitSeconds * 1000,
    fifth ? Date.parse(fifth.sent_at) + hourSeconds * 1000 : 0,
  );
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000));
}
