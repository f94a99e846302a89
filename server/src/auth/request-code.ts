import type { ApiErrorName, CodeRequest } from '@soumdar/contract';
import { findAccountByEmail, type Account, type CodePurpose } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { refusedByHumanCheck, refusedUntilTokenGiven } from '../limits/human-check.ts';
import { limits, refusedByLimit, tooManyAttempts, uncount, uncountIfBusy } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { secondsUntilNextCode } from './reserve-code.ts';
import { sendCode } from './send-code.ts';

/** The code that would prove a phone of the account, if one is to be proved. */
export function phoneCodePurpose(account: Account): 'verify_phone' | 'change_phone' | undefined {
  if (account.phone_verified_at === null) return 'verify_phone';
  return account.pending_phone === null ? undefined : 'change_phone';
}

interface CodePolicy {
  /** Which code an account may have, if any. */
  purposeFor: (account: Account) => CodePurpose | undefined;
  otherwise: ApiErrorName;
}

const policies = {
  verify_phone: { purposeFor: phoneCodePurpose, otherwise: 'noPendingRegistration' },
  // a registration never completed has no password to recover, and an expert without a phone asks the staff
  reset_password: {
    purposeFor: ({ phone, phone_verified_at }) =>
      phone === null || phone_verified_at === null ? undefined : 'reset_password',
    otherwise: 'userNotFound',
  },
} satisfies Record<string, CodePolicy>;

/** Sends a code for whoever asks, within the limits of the account and of the address asking. */
export async function requestCode(
  services: Services,
  { email, humanCheckToken }: CodeRequest,
  need: keyof typeof policies,
  ip: string,
): Promise<{ maskedPhone: string } | Refusal> {
  const { purposeFor, otherwise }: CodePolicy = policies[need];
  const account = await findAccountByEmail(services.database.kysely, email);
  const purpose = account && purposeFor(account);
  if (purpose) {
    const wait = await secondsUntilNextCode(services.database.kysely, account.id, purpose, services.clock());
    if (wait > 0) return tooManyAttempts(wait);
  }
  // questions about addresses nobody registered count too: they could go on for ever
  const fromAddress = limits.codesFrom(services, ip);
  const limited =
    (await refusedUntilTokenGiven(services, ip, humanCheckToken)) ??
    (await refusedByLimit(services, fromAddress)) ??
    (await refusedByHumanCheck(services, humanCheckToken));
  if (limited) return limited;
  if (!purpose) return { refused: otherwise };

  const sending = sendCode(services, account, purpose);
  const outcome = await sending.catch(uncountIfBusy(services, fromAddress));
  if ('refused' in outcome) await uncount(services, fromAddress);
  return outcome;
}
