import { forgetWrongTries, setEmailVerified, voidCodes, type Account } from '@soumdar/db';
import { confirmAlerts } from '../email/confirm-alerts.ts';
import { maskEmail } from '../email/message.ts';
import { emailRefusedWhilePaused, type EmailServices } from '../email/send-within-ceiling.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, uncount } from '../limits/limits.ts';
import type { MessageServices } from './contact.ts';
import { countCodesFrom } from './request-code.ts';
import { secondsUntilNextCode } from './reserve-code.ts';
import { sendCode } from './send-code.ts';
import { checkGuess, compareCode } from './try-code.ts';
import { refusalOf } from './verify-phone.ts';

const purpose = 'verify_email';

/** Also for a verified email, to end that nothing is sent to it. */
export async function requestEmailVerification(
  services: MessageServices,
  account: Account,
  ip: string,
): Promise<{ maskedEmail: string } | Refusal> {
  const { database, clock } = services;
  const wait = await secondsUntilNextCode(database.kysely, account.id, purpose, clock());
  if (wait > 0) return tooManyAttempts(wait);
  const paused = await emailRefusedWhilePaused(services);
  if (paused) return paused;
  const counted = await countCodesFrom(services, ip);
  if ('refused' in counted) return counted;
  const outcome = await sendCode(services, account, purpose, { ip, isKnown: false });
  if ('mayArrive' in outcome) return outcome.mayArrive;
  if ('refused' in outcome) await uncount(services, counted);
  return 'refused' in outcome ? outcome : { maskedEmail: maskEmail(account.email) };
}

export async function confirmEmail(
  services: EmailServices,
  { id: accountId }: Account,
  code: string,
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const guess = await compareCode(services, accountId, purpose, { code, ip });
  if ('trouble' in guess) return refusalOf(guess);
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const trouble = await checkGuess(trx, accountId, purpose, guess, now);
    if (trouble) return refusalOf(trouble);
    await setEmailVerified(trx, accountId, now);
    await confirmAlerts(services, trx, accountId);
    await forgetWrongTries(trx, accountId, purpose);
    await voidCodes(trx, accountId, purpose, now);
    return undefined;
  });
}
