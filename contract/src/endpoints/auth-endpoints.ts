import type { EndpointName } from './addresses.ts';
import * as auth from '../account/auth.ts';
import * as secondFactor from '../account/second-factor.ts';
import type { Endpoint } from './endpoint.ts';
import { doneSchema } from '../api/envelope.ts';

export const authEndpoints = {
  register: {
    tag: 'auth',
    summary:
      'Opens an account, pending until the code sent to its phone, or abroad to its email, is entered.',
    access: 'anyone',
    body: auth.registerRequestSchema,
    answer: auth.registerResponseSchema,
    status: 201,
    errors: ['passwordTooCommon', 'emailExists', 'phoneRegistered', 'phoneNotVerified', 'tooManyAttempts'],
  },
  sendVerificationCode: {
    tag: 'auth',
    summary:
      'Sends the code that proves the phone, or abroad the email, of a pending registration or of a changed contact.',
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
    summary: 'Takes that code and completes the registration, or the change.',
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
      'smsServiceError',
      'emailServiceError',
    ],
  },
  logIn: {
    tag: 'auth',
    summary: 'Opens a session by email and password.',
    access: 'anyone',
    body: auth.loginRequestSchema,
    answer: auth.loginResponseSchema,
    errors: ['wrongCredentials', 'phoneNotVerified', 'secondFactorRequired', 'tooManyAttempts'],
  },
  proveSecondFactor: {
    tag: 'auth',
    summary: 'Completes such a login by a code of the authenticator app, or by a recovery code.',
    access: 'anyone',
    body: secondFactor.secondFactorLoginSchema,
    answer: auth.loginResponseSchema,
    errors: ['invalidToken', 'invalidVerificationCode', 'tooManyAttempts'],
  },
  readSession: {
    tag: 'auth',
    summary: 'Says whose session a token is of, while it lasts.',
    access: 'account',
    answer: auth.sessionResponseSchema,
    errors: [],
  },
  logOut: { tag: 'auth', summary: 'Ends the session.', access: 'account', answer: doneSchema, errors: [] },
  forgotPassword: {
    tag: 'auth',
    summary: 'Sends a code to choose another password by.',
    access: 'anyone',
    body: auth.forgotPasswordRequestSchema,
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
    summary: 'Says whether that code is right, without using it up.',
    access: 'anyone',
    body: auth.emailAndCodeRequestSchema,
    answer: doneSchema,
    errors: ['invalidResetCode', 'resetCodeExpired', 'codeExhausted', 'tooManyAttempts'],
  },
  resetPassword: {
    tag: 'auth',
    summary: 'Sets another password by that code, and ends every session of the account.',
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
    summary: 'Takes back a change of phone or email, by the link sent to the old one.',
    access: 'anyone',
    body: auth.undoContactChangeSchema,
    answer: doneSchema,
    errors: ['notFound', 'phoneRegistered', 'emailExists', 'tooManyAttempts'],
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
