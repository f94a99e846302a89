import {
  endpoints,
  estimationDataSchema,
  manualRequestPageResponseSchema,
  manualRequestRecordSchema,
  successSchema,
  type EndpointName,
} from '@soumdar/contract';
import { z } from 'zod';
import { onePage } from './one-page.ts';

type Answered = {
  [
    Name in EndpointName as (typeof endpoints)[Name] extends { answer: z.ZodType } ? Name : never
  ]: (typeof endpoints)[Name] extends { answer: infer Schema } ? Schema : never;
};

const asPromised = Object.fromEntries(
  Object.entries(endpoints).flatMap(([name, endpoint]) =>
    'answer' in endpoint ? [[name, endpoint.answer]] : [],
  ),
) as Answered;

/** Figures, confidence and comparables make an estimate; the rest is shown where a server tells it. */
const estimation = successSchema(
  estimationDataSchema.partial({ comparableCounts: true, explanation: true, basis: true }),
);

/**
 * By what each answer is checked: the contract's own schema, but for what a server may leave out. With zod it weighs
 * more than many a page: `call.ts` loads it.
 */
export const answers = {
  ...asPromised,
  calculateEstimation: estimation,
  previewEstimation: estimation,
  /** A page of requests, or all of them as a plain array. */
  listManualRequests: z.union([
    manualRequestPageResponseSchema,
    successSchema(z.array(manualRequestRecordSchema)).transform((answer) => ({
      ...answer,
      data: { estimations: answer.data, pagination: onePage(answer.data.length) },
    })),
  ]),
};

export { refusalData } from '@soumdar/contract';
