import { passwordMaxLength, type LoginRequest } from '@soumdar/contract';
import {
  deleteSession,
  findAccountByEmail,
  recordLogin,
  setDeviceKey,
  type Account,
  type SchemaTransaction,
} from '@soumdar/db';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import { channelOf, maskChannel } from './contact.ts';
import { undoContactChange } from './contact-changes.ts';
import { register, pendingRegistration } from './register.ts';
import { requestCode } from './request-code.ts';
import { checkResetCode, resetPassword } from './reset-password.ts';
import { sessionOf, presentUser, openSession } from './sessions.ts';
import { verifyPhone } from './verify-phone.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, type LimitServices } from '../limits/limits.ts';
import { findKnownDevice, markDevice, newDeviceKey } from './known-devices.ts';
import { nobody, writeAsForKnownAccount } from './login-backoff.ts';
import { matchesHash, unmatchableHash } from './secrets.ts';
import { checkPassword, originOf, secondsUntilNextPassword } from './try-password.ts';

const emailIsRequired: ValidationErrorFor = (_fields, body) => {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return typeof email === 'string' && email.trim() !== '' ? undefined : 'emailRequired';
};
const codeIsInvalid: ValidationErrorFor = (fields) =>
  fields.includes('code') ? 'invalidVerificationCode' : undefined;
const resetCodeIsInvalid: ValidationErrorFor = (fields) =>
  fields.includes('code') ? 'invalidResetCode' : undefined;
const passwordOrResetCodeIsInvalid: ValidationErrorFor = (fields, body) => {
  if (fields.includes('newPassword')) return isLong(body) ? undefined : 'passwordTooShort';
  return fields.includes('code') ? 'invalidOrExpiredResetCode' : undefined;
};

function isLong(body: unknown): boolean {
  const { newPassword } = body as { newPassword?: unknown };
  return typeof newPassword === 'string' && newPassword.length > passwordMaxLength;
}

export function authRoutes(api: Api, services: Services): void {
  api(
    'register',
    async (request) => {
      const outcome = await register(services, request.body, request.ip);
      if ('refused' in outcome) return outcome;
      return success({ ...maskChannel(channelOf(request.body)), ...outcome });
    },
    { hashes: limits.registrationsFrom },
  );

  api(
    'sendVerificationCode',
    async (request) => {
      const outcome = await requestCode(services, request.body, 'proof', request.ip);
      if ('refused' in outcome) return outcome;
      return success(outcome, 'Verification code sent');
    },
    { hashes: limits.codesFrom },
  );

  api(
    'verifyPhone',
    async (request) => {
      const outcome = await verifyPhone(services, request.body, request.ip);
      if ('refused' in outcome) return outcome;
      const isPhone = outcome.proved === 'verify_phone' || outcome.proved === 'change_phone';
      return done(isPhone ? 'Phone number verified' : 'Email verified');
    },
    { validationErrorFor: codeIsInvalid, hashes: limits.codeChecksFrom },
  );

  api(
    'logIn',
    async (request) => {
      const outcome = await logIn(services, request.body, request.ip);
      if ('refused' in outcome) return outcome;
      return success({ token: outcome.token, device: outcome.device, user: presentUser(outcome.account) });
    },
    { hashes: limits.loginsFrom },
  );

  api('readSession', async (request) => success({ user: presentUser(sessionOf(request).account) }));

  api('logOut', async (request) => {
    await deleteSession(services.database.kysely, sessionOf(request).tokenHash);
    return done('Logged out');
  });

  api(
    'forgotPassword',
    async (request) => {
      const outcome = await requestCode(services, request.body, 'reset', request.ip);
      if ('refused' in outcome) return outcome;
      return success(outcome, 'Reset code sent');
    },
    { validationErrorFor: emailIsRequired, hashes: limits.codesFrom },
  );

  api(
    'verifyResetCode',
    async (request) => {
      const refusal = await checkResetCode(services, request.body, request.ip);
      if (refusal) return refusal;
      return done('Reset code is valid');
    },
    { validationErrorFor: resetCodeIsInvalid, hashes: limits.codeChecksFrom },
  );

  api(
    'resetPassword',
    async (request) => {
      const refusal = await resetPassword(services, request.body, request.ip);
      if (refusal) return refusal;
      return done('Password changed');
    },
    { validationErrorFor: passwordOrResetCodeIsInvalid, hashes: limits.codeChecksFrom },
  );

  api('undoContactChange', async (request) => {
    const refusal = await undoContactChange(services, request.body.token, request.ip);
    if (refusal) return refusal;
    return done('Change undone');
  });
}

interface LoggedIn {
  token: string;
  device: string;
  account: Account;
}

async function logIn(
  services: LimitServices,
  { email, password, remember = false, devices = [] }: LoginRequest,
  ip: string,
): Promise<LoggedIn | Refusal> {
  const { database, clock } = services;
  const known = await findAccountByEmail(database.kysely, email);
  const knownDevice = findKnownDevice(known, devices, clock());
  const origin = originOf(ip, knownDevice);
  const wait = await secondsUntilNextPassword(database.kysely, known?.id ?? nobody, origin, clock());
  if (wait > 0) return tooManyAttempts(wait);
  const limited = await refusedByLimit(services, limits.loginsFrom(services, ip));
  if (limited) return limited;

  const matches = await matchesHash(password, known?.password_hash ?? unmatchableHash);
  const now = clock();
  if (!known) {
    await writeAsForKnownAccount(services, now);
    return { refused: 'wrongCredentials' };
  }
  return database.kysely.transaction().execute(async (trx) => {
    const account = await checkPassword(trx, known, matches, origin, now);
    if ('trouble' in account) {
      return account.trouble === 'wrong'
        ? { refused: 'wrongCredentials' }
        : tooManyAttempts(account.waitTime);
    }
    if (!account.phone_verified_at) return pendingRegistration(account);
    await recordLogin(trx, account.id, now);
    const device = markDevice(await deviceKeyOf(trx, account), now, knownDevice);
    return { token: await openSession(trx, account.id, remember, now), device, account };
  });
}

async function deviceKeyOf(trx: SchemaTransaction, account: Account): Promise<string> {
  if (account.device_key !== null) return account.device_key;
  const key = newDeviceKey();
  await setDeviceKey(trx, account.id, key);
  return key;
}
