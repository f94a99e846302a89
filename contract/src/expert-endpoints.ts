import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import * as figures from './expert-figures.ts';
import * as experts from './experts.ts';
import { uuidParamsSchema } from './id-params.ts';
import * as privacyRequests from './privacy-requests.ts';
import { requestKeySchema } from './request-key.ts';

/** The part of the table of endpoints that is for experts alone. */
export const expertEndpoints = {
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
    params: uuidParamsSchema,
    answer: experts.expertRequestResponseSchema,
    errors: ['notFound'],
  },
  moveExpertRequest: {
    tag: 'experts',
    access: 'expert',
    params: uuidParamsSchema,
    body: experts.requestMoveRequestSchema,
    answer: experts.expertRequestResponseSchema,
    errors: ['notFound', 'requestChanged', 'moveNotAllowed'],
  },
  addExpertNote: {
    tag: 'experts',
    access: 'expert',
    params: uuidParamsSchema,
    headers: requestKeySchema,
    body: experts.newRequestNoteSchema,
    answer: experts.expertRequestResponseSchema,
    status: 201,
    errors: ['notFound', 'requestKeyReused'],
  },
  readExpertFigures: {
    tag: 'experts',
    access: 'expert',
    answer: figures.expertFiguresResponseSchema,
    errors: [],
  },
  readExpertAlerts: {
    tag: 'experts',
    access: 'expert',
    answer: figures.expertAlertsResponseSchema,
    errors: [],
  },
  listPrivacyRequests: {
    tag: 'experts',
    access: 'expert',
    query: privacyRequests.privacyQueueQuerySchema,
    answer: privacyRequests.privacyQueueResponseSchema,
    errors: [],
  },
  answerPrivacyRequest: {
    tag: 'experts',
    access: 'expert',
    params: uuidParamsSchema,
    body: privacyRequests.privacyAnswerRequestSchema,
    answer: privacyRequests.privacyAnswerResponseSchema,
    errors: ['notFound', 'alreadyAnswered'],
  },
  downloadOffers: { tag: 'experts', access: 'expert', errors: [] },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
