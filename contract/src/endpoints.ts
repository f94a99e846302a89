import type { z } from 'zod';
import type { EndpointName } from './addresses.ts';
import * as analytics from './analytics.ts';
import * as auth from './auth.ts';
import { doneSchema } from './envelope.ts';
import type { ApiErrorName } from './errors.ts';
import * as estimation from './estimation.ts';
import * as experts from './experts.ts';
import * as history from './history.ts';
import * as manualRequests from './manual-requests.ts';
import * as market from './market.ts';
import * as places from './places.ts';
import * as privacy from './privacy.ts';
import { requestKeySchema } from './request-key.ts';
import * as zones from './zones.ts';

/** The input and the answers of one endpoint. */
export interface Endpoint {
  /** its chapter in the documentation */
  tag: string;
  /** 'public' is anybody on any site, without the key of an application */
  access: 'public' | 'anyone' | 'account' | 'expert';
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** body of a successful answer; without it the answer is a file */
  answer?: z.ZodType;
  /** of a successful answer; 200 by default */
  status?: 201 | 202;
  /** for the documentation of what is public: what it tells, and a call of it, beneath `/api` */
  tells?: string;
  example?: string;
  /** its own errors, besides those shared by all endpoints, by signed-in ones and by experts' ones */
  errors: readonly ApiErrorName[];
}

/** Every endpoint under `/api`: the server registers its routes from this table, and the site's calls are typed by it. */
export const endpoints = {
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
    answer: auth.maskedPhoneResponseSchema,
    errors: ['noPendingRegistration', 'humanCheckRequired', 'tooManyAttempts', 'smsServiceError'],
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
    answer: auth.maskedPhoneResponseSchema,
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
    errors: ['notFound', 'phoneRegistered', 'tooManyAttempts'],
  },

  calculateEstimation: {
    tag: 'estimation',
    access: 'account',
    headers: requestKeySchema,
    body: estimation.estimationRequestSchema,
    answer: estimation.estimationResponseSchema,
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
    body: estimation.estimationRequestSchema,
    answer: estimation.estimationResponseSchema,
    errors: ['invalidCoordinates', 'invalidPropertyType', 'notEnoughData', 'tooManyAttempts'],
  },
  listEstimations: {
    tag: 'estimation',
    access: 'account',
    query: history.estimationListQuerySchema,
    answer: history.estimationPageResponseSchema,
    errors: [],
  },
  changeEstimation: {
    tag: 'estimation',
    access: 'account',
    params: experts.uuidParamsSchema,
    body: history.estimationChangeSchema,
    answer: history.estimationRecordResponseSchema,
    errors: ['notFound'],
  },
  deleteEstimation: {
    tag: 'estimation',
    access: 'account',
    params: experts.uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  restoreEstimation: {
    tag: 'estimation',
    access: 'account',
    params: experts.uuidParamsSchema,
    answer: history.estimationRecordResponseSchema,
    errors: ['notFound'],
  },
  requestManualEstimation: {
    tag: 'manual requests',
    access: 'account',
    headers: requestKeySchema,
    body: manualRequests.manualRequestSchema,
    answer: manualRequests.manualRequestResponseSchema,
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
    query: history.pageQuerySchema,
    answer: manualRequests.manualRequestPageResponseSchema,
    errors: [],
  },

  readProfile: { tag: 'personal data', access: 'account', answer: privacy.profileResponseSchema, errors: [] },
  changeProfile: {
    tag: 'personal data',
    access: 'account',
    body: privacy.profileChangeSchema,
    answer: privacy.profileResponseSchema,
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
    body: privacy.accountDeletionSchema,
    answer: doneSchema,
    errors: ['passwordRequired', 'wrongPassword', 'tooManyAttempts'],
  },
  exportPersonalData: {
    tag: 'personal data',
    access: 'account',
    answer: privacy.exportResponseSchema,
    errors: ['tooManyAttempts'],
  },
  askAboutData: {
    tag: 'personal data',
    access: 'account',
    body: privacy.privacyQuestionSchema,
    answer: privacy.privacyQuestionResponseSchema,
    status: 201,
    errors: ['tooManyAttempts'],
  },

  listExpertRequests: {
    tag: 'experts',
    access: 'expert',
    query: experts.requestQueueQuerySchema,
    answer: experts.requestQueueResponseSchema,
    errors: [],
  },
  downloadExpertRequests: {
    tag: 'experts',
    access: 'expert',
    query: experts.requestFiltersSchema,
    errors: [],
  },
  readExpertRequest: {
    tag: 'experts',
    access: 'expert',
    params: experts.uuidParamsSchema,
    answer: experts.expertRequestResponseSchema,
    errors: ['notFound'],
  },
  moveExpertRequest: {
    tag: 'experts',
    access: 'expert',
    params: experts.uuidParamsSchema,
    body: experts.requestMoveRequestSchema,
    answer: experts.expertRequestResponseSchema,
    errors: ['notFound', 'requestChanged', 'moveNotAllowed'],
  },
  addExpertNote: {
    tag: 'experts',
    access: 'expert',
    params: experts.uuidParamsSchema,
    headers: requestKeySchema,
    body: experts.newRequestNoteSchema,
    answer: experts.expertRequestResponseSchema,
    status: 201,
    errors: ['notFound', 'requestKeyReused'],
  },
  readExpertFigures: {
    tag: 'experts',
    access: 'expert',
    answer: experts.expertFiguresResponseSchema,
    errors: [],
  },
  readExpertAlerts: {
    tag: 'experts',
    access: 'expert',
    answer: experts.expertAlertsResponseSchema,
    errors: [],
  },
  listPrivacyRequests: {
    tag: 'experts',
    access: 'expert',
    query: experts.privacyQueueQuerySchema,
    answer: experts.privacyQueueResponseSchema,
    errors: [],
  },
  answerPrivacyRequest: {
    tag: 'experts',
    access: 'expert',
    params: experts.uuidParamsSchema,
    body: experts.privacyAnswerRequestSchema,
    answer: experts.privacyAnswerResponseSchema,
    errors: ['notFound', 'alreadyAnswered'],
  },
  downloadOffers: { tag: 'experts', access: 'expert', errors: [] },

  reverseGeocode: {
    tag: 'places',
    access: 'anyone',
    query: places.reverseQuerySchema,
    answer: places.reverseResponseSchema,
    errors: ['invalidCoordinates', 'tooManyAttempts', 'geocoderUnavailable'],
  },
  searchPlaces: {
    tag: 'places',
    access: 'anyone',
    query: places.placesQuerySchema,
    answer: places.placesResponseSchema,
    errors: ['tooManyAttempts'],
  },
  describePosition: {
    tag: 'places',
    access: 'anyone',
    query: places.positionQuerySchema,
    answer: places.positionFactsResponseSchema,
    errors: ['invalidCoordinates', 'tooManyAttempts'],
  },
  readMarket: { tag: 'market', access: 'anyone', answer: market.marketResponseSchema, errors: [] },
  listZones: {
    tag: 'market',
    access: 'public',
    query: zones.zonesQuerySchema,
    answer: zones.zoneListResponseSchema,
    tells: 'Every zone where a type of property is advertised, with what is asked there.',
    example: '/market/zones?transaction=sale&type=apartment',
    errors: ['tooManyAttempts'],
  },
  readGovernorate: {
    tag: 'market',
    access: 'public',
    params: zones.governorateParamsSchema,
    answer: zones.zoneResponseSchema,
    tells: 'What is asked in a governorate, or in the whole country, whose slug is `tunisie`.',
    example: '/market/zones/tunisie',
    errors: ['notFound', 'tooManyAttempts'],
  },
  readZone: {
    tag: 'market',
    access: 'public',
    params: zones.zoneParamsSchema,
    answer: zones.zoneResponseSchema,
    tells:
      'What is asked in a town or a neighbourhood. A slug that is none answers 404 with the nearest in `data.nearest`.',
    example: '/market/zones/tunis/les-berges-du-lac-2',
    errors: ['notFound', 'tooManyAttempts'],
  },
  readAccuracy: {
    tag: 'market',
    access: 'public',
    answer: zones.marketAccuracyResponseSchema,
    tells: 'How far estimates lie from asking prices they were not learned from, and of which models.',
    example: '/market/accuracy',
    errors: ['tooManyAttempts'],
  },
  downloadZones: {
    tag: 'market',
    access: 'public',
    tells: 'Every zone with what is asked there, as CSV: a line for each type of property and transaction.',
    example: '/market/zones.csv',
    errors: ['tooManyAttempts'],
  },
  downloadGovernorate: {
    tag: 'market',
    access: 'public',
    params: zones.governorateParamsSchema,
    tells: 'What is asked in a governorate, or in the whole country, as CSV.',
    example: '/market/zones/tunisie.csv',
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadZone: {
    tag: 'market',
    access: 'public',
    params: zones.zoneParamsSchema,
    tells: 'What is asked in a town or a neighbourhood, as CSV.',
    example: '/market/zones/tunis/les-berges-du-lac-2.csv',
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadAccuracy: {
    tag: 'market',
    access: 'public',
    tells: 'How far estimates lie from asking prices, as CSV.',
    example: '/market/accuracy.csv',
    errors: ['tooManyAttempts'],
  },
  comparePrice: {
    tag: 'market',
    access: 'public',
    query: zones.comparePriceQuerySchema,
    answer: zones.priceComparisonResponseSchema,
    tells:
      'Where a price lies among what is asked for the like in a zone, from advertisements alone. Nothing is kept.',
    example: '/market/compare-price?zone=tunis&transaction=sale&type=apartment&surface=100&price=310000',
    errors: ['notFound', 'notEnoughData', 'tooManyAttempts'],
  },
  sendEvent: {
    tag: 'analytics',
    access: 'anyone',
    body: analytics.analyticsEventSchema,
    answer: doneSchema,
    status: 202,
    errors: ['tooManyAttempts'],
  },
} as const satisfies Record<EndpointName, Endpoint>;
