import type { ApiErrorName } from '@soumdar/contract';
import { findAccountByEmail, type Account, type CodePurpose } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { secondsUntilNextCode, sendCode } from './send-code.ts';

interface CodePolicy {
  /** Whom a code for this purpose may be sent to. */
  mayHave: (account: Account) => boolean;
  otherwise: ApiErrorName;
}

const policies: Record<CodePurpose, CodePolicy> = {
  verify_phone: {
    mayHave: (account) => account.phone_verified_at === null,
    otherwise: 'noPendingRegistration',
  },
  // a registration never completed has no password to recover
  reset_password: { mayHave: (account) => account.phone_verified_at !== null, otherwise: 'userNotFound' },
};

/** Sends a code for whoever asks, within the limits of the account and of the address asking. */
export async function requestCode(
  services: Services,
  email: string,
  purpose: CodePurpose,
  ip: string,
): Promise<{ maskedPhone: string } | Refusal> {
  const { mayHave, otherwise } = policies[purpose];
  const known = await findAccountByEmail(services.database.kysely, email);
  const account = known && mayHave(known) ? known : undefined;
  if (account) {
    const wait = await secondsUntilNextCode(services.database.kysely, account.id, purpose, services.clock());
    if (wait > 0) return tooManyAttempts(wait);
  }
  // questions about addresses nobody registered count too: they could go on for ever
  const fromAddress = limits.codesFrom(services, ip);
  const limited = await refusedByLimit(services, fromAddress);
  if (limited) return limited;
  if (!account) return { refused: otherwise };

  const outcome = await sendCode(services, account, purpose);
  if ('refused' in outcome) await uncount(services, fromAddress);
  return outcome;
}
