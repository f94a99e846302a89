import { randomInt } from 'node:crypto';
import { codeLength, codeLifetimeSeconds } from '@soumdar/contract';
import {
  deleteCode,
  insertCode,
  lockAccount,
  takeHit,
  type Account,
  type CodePurpose,
  type TakenHit,
} from '@soumdar/db';
import { secondsAfter } from '../clock.ts';
import {
  EmailAddressRefusedError,
  EmailNotTakenError,
  EmailPausedError,
  maskEmail,
} from '../email/message.ts';
import { sendEmailNow } from '../email/send-now.ts';
import type { EmailServices } from '../email/send-within-ceiling.ts';
import { codeEmail } from '../email/templates/code.ts';
import type { Refusal } from '../http/refusal.ts';
import { countedAddress } from '../limits/address.ts';
import { limits, tooManyAttempts, uncount } from '../limits/limits.ts';
import { secondsUntilNextCode } from './reserve-code.ts';
import { hashSecret } from './secrets.ts';

/** Sent; perhaps sent, since the mail server did not say, so that the wait for the next code runs; or refused. */
type EmailedCode = { maskedEmail: string } | { mayArrive: true; waitTime: number } | Refusal;

/** Sends a new code to the account's email, as `sendCode` does to a phone. */
export async function sendCodeByEmail(
  services: EmailServices,
  account: Account,
  purpose: CodePurpose,
  ip: string,
): Promise<EmailedCode> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const reserved = await reserve(services, account.id, purpose, await hashSecret(code), ip);
  if ('refused' in reserved) return reserved;
  try {
    await sendEmailNow(services, reserved.to, codeEmail(purpose, code));
  } catch (error) {
    services.log.error({ err: error }, 'a code could not be sent by email');
    const { database, clock } = services;
    if (!(error instanceof EmailNotTakenError)) {
      const waitTime = await secondsUntilNextCode(database.kysely, account.id, purpose, clock());
      return { mayArrive: true, waitTime };
    }
    await deleteCode(database.kysely, account.id, reserved.id);
    await uncount(services, [reserved.hit]);
    if (error instanceof EmailAddressRefusedError) return { refused: 'emailAddressRefused' };
    const waitTime = error instanceof EmailPausedError ? error.waitSeconds : undefined;
    return { refused: 'emailServiceError', waitTime };
  }
  return { maskedEmail: maskEmail(reserved.to) };
}

/** Stores the code before it leaves, the account's row locked, so that a burst of calls sends one only. */
function reserve(
  { database, clock }: EmailServices,
  accountId: string,
  purpose: CodePurpose,
  codeHash: string,
  ip: string,
): Promise<{ id: string; to: string; hit: TakenHit } | Refusal> {
  return database.kysely.transaction().execute(async (trx) => {
    const now = clock();
    const account = await lockAccount(trx, accountId);
    if (!account) return { refused: 'invalidToken' };
    const wait = await secondsUntilNextCode(trx, accountId, purpose, now);
    if (wait > 0) return tooManyAttempts(wait);
    const hit = await takeHit(trx, limits.codesToEmail(account.email, purpose), now);
    if (!hit.accepted) return tooManyAttempts(hit.waitSeconds);
    const id = await insertCode(trx, {
      account_id: accountId,
      purpose,
      code_hash: codeHash,
      asked_from: countedAddress(ip),
      sent_at: now,
      expires_at: secondsAfter(now, codeLifetimeSeconds),
    });
    return { id, to: account.email, hit };
  });
}
