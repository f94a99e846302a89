import { randomBytes } from 'node:crypto';
import type { SecondFactorEnrolment, SecondFactorStatus } from '@soumdar/contract';
import {
  deleteOtherSessions,
  findSecondFactor,
  insertSecondFactor,
  lockAccount,
  type Account,
  type LiveSession,
} from '@soumdar/db';
import { Secret } from 'otpauth';
import type { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/tokens.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { SecretServices } from './half-login.ts';
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts';

export const secondFactorContext = (accountId: string) => `second factor of ${accountId}`;
/** Another context, so that a stored secret is no offer. */
const offerContext = (accountId: string) => `offer of a second factor to ${accountId}`;

const recoveryCodes = 10;
/** 16 characters of base 32: a fast hash is safe for so many. */
const recoveryBytes = 10;

export async function readSecondFactor(
  { database, secrets, settings }: SecretServices,
  { id, email }: Account,
): Promise<SecondFactorStatus> {
  const factor = await findSecondFactor(database.kysely, id);
  if (factor)
    return {
      enrolled: true,
      enrolledAt: factor.enrolled_at,
      recoveryCodesLeft: factor.recovery_hashes.length,
    };
  const secret = newTotpSecret();
  const token = secrets.seal(offerContext(id), secret).toString('base64url');
  return {
    enrolled: false,
    required: settings.isProduction,
    offer: { token, ...describeTotp(secret, email) },
  };
}

/** Sessions opened by the password alone end, but for this one. */
export async function enrolSecondFactor(
  services: SecretServices,
  { account: { id }, tokenHash }: LiveSession,
  { token, code }: SecondFactorEnrolment,
): Promise<{ recoveryCodes: string[] } | Refusal> {
  const limited = await refusedByLimit(services, limits.secondFactorsOf(id));
  if (limited) return limited;
  const now = services.clock();
  const secret = openOffer(services, id, token);
  const step = secret && stepOfCode(secret, code, now);
  if (!secret || step === undefined) return { refused: 'invalidVerificationCode' };
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  return services.database.kysely.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    if (await findSecondFactor(trx, id)) return { refused: 'secondFactorExists' };
    await insertSecondFactor(trx, {
      account_id: id,
      secret: services.secrets.seal(secondFactorContext(id), secret),
      enrolled_at: now,
      last_step: step,
      recovery_hashes: codes.map(hashToken),
    });
    await deleteOtherSessions(trx, id, tokenHash);
    return { recoveryCodes: codes.map(inGroups) };
  });
}

function openOffer({ secrets }: SecretServices, accountId: string, token: string): Buffer | undefined {
  try {
    return secrets.open(offerContext(accountId), Buffer.from(token, 'base64url'));
  } catch {
    return undefined;
  }
}

const newRecoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32;
const inGroups = (code: string) => code.match(/.{4}/g)!.join('-');
