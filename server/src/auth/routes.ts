import { passwordMaxLength } from '@soumdar/contract';
import { deleteSession } from '@soumdar/db';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { NameBadFields } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import { maskPhone } from '../sms/message.ts';
import { sessionOf } from './authenticate.ts';
import { logIn } from './log-in.ts';
import { undoContactChange } from './contact-changes.ts';
import { presentUser } from './present.ts';
import { register } from './register.ts';
import { requestCode } from './request-code.ts';
import { checkResetCode, resetPassword } from './reset-password.ts';
import { verifyPhone } from './verify-phone.ts';

const emailIsRequired: NameBadFields = (_fields, body) => {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return typeof email === 'string' && email.trim() !== '' ? undefined : 'emailRequired';
};
const codeIsInvalid: NameBadFields = (fields) =>
  fields.includes('code') ? 'invalidVerificationCode' : undefined;
const resetCodeIsInvalid: NameBadFields = (fields) =>
  fields.includes('code') ? 'invalidResetCode' : undefined;
const passwordOrResetCodeIsInvalid: NameBadFields = (fields, body) => {
  if (fields.includes('newPassword')) return isLong(body) ? undefined : 'passwordTooShort';
  return fields.includes('code') ? 'invalidOrExpiredResetCode' : undefined;
};

/** A password may be refused for its length at both ends. */
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
      return success({ maskedPhone: maskPhone(request.body.phone), ...outcome });
    },
    { hashes: true },
  );

  api(
    'sendVerificationCode',
    async (request) => {
      const outcome = await requestCode(services, request.body, 'verify_phone', request.ip);
      if ('refused' in outcome) return outcome;
      return success(outcome, 'Verification code sent');
    },
    { hashes: true },
  );

  api(
    'verifyPhone',
    async (request) => {
      const refusal = await verifyPhone(services, request.body, request.ip);
      if (refusal) return refusal;
      return done('Phone number verified');
    },
    { nameBadFields: codeIsInvalid, hashes: true },
  );

  api(
    'logIn',
    async (request) => {
      const outcome = await logIn(services, request.body, request.ip);
      if ('refused' in outcome) return outcome;
      return success({ token: outcome.token, device: outcome.device, user: presentUser(outcome.account) });
    },
    { hashes: true },
  );

  api('readSession', async (request) => success({ user: presentUser(sessionOf(request).account) }));

  api('logOut', async (request) => {
    await deleteSession(services.database.kysely, sessionOf(request).tokenHash);
    return done('Logged out');
  });

  api(
    'forgotPassword',
    async (request) => {
      const outcome = await requestCode(services, request.body, 'reset_password', request.ip);
      if ('refused' in outcome) return outcome;
      return success(outcome, 'Reset code sent');
    },
    { nameBadFields: emailIsRequired, hashes: true },
  );

  api(
    'verifyResetCode',
    async (request) => {
      const refusal = await checkResetCode(services, request.body, request.ip);
      if (refusal) return refusal;
      return done('Reset code is valid');
    },
    { nameBadFields: resetCodeIsInvalid, hashes: true },
  );

  api(
    'resetPassword',
    async (request) => {
      const refusal = await resetPassword(services, request.body, request.ip);
      if (refusal) return refusal;
      return done('Password changed');
    },
    { nameBadFields: passwordOrResetCodeIsInvalid, hashes: true },
  );

  api('undoContactChange', async (request) => {
    const refusal = await undoContactChange(services, request.body.token, request.ip);
    if (refusal) return refusal;
    return done('Change undone');
  });
}
