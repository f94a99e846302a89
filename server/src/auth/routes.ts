import {
  doneSchema,
  emailAndCodeRequestSchema,
  codeRequestSchema,
  loginRequestSchema,
  loginResponseSchema,
  maskedPhoneResponseSchema,
  passwordMaxLength,
  registerRequestSchema,
  registerResponseSchema,
  resetPasswordRequestSchema,
  sessionResponseSchema,
  undoContactChangeSchema,
  verificationCodeRequestSchema,
  verifyPhoneRequestSchema,
} from '@soumdar/contract';
import { deleteSession } from '@soumdar/db';
import { answers, done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { maskPhone } from '../sms/message.ts';
import { authenticate, sessionOf, presentUser } from './sessions.ts';
import { logIn } from './log-in.ts';
import { undoContactChange } from './contact-changes.ts';
import { register } from './register.ts';
import { requestCode } from './request-code.ts';
import { checkResetCode, resetPassword } from './reset-password.ts';
import { verifyPhone } from './verify-phone.ts';

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

/** A password may be refused for its length at both ends. */
function isLong(body: unknown): boolean {
  const { newPassword } = body as { newPassword?: unknown };
  return typeof newPassword === 'string' && newPassword.length > passwordMaxLength;
}

export function authRoutes(api: Api, services: Services): void {
  const signedIn = authenticate(services);
  const tags = ['auth'];

  api.post(
    '/auth/register',
    {
      config: { hashes: true },
      schema: { tags, body: registerRequestSchema, response: answers(registerResponseSchema) },
    },
    async (request, reply) => {
      const outcome = await register(services, request.body, request.ip);
      if ('refused' in outcome) return refuse(reply, outcome);
      return reply.code(201).send(success({ maskedPhone: maskPhone(request.body.phone), ...outcome }));
    },
  );

  api.post(
    '/auth/send-verification-code',
    {
      config: { hashes: true },
      schema: { tags, body: verificationCodeRequestSchema, response: answers(maskedPhoneResponseSchema) },
    },
    async (request, reply) => {
      const outcome = await requestCode(services, request.body, 'verify_phone', request.ip);
      if ('refused' in outcome) return refuse(reply, outcome);
      return success(outcome, 'Verification code sent');
    },
  );

  api.post(
    '/auth/verify-phone',
    {
      config: { validationErrorFor: codeIsInvalid, hashes: true },
      schema: { tags, body: verifyPhoneRequestSchema, response: answers(doneSchema) },
    },
    async (request, reply) => {
      const refusal = await verifyPhone(services, request.body, request.ip);
      if (refusal) return refuse(reply, refusal);
      return done('Phone number verified');
    },
  );

  api.post(
    '/auth/login',
    {
      config: { hashes: true },
      schema: { tags, body: loginRequestSchema, response: answers(loginResponseSchema) },
    },
    async (request, reply) => {
      const outcome = await logIn(services, request.body, request.ip);
      if ('refused' in outcome) return refuse(reply, outcome);
      return success({ token: outcome.token, device: outcome.device, user: presentUser(outcome.account) });
    },
  );

  api.get(
    '/auth/session',
    { onRequest: signedIn, schema: { tags, response: answers(sessionResponseSchema) } },
    async (request) => success({ user: presentUser(sessionOf(request).account) }),
  );

  api.post(
    '/auth/logout',
    { onRequest: signedIn, schema: { tags, response: answers(doneSchema) } },
    async (request) => {
      await deleteSession(services.database.kysely, sessionOf(request).tokenHash);
      return done('Logged out');
    },
  );

  api.post(
    '/auth/forgot-password',
    {
      config: { validationErrorFor: emailIsRequired, hashes: true },
      schema: { tags, body: codeRequestSchema, response: answers(maskedPhoneResponseSchema) },
    },
    async (request, reply) => {
      const outcome = await requestCode(services, request.body, 'reset_password', request.ip);
      if ('refused' in outcome) return refuse(reply, outcome);
      return success(outcome, 'Reset code sent');
    },
  );

  api.post(
    '/auth/verify-reset-code',
    {
      config: { validationErrorFor: resetCodeIsInvalid, hashes: true },
      schema: { tags, body: emailAndCodeRequestSchema, response: answers(doneSchema) },
    },
    async (request, reply) => {
      const refusal = await checkResetCode(services, request.body, request.ip);
      if (refusal) return refuse(reply, refusal);
      return done('Reset code is valid');
    },
  );

  api.post(
    '/auth/reset-password',
    {
      config: { validationErrorFor: passwordOrResetCodeIsInvalid, hashes: true },
      schema: { tags, body: resetPasswordRequestSchema, response: answers(doneSchema) },
    },
    async (request, reply) => {
      const refusal = await resetPassword(services, request.body, request.ip);
      if (refusal) return refuse(reply, refusal);
      return done('Password changed');
    },
  );

  api.post(
    '/auth/undo-contact-change',
    { schema: { tags, body: undoContactChangeSchema, response: answers(doneSchema) } },
    async (request, reply) => {
      const refusal = await undoContactChange(services, request.body.token, request.ip);
      if (refusal) return refuse(reply, refusal);
      return done('Change undone');
    },
  );
}
