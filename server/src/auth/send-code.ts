import { randomInt } from 'node:crypto';
import { codeLength } from '@soumdar/contract';
import type { Account, CodePurpose } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { maskPhone, SmsNotTakenError, SmsPausedError } from '../sms/message.ts';
import { sendWithinCeiling } from '../sms/send-within-ceiling.ts';
import { giveBackCode, reserveCode, secondsUntilNextCode, type ReservedCode } from './reserve-code.ts';
import { hashSecret } from './secrets.ts';
import { alertOfPumping } from './sms-alerts.ts';

const verificationText = (code: string) =>
  `Soumdar : votre code de verification est ${code}. Il expire dans 10 minutes.`;

/** One run of six digits and no accent: a message with accents costs twice. */
const texts: Record<CodePurpose, (code: string) => string> = {
  verify_phone: verificationText,
  change_phone: verificationText,
  reset_password: (code) =>
    `Soumdar : votre code de reinitialisation est ${code}. Il expire dans 10 minutes. Ne le communiquez a personne.`,
};

/** Sent, perhaps sent (the gateway did not say, and the wait until the next one runs), or refused. */
type SentCode = { maskedPhone: string } | { mayArrive: true; waitTime: number } | Refusal;

/**
 * Sends a new code to the phone of the account, or to the one that is to take its place. The code is kept, hashed,
 * before its SMS leaves, so that of a burst of calls one sends; it is forgotten when the SMS was certainly not sent.
 */
export async function sendCode(
  services: Services,
  account: Account,
  purpose: CodePurpose,
  ip: string,
): Promise<SentCode> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const reserved = await reserveCode(services, account.id, purpose, await hashSecret(code), ip);
  if ('refused' in reserved) return reserved;

  try {
    await sendWithinCeiling(services, 'atOnce', { to: reserved.phone, text: texts[purpose](code) });
  } catch (error) {
    services.log.error({ err: error }, 'an SMS could not be sent');
    if (error instanceof SmsNotTakenError) return forgetCode(services, reserved, error);
    await alertOfPumping(services);
    const { database, clock } = services;
    return {
      mayArrive: true,
      waitTime: await secondsUntilNextCode(database.kysely, account.id, purpose, clock()),
    };
  }
  await alertOfPumping(services);
  return { maskedPhone: maskPhone(reserved.phone) };
}

async function forgetCode(
  services: Services,
  reserved: ReservedCode,
  error: SmsNotTakenError,
): Promise<Refusal> {
  await giveBackCode(services, reserved);
  return {
    refused: 'smsServiceError',
    waitTime: error instanceof SmsPausedError ? error.waitSeconds : undefined,
  };
}
