import { randomInt } from 'node:crypto';
import { codeLength, type CodeTarget } from '@soumdar/contract';
import { countVerifications, type Account, type CodePurpose } from '@soumdar/db';
import { asPlainText, wordsIn, type Language } from '@soumdar/words';
import { hourSeconds, secondsBefore } from '../process/clock.ts';
import { EmailAddressRefusedError } from '../email/message.ts';
import { sendEmailNow } from '../email/send-now.ts';
import { composeEmail } from '../email/templates/compose.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Urgency } from '../limits/gateway-pause.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { NotTakenError, PausedError } from '../sending/errors.ts';
import { sendSmsWithinCeiling, type SmsServices } from '../sms/send-within-ceiling.ts';
import { maskChannel, type Channel, type MessageServices } from './contact.ts';
import {
  giveBackCode,
  reserveCode,
  secondsUntilNextCode,
  type Requester,
  type ReservedCode,
} from './reserve-code.ts';
import { hashSecret } from './secrets.ts';

/** `mayArrive`: the gateway did not answer, so the wait for the next code runs. */
type SentCode = CodeTarget | { mayArrive: Refusal } | Refusal;

/** Stores the code before it leaves, so that a burst of calls sends only one. */
export async function sendCode(
  services: MessageServices,
  account: Account,
  purpose: CodePurpose,
  requester: Requester,
): Promise<SentCode> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const reserved = await reserveCode(services, account.id, purpose, await hashSecret(code), requester);
  if ('refused' in reserved) return reserved;

  const { channel } = reserved;
  try {
    await send(services, channel, urgencyOf(purpose), { purpose, code, language: account.locale });
  } catch (error) {
    services.log.error({ err: error }, 'a code could not be sent');
    if (error instanceof NotTakenError) return forgetCode(services, reserved, error);
    if ('phone' in channel) await alertOfPumping(services);
    const { database, clock } = services;
    const waitTime = await secondsUntilNextCode(
      database.kysely,
      account.id,
      purpose,
      clock(),
      requester.isKnown,
    );
    return { mayArrive: { refused: troubleOf(channel), waitTime } };
  }
  if ('phone' in channel) await alertOfPumping(services);
  return maskChannel(channel);
}

/** The reserve of the day is for who is locked out of an account: no other code of a new contact is as urgent. */
const urgencyOf = (purpose: CodePurpose): Urgency =>
  purpose === 'reset_password' ? 'atOnce' : 'registration';

function send(
  services: MessageServices,
  channel: Channel,
  urgency: Urgency,
  { purpose, code, language }: { purpose: CodePurpose; code: string; language: Language },
): Promise<void> {
  const template = purpose === 'reset_password' ? 'reset_code' : 'verification_code';
  if ('email' in channel)
    return sendEmailNow(
      services,
      channel.email,
      composeEmail({ template, values: { code }, language }),
      urgency,
    );
  const text = asPlainText(language, wordsIn(language).sms.templates[template]({ code }));
  return sendSmsWithinCeiling(services, urgency, { to: channel.phone, text });
}

const troubleOf = (channel: Channel) => ('phone' in channel ? 'smsServiceError' : 'emailServiceError');

async function forgetCode(
  services: MessageServices,
  reserved: ReservedCode,
  error: unknown,
): Promise<Refusal> {
  await giveBackCode(services, reserved);
  if (error instanceof EmailAddressRefusedError) return { refused: 'emailAddressRefused' };
  const waitTime = error instanceof PausedError ? error.waitSeconds : undefined;
  return { refused: troubleOf(reserved.channel), waitTime };
}

const suspiciousSends = 50;
const leastVerifiedShare = 0.2;

/** Codes that hardly anybody types are probably SMS pumping, which makes the site pay. */
async function alertOfPumping(services: SmsServices): Promise<void> {
  const since = secondsBefore(services.clock(), hourSeconds);
  const { sent, verified } = await countVerifications(services.database.kysely, since);
  if (sent < suspiciousSends || verified >= sent * leastVerifiedShare) return;
  if (await refusedByLimit(services, limits.alertsAbout('SMS pumping'))) return;
  services.alert(
    `In an hour ${sent} codes were sent and only ${verified} phones verified: this may be SMS pumping.`,
  );
}
