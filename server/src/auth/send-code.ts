import { randomInt } from 'node:crypto';
import { codeLength } from '@soumdar/contract';
import { countVerifications, type Account, type CodePurpose } from '@soumdar/db';
import { hourSeconds, secondsBefore } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { maskPhone, SmsNotTakenError, SmsPausedError } from '../sms/message.ts';
import { sendWithinCeiling, type SmsServices } from '../sms/send-within-ceiling.ts';
import { giveBackCode, reserveCode, secondsUntilNextCode, type ReservedCode } from './reserve-code.ts';
import { hashSecret } from './secrets.ts';

const verificationText = (code: string) =>
  `Soumdar : votre code de verification est ${code}. Il expire dans 10 minutes.`;

/** Exactly one run of six digits, and no accent: a message with accents costs twice. */
const texts: Record<CodePurpose, (code: string) => string> = {
  verify_phone: verificationText,
  change_phone: verificationText,
  verify_email: verificationText,
  reset_password: (code) =>
    `Soumdar : votre code de reinitialisation est ${code}. Il expire dans 10 minutes. Ne le communiquez a personne.`,
};

/** Sent; perhaps sent, since the gateway did not say, so that the wait for the next code runs; or refused. */
type SentCode = { maskedPhone: string } | { mayArrive: true; waitTime: number } | Refusal;

/**
 * Sends a new code to the phone of the account, or to the one that is to replace it. The code is stored, hashed,
 * before its SMS leaves, so that a burst of calls sends one only; it is deleted when the SMS was certainly not sent.
 */
export async function sendCode(
  services: SmsServices,
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
  services: SmsServices,
  reserved: ReservedCode,
  error: SmsNotTakenError,
): Promise<Refusal> {
  await giveBackCode(services, reserved);
  return {
    refused: 'smsServiceError',
    waitTime: error instanceof SmsPausedError ? error.waitSeconds : undefined,
  };
}

/** Fewer codes than this in an hour prove nothing. */
const suspiciousSends = 50;
/** Most real visitors type the code they asked for. */
const leastVerifiedShare = 0.2;

/**
 * Codes that hardly anybody types are probably requested by a machine to make the site pay for SMS (SMS pumping).
 */
async function alertOfPumping(services: SmsServices): Promise<void> {
  const since = secondsBefore(services.clock(), hourSeconds);
  const { sent, verified } = await countVerifications(services.database.kysely, since);
  if (sent < suspiciousSends || verified >= sent * leastVerifiedShare) return;
  if (await refusedByLimit(services, limits.alertsAbout('SMS pumping'))) return;
  services.alert(
    `In an hour ${sent} codes were sent and only ${verified} phones verified: this may be SMS pumping.`,
  );
}
