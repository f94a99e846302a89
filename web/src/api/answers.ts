import {
  endpoints,
  estimationDataSchema,
  estimationPreviewSchema,
  manualRequestPageResponseSchema,
  manualRequestRecordSchema,
  successSchema,
  type EndpointName,
  type Pagination,
} from '@soumdar/contract';
import { withPlaceNames } from '@soumdar/words/place-names';
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

const preview = successSchema(
  estimationPreviewSchema.partial({ comparableCounts: true, explanation: true, basis: true }),
);

/** What is shown of places and never sent back, in the language of the page. */
const named = <Schema extends z.ZodType>(schema: Schema) => schema.transform(withPlaceNames);

/** `call.ts` loads this late because zod is heavy. */
export const answers = {
  ...asPromised,
  listZones: named(asPromised.listZones),
  readGovernorate: named(asPromised.readGovernorate),
  readZone: named(asPromised.readZone),
  readAccuracy: named(asPromised.readAccuracy),
  comparePrice: named(asPromised.comparePrice),
  describePosition: named(asPromised.describePosition),
  readShare: named(asPromised.readShare),
  calculateEstimation: estimation,
  previewEstimation: preview,
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
