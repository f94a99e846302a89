import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import * as figures from '../experts/expert-figures.ts';
import * as experts from '../experts/experts.ts';
import * as proofs from '../experts/proofs.ts';
import { doneSchema, uuidParamsSchema } from '../api/envelope.ts';
import * as secondFactor from '../account/second-factor.ts';
import * as privacyRequests from '../account/privacy-requests.ts';
import { requestKeySchema } from '../api/request-key.ts';

export const expertEndpoints = {
  readSecondFactor: {
    tag: 'experts',
    summary: 'Says whether the account has a second factor; else what an authenticator app needs for one.',
    access: 'newExpert',
    answer: secondFactor.secondFactorResponseSchema,
    errors: [],
  },
  enrolSecondFactor: {
    tag: 'experts',
    summary: 'Sets the second factor by a first code of the app; ends every other session of the account.',
    access: 'newExpert',
    body: secondFactor.secondFactorEnrolmentSchema,
    answer: secondFactor.recoveryCodesResponseSchema,
    status: 201,
    errors: ['invalidVerificationCode', 'secondFactorExists', 'tooManyAttempts'],
  },
  listExpertRequests: {
    tag: 'experts',
    summary: 'Lists manual requests, those due first before all others.',
    access: 'expert',
    query: experts.requestQueueQuerySchema,
    answer: experts.requestQueueResponseSchema,
    errors: [],
  },
  downloadExpertRequests: {
    tag: 'experts',
    summary: 'Downloads manual requests as CSV.',
    access: 'expert',
    query: experts.requestFiltersSchema,
    errors: [],
  },
  readExpertRequest: {
    tag: 'experts',
    summary: 'Reads a manual request with its history, its notes and today’s automatic estimate.',
    access: 'expert',
    params: uuidParamsSchema,
    answer: experts.expertRequestResponseSchema,
    errors: ['notFound'],
  },
  moveExpertRequest: {
    tag: 'experts',
    summary: 'Takes, starts, completes or cancels a manual request.',
    access: 'expert',
    params: uuidParamsSchema,
    body: experts.requestMoveRequestSchema,
    answer: experts.expertRequestResponseSchema,
    errors: ['notFound', 'requestChanged', 'moveNotAllowed'],
  },
  addExpertNote: {
    tag: 'experts',
    summary: 'Adds a note or a call to a manual request.',
    access: 'expert',
    params: uuidParamsSchema,
    headers: requestKeySchema,
    body: experts.newRequestNoteSchema,
    answer: experts.expertRequestResponseSchema,
    status: 201,
    errors: ['notFound', 'requestKeyReused'],
  },
  listProofs: {
    tag: 'experts',
    summary: 'Lists the proofs of signed prices that wait, oldest first.',
    access: 'expert',
    answer: proofs.proofQueueResponseSchema,
    errors: [],
  },
  downloadProof: {
    tag: 'experts',
    summary: 'Downloads a proof as it was sent; nothing has looked inside it.',
    access: 'expert',
    params: uuidParamsSchema,
    errors: ['notFound'],
  },
  decideProof: {
    tag: 'experts',
    summary: 'Says whether a proof shows the signed price, and erases it.',
    access: 'expert',
    params: uuidParamsSchema,
    body: proofs.proofVerdictRequestSchema,
    answer: doneSchema,
    errors: ['notFound', 'proofChanged', 'alreadyAnswered'],
  },
  readExpertFigures: {
    tag: 'experts',
    summary: 'Reads how many requests there are, and how soon they are answered.',
    access: 'expert',
    answer: figures.expertFiguresResponseSchema,
    errors: [],
  },
  readExpertAlerts: {
    tag: 'experts',
    summary: 'Reads what went wrong in refreshes of the market.',
    access: 'expert',
    answer: figures.expertAlertsResponseSchema,
    errors: [],
  },
  listPrivacyRequests: {
    tag: 'experts',
    summary: 'Lists requests about personal data.',
    access: 'expert',
    query: privacyRequests.privacyQueueQuerySchema,
    answer: privacyRequests.privacyQueueResponseSchema,
    errors: [],
  },
  answerPrivacyRequest: {
    tag: 'experts',
    summary: 'Answers a request about personal data.',
    access: 'expert',
    params: uuidParamsSchema,
    body: privacyRequests.privacyAnswerRequestSchema,
    answer: privacyRequests.privacyAnswerResponseSchema,
    errors: ['notFound', 'alreadyAnswered'],
  },
  downloadOffers: {
    tag: 'experts',
    summary: 'Downloads, as CSV, owners who agreed to be named to professionals.',
    access: 'expert',
    errors: [],
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
