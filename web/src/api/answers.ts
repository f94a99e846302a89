import {
  estimationDataSchema,
  manualRequestPageResponseSchema,
  manualRequestRecordSchema,
  successSchema,
} from '@soumdar/contract';
import { z } from 'zod';
import { onePage } from './one-page.ts';

/** What each call is answered with, and what some refusals carry. With zod it weighs more than many a page: `call.ts` loads it. */
export {
  doneSchema as done,
  expertAlertsResponseSchema as expertAlerts,
  expertFiguresResponseSchema as expertFigures,
  expertRequestDataSchema as expertRequestData,
  expertRequestResponseSchema as expertRequest,
  exportResponseSchema as personalData,
  insufficientDataSchema as insufficientData,
  loginResponseSchema as login,
  registerResponseSchema as registered,
  manualRequestResponseSchema as manualRequest,
  marketResponseSchema as market,
  maskedPhoneResponseSchema as maskedPhone,
  placesResponseSchema as places,
  privacyAnswerResponseSchema as privacyAnswer,
  privacyQuestionResponseSchema as privacyQuestion,
  privacyQueueResponseSchema as privacyQueue,
  profileResponseSchema as profile,
  requestQueueResponseSchema as requestQueue,
  reverseResponseSchema as address,
  sessionResponseSchema as session,
  estimationPageResponseSchema as estimationPage,
} from '@soumdar/contract';

/** Figures, confidence and comparables make an estimate; the rest is shown where a server tells it. */
export const estimation = successSchema(
  estimationDataSchema.partial({ comparableCounts: true, explanation: true, basis: true }),
);

/** A page of requests, or all of them as a plain array. */
export const manualRequestPage = z.union([
  manualRequestPageResponseSchema,
  successSchema(z.array(manualRequestRecordSchema)).transform((answer) => ({
    ...answer,
    data: { estimations: answer.data, pagination: onePage(answer.data.length) },
  })),
]);
