import type { EndpointName } from './addresses.ts';
import * as auth from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { doneSchema } from './envelope.ts';

/** The part of the table of endpoints by which an account is opened, entered and recovered. */
export const authEndpoints = {
  register: {
    tag: 'auth',
    access: 'anyone',
    body: auth.registerRequestSchema,
    answer: auth.registerResponseSchema,
    status: 201,
    errors: ['passwordTooCommon', 'emailExists', 'phoneRegistered', 'phoneNotVerified', 'tooManyAttempts'],
  },
  sendVerificationCode: {
    tag: 'auth',
    access: 'anyone',
    body: auth.verificationCodeRequestSchema,
    answer: auth.codeTargetResponseSchema,
    errors: [
      'noPendingRegistration',
      'humanCheckRequired',
      'tooManyAttempts',
      'smsServiceError',
      'emailServiceError',
    ],
  },
  verifyPhone: {
    tag: 'auth',
    access: 'anyone',
    body: auth.verifyPhoneRequestSchema,
    answer: doneSchema,
    errors: [
      'noPendingRegistration',
      'invalidVerificationCode',
      'verificationCodeExpired',
      'codeExhausted',
      'phoneRegistered',
      'emailExists',
      'tooManyAttempts',
    ],
  },
  logIn: {
    tag: 'auth',
    access: 'anyone',
    body: auth.loginRequestSchema,
    answer: auth.loginResponseSchema,
    errors: ['wrongCredentials', 'phoneNotVerified', 'tooManyAttempts'],
  },
  readSession: { tag: 'auth', access: 'account', answer: auth.sessionResponseSchema, errors: [] },
  logOut: { tag: 'auth', access: 'account', answer: doneSchema, errors: [] },
  forgotPassword: {
    tag: 'auth',
    access: 'anyone',
    body: auth.codeRequestSchema,
    answer: auth.codeTargetResponseSchema,
    errors: [
      'emailRequired',
      'userNotFound',
      'noPendingRegistration',
      'humanCheckRequired',
      'tooManyAttempts',
      'smsServiceError',
      'emailServiceError',
    ],
  },
  verifyResetCode: {
    tag: 'auth',
    access: 'anyone',
    body: auth.emailAndCodeRequestSchema,
    answer: doneSchema,
    errors: ['invalidResetCode', 'resetCodeExpired', 'codeExhausted', 'tooManyAttempts'],
  },
  resetPassword: {
    tag: 'auth',
    access: 'anyone',
    body: auth.resetPasswordRequestSchema,
    answer: doneSchema,
    errors: [
      'passwordTooShort',
      'passwordTooCommon',
      'invalidOrExpiredResetCode',
      'codeExhausted',
      'tooManyAttempts',
    ],
  },
  undoContactChange: {
    tag: 'auth',
    access: 'anyone',
    body: auth.undoContactChangeSchema,
    answer: doneSchema,
    errors: ['notFound', 'phoneRegistered', 'emailExists', 'tooManyAttempts'],
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
