import type { EndpointName } from './addresses.ts';
import * as analytics from './analytics.ts';
import { authEndpoints } from './auth-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { doneSchema } from './envelope.ts';
import * as estimation from './estimation.ts';
import { expertEndpoints } from './expert-endpoints.ts';
import * as follow from './follow.ts';
import * as history from './history.ts';
import { uuidParamsSchema } from './id-params.ts';
import * as manualRequests from './manual-requests.ts';
import * as market from './market.ts';
import * as places from './places.ts';
import * as privacy from './privacy.ts';
import { publicEndpoints } from './public-endpoints.ts';
import * as reportNumber from './report-number.ts';
import { reportSupplementSchema } from './report-supplement.ts';
import { requestKeySchema } from './request-key.ts';
import * as shares from './shares.ts';

/** Every endpoint under `/api`: the server registers its routes from this table, and the site's calls are typed by it. */
export const endpoints = {
  ...authEndpoints,

  calculateEstimation: {
    tag: 'estimation',
    access: 'account',
    headers: requestKeySchema,
    body: estimation.calculationRequestSchema,
    answer: estimation.estimationResponseSchema,
    errors: [
      'invalidCoordinates',
      'invalidPropertyType',
      'notEnoughData',
      'notFound',
      'alreadyReplaced',
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
    params: uuidParamsSchema,
    body: history.estimationChangeSchema,
    answer: history.estimationRecordResponseSchema,
    errors: ['notFound'],
  },
  deleteEstimation: {
    tag: 'estimation',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  restoreEstimation: {
    tag: 'estimation',
    access: 'account',
    params: uuidParamsSchema,
    answer: history.estimationRecordResponseSchema,
    errors: ['notFound'],
  },
  followProperty: {
    tag: 'following',
    access: 'account',
    params: uuidParamsSchema,
    answer: follow.followedResponseSchema,
    errors: ['notFound', 'tooManyFollowed', 'tooManyAttempts'],
  },
  unfollowProperty: {
    tag: 'following',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  readFollowHistory: {
    tag: 'following',
    access: 'account',
    params: uuidParamsSchema,
    answer: follow.followHistoryResponseSchema,
    errors: ['notFound'],
  },
  followRequest: {
    tag: 'following',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound', 'placeCovered', 'tooManyFollowed'],
  },
  unfollowRequest: {
    tag: 'following',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  createShare: {
    tag: 'shares',
    access: 'account',
    params: uuidParamsSchema,
    body: shares.newShareSchema,
    answer: shares.createdShareResponseSchema,
    status: 201,
    errors: ['notFound', 'tooManyShares', 'tooManyAttempts'],
  },
  listShares: { tag: 'shares', access: 'account', answer: shares.shareListResponseSchema, errors: [] },
  deleteShare: {
    tag: 'shares',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  readShare: {
    tag: 'shares',
    access: 'anyone',
    params: shares.shareParamsSchema,
    answer: shares.sharedEstimationResponseSchema,
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadReport: {
    tag: 'reports',
    access: 'account',
    params: uuidParamsSchema,
    errors: ['notFound', 'noFigureToReport', 'tooManyAttempts'],
  },
  downloadFullReport: {
    tag: 'reports',
    access: 'account',
    params: uuidParamsSchema,
    body: reportSupplementSchema,
    errors: ['notFound', 'noFigureToReport', 'tooManyAttempts'],
  },
  downloadExpertReport: {
    tag: 'reports',
    access: 'account',
    params: uuidParamsSchema,
    errors: ['notFound', 'noFigureToReport', 'tooManyAttempts'],
  },
  checkReport: {
    tag: 'reports',
    access: 'anyone',
    body: reportNumber.reportCheckSchema,
    answer: reportNumber.checkedReportResponseSchema,
    errors: ['tooManyAttempts', 'reportChecksSpent'],
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
  correctManualRequest: {
    tag: 'manual requests',
    access: 'account',
    params: uuidParamsSchema,
    body: manualRequests.requestCorrectionSchema,
    answer: manualRequests.manualRequestRecordResponseSchema,
    errors: ['invalidContactMethod', 'invalidContactTime', 'notFound', 'requestTaken', 'tooManyAttempts'],
  },
  deleteManualRequest: {
    tag: 'manual requests',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound', 'requestTaken'],
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
  requestEmailVerification: {
    tag: 'personal data',
    access: 'account',
    answer: privacy.maskedEmailResponseSchema,
    errors: ['tooManyAttempts', 'emailServiceError', 'emailAddressRefused'],
  },
  confirmEmail: {
    tag: 'personal data',
    access: 'account',
    body: privacy.emailConfirmationSchema,
    answer: privacy.profileResponseSchema,
    errors: ['invalidVerificationCode', 'verificationCodeExpired', 'codeExhausted', 'tooManyAttempts'],
  },

  ...expertEndpoints,

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
  ...publicEndpoints,
  sendEvent: {
    tag: 'analytics',
    access: 'anyone',
    body: analytics.analyticsEventSchema,
    answer: doneSchema,
    status: 202,
    errors: ['tooManyAttempts'],
  },
} as const satisfies Record<EndpointName, Endpoint>;
