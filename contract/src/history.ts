import { z } from 'zod';
import { successSchema } from './envelope.ts';
import {
  comparablesSchema,
  confidencesSchema,
  countsSchema,
  dataBasisSchema,
  detailsSchema,
  explanationsSchema,
  figuresSchema,
  projectAnswersSchema,
} from './estimation.ts';
import { defaultPageSize, estimationNameMaxLength } from './limits.ts';
import { locationSchema } from './position.ts';
import { nameSchema, textSchema } from './text.ts';
import { stored } from './transactions.ts';

/** Query strings: numbers come as text. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(15).default(defaultPageSize),
});

export const estimationListQuerySchema = pageQuerySchema.extend({
  /** words of the name, the place or the type, in French; accents and case do not count */
  q: textSchema.trim().max(estimationNameMaxLength).optional(),
  /** 'property': each page holds as many properties, each told by its newest estimate, whose `folder` tells of the others */
  by: z.enum(['record', 'property']).default('record'),
  /** the id of an estimate: those of the same property alone, record by record */
  property: z.uuid().optional(),
  /** 'false' where they are not shown to their owner: only what is shown counts as used, and is kept from then on */
  shown: z
    .enum(['true', 'false'])
    .default('true')
    .transform((shown) => shown === 'true'),
});

export const paginationSchema = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  totalEstimations: z.number(),
  limit: z.number(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
  nextPage: z.number().nullable(),
  prevPage: z.number().nullable(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/**
 * A past estimate of the signed-in user, as it was when made: an old one lacks fields that were not stored then.
 * `property_type` is any string, so that a site older than its server can show a record of a type it does not know.
 */
export const estimationRecordSchema = z.object({
  id: z.string(),
  /** given by the owner */
  name: z.string().nullish(),
  created_at: z.string(),
  property_type: z.string(),
  location: locationSchema,
  localisation: z.string(),
  details: detailsSchema,
  /** as given in the wizard */
  answers: projectAnswersSchema.optional(),
  result: figuresSchema,
  confidence: confidencesSchema.nullish(),
  comparables: comparablesSchema.nullish(),
  comparableCounts: countsSchema.nullish(),
  explanation: explanationsSchema.nullish(),
  basis: dataBasisSchema.nullish(),
  /** the id of the estimate that it corrects, which may be deleted by now */
  replaces: z.string().nullish(),
});
export type EstimationRecord = z.output<typeof estimationRecordSchema>;

/** The parts of an answer, as they stand in the database. */
export const storedAnswer = {
  confidence: stored(confidencesSchema).nullish(),
  comparables: stored(comparablesSchema).nullish(),
  comparableCounts: stored(countsSchema).nullish(),
  explanation: stored(explanationsSchema).nullish(),
};
export const storedRecordSchema = estimationRecordSchema.extend(storedAnswer);

/**
 * What is kept of one property besides its newest estimate. One property is of one type, at one position, with one surface, as that was
 * corrected last: what else is told of it is refined from one estimate to the next.
 */
const folderSchema = z.object({
  /** how many estimates there are, the newest included */
  count: z.number(),
  /** the newest one that its owner named */
  named: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const listedEstimationSchema = estimationRecordSchema.extend({
  /** of lists by property */
  folder: folderSchema.optional(),
  /** true where its property is followed, by whichever estimate of it */
  followed: z.boolean().optional(),
  /** the id of the estimate that corrects it */
  replacedBy: z.string().optional(),
});
export type ListedEstimation = z.infer<typeof listedEstimationSchema>;

/** `totalEstimations` counts records, in lists by property too, whose pages are counted by properties. */
export const estimationPageResponseSchema = successSchema(
  z.object({ estimations: z.array(listedEstimationSchema), pagination: paginationSchema }),
);

/** Another name, or none: a blank one is none. */
export const estimationChangeSchema = z.object({
  name: nameSchema
    .max(estimationNameMaxLength)
    .transform((name) => name || null)
    .nullable(),
});
export type EstimationChange = z.input<typeof estimationChangeSchema>;

export const estimationRecordResponseSchema = successSchema(z.object({ estimation: estimationRecordSchema }));
