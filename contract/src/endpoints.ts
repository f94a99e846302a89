import type { z } from 'zod';
import type { EndpointName } from './addresses.ts';
import { analyticsEventSchema } from './analytics.ts';
import {
  codeRequestSchema,
  emailAndCodeRequestSchema,
  loginRequestSchema,
  loginResponseSchema,
  maskedPhoneResponseSchema,
  registerRequestSchema,
  registerResponseSchema,
  resetPasswordRequestSchema,
  sessionResponseSchema,
  undoContactChangeSchema,
  verificationCodeRequestSchema,
  verifyPhoneRequestSchema,
} from './auth.ts';
import { doneSchema } from './envelope.ts';
import type { ApiErrorName } from './errors.ts';
import { estimationRequestSchema, estimationResponseSchema } from './estimation.ts';
import {
  expertAlertsResponseSchema,
  expertFiguresResponseSchema,
  expertRequestResponseSchema,
  privacyAnswerRequestSchema,
  privacyAnswerResponseSchema,
  privacyQueueQuerySchema,
  privacyQueueResponseSchema,
  requestFiltersSchema,
  requestMoveRequestSchema,
  requestQueueQuerySchema,
  requestQueueResponseSchema,
  uuidParamsSchema,
} from './experts.ts';
import { estimationPageResponseSchema, pageQuerySchema } from './history.ts';
import {
  manualRequestPageResponseSchema,
  manualRequestResponseSchema,
  manualRequestSchema,
} from './manual-requests.ts';
import { marketResponseSchema } from './market.ts';
import {
  placesQuerySchema,
  placesResponseSchema,
  reverseQuerySchema,
  reverseResponseSchema,
} from './places.ts';
import {
  accountDeletionSchema,
  exportResponseSchema,
  privacyQuestionResponseSchema,
  privacyQuestionSchema,
  profileChangeSchema,
  profileResponseSchema,
} from './privacy.ts';
import { requestKeySchema } from './request-key.ts';

/** What one endpoint takes and answers. */
export interface Endpoint {
  /** its chapter in the documentation */
  tag: string;
  access: 'anyone' | 'account' | 'expert';
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** body of a success; a file where there is none */
  answer?: z.ZodType;
  /** of a success; 200 where there is none */
  status?: 201 | 202;
  /** refusals of its own, beside those of every endpoint, of signed-in ones and of experts' */
  errors: readonly ApiErrorName[];
}

/** Everything the server answers under `/api`: it registers from this table, and the site's calls are typed by it. */
export const endpoints = {
  register: {
    tag: 'auth',
    access: 'anyone',
    body: registerRequestSchema,
    answer: registerResponseSchema,
    status: 201,
    errors: ['passwordTooCommon', 'emailExists', 'phoneRegistered', 'phoneNotVerified', 'tooManyAttempts'],
  },
  sendVerificationCode: {
    tag: 'auth',
    access: 'anyone',
    body: verificationCodeRequestSchema,
    answer: maskedPhoneResponseSchema,
    errors: ['noPendingRegistration', 'humanCheckRequired', 'tooManyAttempts', 'smsServiceError'],
  },
  verifyPhone: {
    tag: 'auth',
    access: 'anyone',
    body: verifyPhoneRequestSchema,
    answer: doneSchema,
    errors: [
      'noPendingRegistration',
      'invalidVerificationCode',
      'verificationCodeExpired',
      'codeExhausted',
      'phoneRegistered',
      'tooManyAttempts',
    ],
  },
  logIn: {
    tag: 'auth',
    access: 'anyone',
    body: loginRequestSchema,
    answer: loginResponseSchema,
    errors: ['wrongCredentials', 'phoneNotVerified', 'tooManyAttempts'],
  },
  readSession: { tag: 'auth', access: 'account', answer: sessionResponseSchema, errors: [] },
  logOut: { tag: 'auth', access: 'account', answer: doneSchema, errors: [] },
  forgotPassword: {
    tag: 'auth',
    access: 'anyone',
    body: codeRequestSchema,
    answer: maskedPhoneResponseSchema,
    errors: [
      'emailRequired',
      'userNotFound',
      'noPendingRegistration',
      'humanCheckRequired',
      'tooManyAttempts',
      'smsServiceError',
    ],
  },
  verifyResetCode: {
    tag: 'auth',
    access: 'anyone',
    body: emailAndCodeRequestSchema,
    answer: doneSchema,
    errors: ['invalidResetCode', 'resetCodeExpired', 'codeExhausted', 'tooManyAttempts'],
  },
  resetPassword: {
    tag: 'auth',
    access: 'anyone',
    body: resetPasswordRequestSchema,
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
    body: undoContactChangeSchema,
    answer: doneSchema,
    errors: ['notFound', 'phoneRegistered', 'tooManyAttempts'],
  },

  calculateEstimation: {
    tag: 'estimation',
    access: 'account',
    headers: requestKeySchema,
    body: estimationRequestSchema,
    answer: estimationResponseSchema,
    errors: [
      'invalidCoordinates',
      'invalidPropertyType',
      'notEnoughData',
      'requestKeyReused',
      'tooManyAttempts',
    ],
  },
  previewEstimation: {
    tag: 'estimation',
    access: 'account',
    body: estimationRequestSchema,
    answer: estimationResponseSchema,
    errors: ['invalidCoordinates', 'invalidPropertyType', 'notEnoughData', 'tooManyAttempts'],
  },
  listEstimations: {
    tag: 'estimation',
    access: 'account',
    query: pageQuerySchema,
    answer: estimationPageResponseSchema,
    errors: [],
  },
  requestManualEstimation: {
    tag: 'manual requests',
    access: 'account',
    headers: requestKeySchema,
    body: manualRequestSchema,
    answer: manualRequestResponseSchema,
    status: 201,
    errors: [
      'invalidContactMethod',
      'invalidContactTime',
      'invalidCoordinates',
      'invalidPropertyType',
      'requestKeyReused',
      'tooManyAttempts',
    ],
  },
  listManualRequests: {
    tag: 'manual requests',
    access: 'account',
    query: pageQuerySchema,
    answer: manualRequestPageResponseSchema,
    errors: [],
  },

  readProfile: { tag: 'personal data', access: 'account', answer: profileResponseSchema, errors: [] },
  changeProfile: {
    tag: 'personal data',
    access: 'account',
    body: profileChangeSchema,
    answer: profileResponseSchema,
    errors: [
      'passwordRequired',
      'wrongPassword',
      'passwordTooShort',
      'passwordTooCommon',
      'emailExists',
      'phoneRegistered',
      'tooManyAttempts',
    ],
  },
  deleteAccount: {
    tag: 'personal data',
    access: 'account',
    body: accountDeletionSchema,
    answer: doneSchema,
    errors: ['passwordRequired', 'wrongPassword', 'tooManyAttempts'],
  },
  exportPersonalData: {
    tag: 'personal data',
    access: 'account',
    answer: exportResponseSchema,
    errors: ['tooManyAttempts'],
  },
  askAboutData: {
    tag: 'personal data',
    access: 'account',
    body: privacyQuestionSchema,
    answer: privacyQuestionResponseSchema,
    status: 201,
    errors: ['tooManyAttempts'],
  },

  listExpertRequests: {
    tag: 'experts',
    access: 'expert',
    query: requestQueueQuerySchema,
    answer: requestQueueResponseSchema,
    errors: [],
  },
  downloadExpertRequests: { tag: 'experts', access: 'expert', query: requestFiltersSchema, errors: [] },
  readExpertRequest: {
    tag: 'experts',
    access: 'expert',
    params: uuidParamsSchema,
    answer: expertRequestResponseSchema,
    errors: ['notFound'],
  },
  moveExpertRequest: {
    tag: 'experts',
    access: 'expert',
    params: uuidParamsSchema,
    body: requestMoveRequestSchema,
    answer: expertRequestResponseSchema,
    errors: ['notFound', 'requestChanged', 'moveNotAllowed'],
  },
  readExpertFigures: {
    tag: 'experts',
    access: 'expert',
    answer: expertFiguresResponseSchema,
    errors: [],
  },
  readExpertAlerts: { tag: 'experts', access: 'expert', answer: expertAlertsResponseSchema, errors: [] },
  listPrivacyRequests: {
    tag: 'experts',
    access: 'expert',
    query: privacyQueueQuerySchema,
    answer: privacyQueueResponseSchema,
    errors: [],
  },
  answerPrivacyRequest: {
    tag: 'experts',
    access: 'expert',
    params: uuidParamsSchema,
    body: privacyAnswerRequestSchema,
    answer: privacyAnswerResponseSchema,
    errors: ['notFound', 'alreadyAnswered'],
  },
  downloadOffers: { tag: 'experts', access: 'expert', errors: [] },

  reverseGeocode: {
    tag: 'places',
    access: 'anyone',
    query: reverseQuerySchema,
    answer: reverseResponseSchema,
    errors: ['invalidCoordinates', 'tooManyAttempts', 'geocoderUnavailable'],
  },
  searchPlaces: {
    tag: 'places',
    access: 'anyone',
    query: placesQuerySchema,
    answer: placesResponseSchema,
    errors: ['tooManyAttempts'],
  },
  readMarket: { tag: 'market', access: 'anyone', answer: marketResponseSchema, errors: [] },
  sendEvent: {
    tag: 'analytics',
    access: 'anyone',
    body: analyticsEventSchema,
    answer: doneSchema,
    status: 202,
    errors: ['tooManyAttempts'],
  },
} as const satisfies Record<EndpointName, Endpoint>;

const ofEvery: readonly ApiErrorName[] = [
  'applicationKeyRequired',
  'badRequest',
  'validationFailed',
  'malformedJson',
  'bodyTooLarge',
  'unsupportedMediaType',
  'internal',
  'serverBusy',
  'starting',
  'cannotWrite',
  'stopping',
];
const ofAccess: Record<Endpoint['access'], readonly ApiErrorName[]> = {
  anyone: [],
  account: ['invalidToken'],
  expert: ['invalidToken', 'expertsOnly'],
};

/** Every refusal that an endpoint may answer with. */
export function errorsOf(name: EndpointName): ApiErrorName[] {
  const { access, errors }: Endpoint = endpoints[name];
  return [...ofEvery, ...ofAccess[access], ...errors];
}
