import type {
  ApiErrorName,
  CodeTarget,
  ForgotPasswordRequest,
  VerificationCodeRequest,
} from '@soumdar/contract';
import { findAccountByEmail, type Account, type CodePurpose, type TakenHit } from '@soumdar/db';
import { emailRefusedWhilePaused } from '../email/send-within-ceiling.ts';
import type { Refusal } from '../http/refusal.ts';
import { countFreeAttempt, refusedByHumanCheck } from '../limits/human-check.ts';
import { countOne, limits, tooManyAttempts, uncount, type LimitServices } from '../limits/limits.ts';
import { smsRefusedWhilePaused, type SmsServices } from '../sms/send-within-ceiling.ts';
import { contactOf, type MessageServices } from './contact.ts';
import { findKnownDevice } from './known-devices.ts';
import { isOvertaken } from './register.ts';
import { channelFor, secondsUntilNextCode } from './reserve-code.ts';
import { sendCode } from './send-code.ts';

export type ProofPurpose = Exclude<CodePurpose, 'reset_password'>;

export function proofPurpose(account: Account): ProofPurpose | undefined {
  if (account.phone_verified_at === null)
    return account.phone_abroad === null ? 'verify_phone' : 'verify_email';
  if (account.pending_phone !== null) return 'change_phone';
  return account.pending_email === null ? undefined : 'change_email';
}

export const isOfRegistration = (purpose: ProofPurpose) =>
  purpose === 'verify_phone' || purpose === 'verify_email';

interface CodePolicy {
  purposeFor: (account: Account, registration: string | undefined) => CodePurpose | undefined;
  otherwise: ApiErrorName;
}

const policies = {
  proof: {
    purposeFor(account, registration) {
      const purpose = proofPurpose(account);
      if (purpose === undefined || !isOfRegistration(purpose)) return purpose;
      return isOvertaken(account, registration) ? undefined : purpose;
    },
    otherwise: 'noPendingRegistration',
  },
  // an unfinished registration has no password to recover
  reset: {
    purposeFor: (account) =>
      account.phone_verified_at === null || !contactOf(account) ? undefined : 'reset_password',
    otherwise: 'userNotFound',
  },
} satisfies Record<string, CodePolicy>;

export async function requestCode(
  services: MessageServices,
  { email, humanCheckToken, registration, devices = [] }: VerificationCodeRequest & ForgotPasswordRequest,
  need: keyof typeof policies,
  ip: string,
): Promise<CodeTarget | Refusal> {
  const { purposeFor, otherwise }: CodePolicy = policies[need];
  const account = await findAccountByEmail(services.database.kysely, email);
  const purpose = account && purposeFor(account, registration);
  const isKnown = findKnownDevice(account, devices, services.clock()) !== undefined;
  if (purpose) {
    const { database, clock } = services;
    const wait = await secondsUntilNextCode(database.kysely, account.id, purpose, clock(), isKnown);
    if (wait > 0) return tooManyAttempts(wait);
    const channel = await channelFor(database.kysely, account, purpose, clock());
    const bySms = channel && 'phone' in channel;
    const paused = await (bySms ? smsRefusedWhilePaused(services) : emailRefusedWhilePaused(services));
    if (paused) return paused;
  }
  // calls about unknown addresses would otherwise have no limit
  const counted = await countFrom(services, ip, humanCheckToken);
  if ('refused' in counted) return counted;
  if (!purpose) return { refused: otherwise };

  const outcome = await sendCode(services, account, purpose, { ip, isKnown });
  if ('mayArrive' in outcome) return outcome.mayArrive;
  if ('refused' in outcome) await uncount(services, counted.hits);
  // only the owner learns that the address is the trouble
  return 'refused' in outcome && outcome.refused === 'emailAddressRefused'
    ? { refused: 'emailServiceError' }
    : outcome;
}

async function countFrom(
  services: SmsServices,
  ip: string,
  humanCheckToken: string | undefined,
): Promise<{ hits: TakenHit[] } | Refusal> {
  const free = await countFreeAttempt(services, ip, humanCheckToken);
  if (free && 'refused' in free) return free;
  const fromAddress = await countCodesFrom(services, ip);
  if ('refused' in fromAddress) return fromAddress;
  const notHuman = await refusedByHumanCheck(services, humanCheckToken);
  return notHuman ?? { hits: free ? [free, ...fromAddress] : fromAddress };
}

/** Both limits of the address, or none when one is full. */
export async function countCodesFrom(services: LimitServices, ip: string): Promise<TakenHit[] | Refusal> {
  const inADay = await countOne(services, limits.codesFromInADay(services, ip));
  if ('refused' in inADay) return inADay;
  const inAnHour = await countOne(services, limits.codesFrom(services, ip));
  if ('refused' in inAnHour) await uncount(services, [inADay]);
  return 'refused' in inAnHour ? inAnHour : [inADay, inAnHour];
}
