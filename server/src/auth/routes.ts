import { passwordMaxLength } from '@soumdar/contract';
import { deleteSession } from '@soumdar/db';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import { channelOf, maskChannel } from './contact.ts';
import { undoContactChange } from './contact-changes.ts';
import { logIn } from './log-in.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { register } from './register.ts';
import { requestCode } from './request-code.ts';
import { checkResetCode, resetPassword } from './reset-password.ts';
import { sessionOf, presentUser } from './sessions.ts';
import { verifyPhone } from './verify-phone.ts';
import { limits } from '../limits/limits.ts';

const emailIsRequired: ValidationErrorFor = (_fields, body) => {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return typeof email === 'string' && email.trim() !== '' ? undefined : 'emailRequired';
};
export const codeIsInvalid: ValidationErrorFor = (fields) =>
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
      return success({ ...outcome, user: presentUser(outcome.account) });
    },
    { hashes: limits.loginsFrom },
  );

  api(
    'proveSecondFactor',
    async (request) => {
      const outcome = await proveSecondFactor(services, request.body, request.ip);
      if ('refused' in outcome) return outcome;
      return success({ ...outcome, user: presentUser(outcome.account) });
    },
    { validationErrorFor: codeIsInvalid },
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
