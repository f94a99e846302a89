import type { EndpointName } from './addresses.ts';
import * as analytics from '../analytics.ts';
import { authEndpoints } from './auth-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { doneSchema } from '../api/envelope.ts';
import * as contests from '../estimation/contests.ts';
import { calculationRequestSchema, previewRequestSchema } from '../estimation/described-property.ts';
import * as estimation from '../estimation/estimation.ts';
import { expertEndpoints } from './expert-endpoints.ts';
import * as follow from '../estimation/follow.ts';
import * as history from '../estimation/history.ts';
import { languageQuerySchema } from '../api/language.ts';
import { uuidParamsSchema } from '../api/envelope.ts';
import * as manualRequests from '../experts/manual-requests.ts';
import * as market from '../market/market.ts';
import { outcomeEndpoints } from './outcome-endpoints.ts';
import * as places from '../market/places.ts';
import * as privacy from '../account/privacy.ts';
import { publicEndpoints } from './public-endpoints.ts';
import * as reportNumber from '../estimation/report-number.ts';
import { reportSupplementSchema } from '../estimation/report-supplement.ts';
import { requestKeySchema } from '../api/request-key.ts';
import * as shares from '../estimation/shares.ts';

/**
 * Every endpoint under `/api`; the server's routes and the types of the site's calls come from this table.
 */
export const endpoints = {
  ...authEndpoints,

  calculateEstimation: {
    tag: 'estimation',
    summary:
      'Values a property: net seller price and monthly rent, each with range and score, saved with the account.',
    access: 'account',
    headers: requestKeySchema,
    body: calculationRequestSchema,
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
    summary:
      'Values a property in the same way, also without some of the comparables shown, and saves nothing.',
    access: 'account',
    body: previewRequestSchema,
    answer: estimation.estimationPreviewResponseSchema,
    errors: ['invalidCoordinates', 'invalidPropertyType', 'notEnoughData', 'tooManyAttempts'],
  },
  listEstimations: {
    tag: 'estimation',
    summary: 'Lists the saved estimates of the account, newest first.',
    access: 'account',
    query: history.estimationListQuerySchema,
    answer: history.estimationPageResponseSchema,
    errors: ['tooManyAttempts'],
  },
  changeEstimation: {
    tag: 'estimation',
    summary: 'Names a saved estimate, or takes its name away.',
    access: 'account',
    params: uuidParamsSchema,
    body: history.estimationChangeSchema,
    answer: history.estimationRecordResponseSchema,
    errors: ['notFound'],
  },
  deleteEstimation: {
    tag: 'estimation',
    summary: 'Deletes a saved estimate; for 30 seconds it can be restored.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  restoreEstimation: {
    tag: 'estimation',
    summary: 'Restores an estimate deleted within the last 30 seconds.',
    access: 'account',
    params: uuidParamsSchema,
    answer: history.estimationRecordResponseSchema,
    errors: ['notFound', 'alreadyReplaced'],
  },
  followProperty: {
    tag: 'following',
    summary: 'Follows the value of an estimate’s property from one refresh of the market to the next.',
    access: 'account',
    params: uuidParamsSchema,
    answer: follow.followedResponseSchema,
    errors: ['notFound', 'tooManyFollowed', 'tooManyAttempts'],
  },
  unfollowProperty: {
    tag: 'following',
    summary: 'Ends following a property, and forgets its values.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  readFollowHistory: {
    tag: 'following',
    summary: 'Reads the values of a followed property, and what moved each.',
    access: 'account',
    params: uuidParamsSchema,
    answer: follow.followHistoryResponseSchema,
    errors: ['notFound'],
  },
  followRequest: {
    tag: 'following',
    summary: 'Waits for advertisements around the property of a manual request.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound', 'placeCovered', 'tooManyFollowed'],
  },
  unfollowRequest: {
    tag: 'following',
    summary: 'Ends waiting for them.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  contestEstimation: {
    tag: 'contests',
    summary: 'Contests a saved estimate: an expert answers.',
    access: 'account',
    params: uuidParamsSchema,
    headers: requestKeySchema,
    body: contests.newContestSchema,
    answer: manualRequests.manualRequestResponseSchema,
    status: 201,
    errors: ['invalidContactMethod', 'notFound', 'contestOpen', 'requestKeyReused', 'tooManyAttempts'],
  },
  listContests: {
    tag: 'contests',
    summary: 'Lists the contests of an estimate, newest first.',
    access: 'account',
    params: uuidParamsSchema,
    answer: contests.contestListResponseSchema,
    errors: ['notFound'],
  },
  deleteContest: {
    tag: 'contests',
    summary: 'Withdraws a contest that no expert has taken up.',
    access: 'account',
    params: contests.contestParamsSchema,
    answer: doneSchema,
    errors: ['notFound', 'requestTaken'],
  },
  ...outcomeEndpoints,
  createShare: {
    tag: 'shares',
    summary: 'Makes a link by which whoever has it sees an estimate.',
    access: 'account',
    params: uuidParamsSchema,
    body: shares.newShareSchema,
    answer: shares.createdShareResponseSchema,
    status: 201,
    errors: ['notFound', 'tooManyShares', 'tooManyAttempts'],
  },
  listShares: {
    tag: 'shares',
    summary: 'Lists the live links of the account.',
    access: 'account',
    answer: shares.shareListResponseSchema,
    errors: [],
  },
  deleteShare: {
    tag: 'shares',
    summary: 'Ends a link.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  readShare: {
    tag: 'shares',
    summary: 'Reads the estimate that a link leads to.',
    access: 'anyone',
    params: shares.shareParamsSchema,
    answer: shares.sharedEstimationResponseSchema,
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadReport: {
    tag: 'reports',
    summary: 'Downloads an estimate as a PDF report.',
    access: 'account',
    params: uuidParamsSchema,
    query: languageQuerySchema,
    errors: ['notFound', 'noFigureToReport', 'tooManyAttempts'],
  },
  downloadFullReport: {
    tag: 'reports',
    summary: 'Downloads the report with heirs’ parts and what to check before signing.',
    access: 'account',
    params: uuidParamsSchema,
    query: languageQuerySchema,
    body: reportSupplementSchema,
    errors: ['notFound', 'noFigureToReport', 'tooManyAttempts'],
  },
  downloadExpertReport: {
    tag: 'reports',
    summary: 'Downloads an expert’s answer to a manual request as a PDF report.',
    access: 'account',
    params: uuidParamsSchema,
    query: languageQuerySchema,
    errors: ['notFound', 'noFigureToReport', 'tooManyAttempts'],
  },
  checkReport: {
    tag: 'reports',
    summary: 'Says whether an amount is the one printed in the report of a number.',
    access: 'anyone',
    body: reportNumber.reportCheckSchema,
    answer: reportNumber.checkedReportResponseSchema,
    errors: ['tooManyAttempts', 'reportChecksSpent'],
  },
  requestManualEstimation: {
    tag: 'manual requests',
    summary: 'Asks an expert to value a property.',
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
    summary: 'Lists the manual requests of the account, newest first.',
    access: 'account',
    query: history.pageQuerySchema,
    answer: manualRequests.manualRequestPageResponseSchema,
    errors: ['tooManyAttempts'],
  },
  correctManualRequest: {
    tag: 'manual requests',
    summary: 'Corrects a manual request that no expert has taken up.',
    access: 'account',
    params: uuidParamsSchema,
    body: manualRequests.requestCorrectionSchema,
    answer: manualRequests.manualRequestRecordResponseSchema,
    errors: [
      'invalidContactMethod',
      'invalidContactTime',
      'notFound',
      'requestTaken',
      'requestChanged',
      'tooManyAttempts',
    ],
  },
  deleteManualRequest: {
    tag: 'manual requests',
    summary: 'Deletes a manual request that no expert has taken up.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound', 'requestTaken'],
  },

  readProfile: {
    tag: 'personal data',
    summary: 'Reads the account: contacts, consents, choices.',
    access: 'account',
    answer: privacy.profileResponseSchema,
    errors: [],
  },
  changeProfile: {
    tag: 'personal data',
    summary: 'Changes the account; a new phone, abroad a new email, is pending until its code is entered.',
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
      'smsServiceError',
      'emailServiceError',
    ],
  },
  deleteAccount: {
    tag: 'personal data',
    summary: 'Deletes the account and all that is saved with it.',
    access: 'account',
    body: privacy.ownPasswordSchema,
    answer: doneSchema,
    errors: ['passwordRequired', 'wrongPassword', 'tooManyAttempts'],
  },
  undoOwnContactChange: {
    tag: 'personal data',
    summary: 'Takes back the changes of email and phone of the last 72 hours, with the password.',
    access: 'account',
    body: privacy.ownPasswordSchema,
    answer: doneSchema,
    errors: ['passwordRequired', 'wrongPassword', 'notFound', 'phoneRegistered', 'tooManyAttempts'],
  },
  exportPersonalData: {
    tag: 'personal data',
    summary: 'Downloads all personal data of the account.',
    access: 'account',
    answer: privacy.exportResponseSchema,
    errors: ['tooManyAttempts'],
  },
  askAboutData: {
    tag: 'personal data',
    summary: 'Makes a request about the use of one’s personal data.',
    access: 'account',
    body: privacy.privacyQuestionSchema,
    answer: privacy.privacyQuestionResponseSchema,
    status: 201,
    errors: ['tooManyAttempts'],
  },
  requestEmailVerification: {
    tag: 'personal data',
    summary: 'Sends a code to the email of the account.',
    access: 'account',
    answer: privacy.maskedEmailResponseSchema,
    errors: ['tooManyAttempts', 'emailServiceError', 'emailAddressRefused'],
  },
  confirmEmail: {
    tag: 'personal data',
    summary: 'Takes that code: from then on the email is verified.',
    access: 'account',
    body: privacy.emailConfirmationSchema,
    answer: privacy.profileResponseSchema,
    errors: ['invalidVerificationCode', 'verificationCodeExpired', 'codeExhausted', 'tooManyAttempts'],
  },

  ...expertEndpoints,

  reverseGeocode: {
    tag: 'places',
    summary: 'Names a position.',
    access: 'anyone',
    query: places.reverseQuerySchema,
    answer: places.reverseResponseSchema,
    errors: ['invalidCoordinates', 'tooManyAttempts', 'geocoderUnavailable'],
  },
  searchPlaces: {
    tag: 'places',
    summary: 'Finds places by name, in Latin or Arabic spelling.',
    access: 'anyone',
    query: places.placesQuerySchema,
    answer: places.placesResponseSchema,
    errors: ['tooManyAttempts'],
  },
  describePosition: {
    tag: 'places',
    summary: 'Says what is known of a position before its property is described.',
    access: 'anyone',
    query: places.positionQuerySchema,
    answer: places.positionFactsResponseSchema,
    errors: ['invalidCoordinates', 'tooManyAttempts'],
  },
  readTown: {
    tag: 'places',
    summary: 'Names the neighbourhoods of the town at a position.',
    access: 'anyone',
    query: places.positionQuerySchema,
    answer: places.townResponseSchema,
    errors: ['invalidCoordinates', 'tooManyAttempts'],
  },
  readMarket: {
    tag: 'market',
    summary: 'Reads what the site needs to know of the market in service.',
    access: 'anyone',
    answer: market.marketResponseSchema,
    errors: [],
  },
  ...publicEndpoints,
  sendEvent: {
    tag: 'analytics',
    summary: 'Counts an event on the site, without anything about a person.',
    access: 'anyone',
    body: analytics.analyticsEventSchema,
    answer: doneSchema,
    status: 202,
    errors: ['tooManyAttempts'],
  },
} as const satisfies Record<EndpointName, Endpoint>;
