import {
  endpoints,
  estimationDataSchema,
  manualRequestPageResponseSchema,
  manualRequestRecordSchema,
  successSchema,
  type EndpointName,
  type Pagination,
} from '@soumdar/contract';
import { z } from 'zod';

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

/** Only figures, confidence and comparables are required; older servers lack the rest. */
const estimation = successSchema(
  estimationDataSchema.partial({ comparableCounts: true, explanation: true, basis: true }),
);

/** `call.ts` loads this late because zod is heavy. */
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

function onePage(count: number): Pagination {
  return {
    currentPage: 1,
    totalPages: 1,
    totalEstimations: count,
    limit: count,
    hasNextPage: false,
    hasPrevPage: false,
    nextPage: null,
    prevPage: null,
  };
}

export { refusalData } from '@soumdar/contract';
