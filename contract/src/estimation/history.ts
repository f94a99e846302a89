import { z } from 'zod';
import { successSchema, uuidSchema } from '../api/envelope.ts';
import { detailsSchema, projectAnswersSchema } from './described-property.ts';
import {
  coverageSchema,
  comparablesSchema,
  confidencesSchema,
  countsSchema,
  dataBasisSchema,
  explanationsSchema,
  inArabicSchema,
  levelOfSchema,
  ofAgenciesSchema,
  figuresSchema,
  storedComparablesSchema,
} from './estimation.ts';
import { closedContestSchema, opinionSchema } from './opinions.ts';
import { outcomeSchema } from './outcomes.ts';
import { defaultPageSize, estimationNameMaxLength, mostPerPage } from '../limits.ts';
import { propertyLocationSchema } from '../places/position.ts';
import { nameSchema, textSchema } from '../text.ts';
import { stored } from './transactions.ts';

/** Query strings: numbers come as text. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(mostPerPage).default(defaultPageSize),
});

export const estimationListQuerySchema = pageQuerySchema.extend({
  /** in the name, place or French type; ignores accents and case */
  q: textSchema.trim().max(estimationNameMaxLength).optional(),
  /** 'property': pages by property, each with its newest estimate, whose `folder` describes the others */
  by: z.enum(['record', 'property']).default('record'),
  /** id of an estimate, to list all of its property */
  property: uuidSchema.optional(),
  /** 'false' where the owner does not see them: only what is shown counts as used and extends retention */
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

/** Old ones lack fields added since. `property_type` is any string, for a site older than its server. */
export const estimationRecordSchema = z.object({
  id: z.string(),
  name: z.string().nullish(),
  created_at: z.string(),
  property_type: z.string(),
  location: propertyLocationSchema,
  localisation: z.string(),
  localisationAr: inArabicSchema,
  details: detailsSchema,
  /** as answered in the wizard */
  answers: projectAnswersSchema.optional(),
  result: figuresSchema,
  confidence: confidencesSchema.nullish(),
  comparables: comparablesSchema.nullish(),
  comparableCounts: countsSchema.nullish(),
  explanation: explanationsSchema.nullish(),
  basis: dataBasisSchema.nullish(),
  levelOf: levelOfSchema.optional(),
  ofAgencies: ofAgenciesSchema.optional(),
  coverage: coverageSchema.optional(),
  /** possibly deleted since */
  replaces: z.string().nullish(),
  /** an expert's answer to a contest of it, else the correction of an earlier estimate so described */
  expertOpinion: opinionSchema.optional(),
  outcome: outcomeSchema.optional(),
});
export type EstimationRecord = z.output<typeof estimationRecordSchema>;

/** As stored in the database. */
export const storedAnswer = {
  confidence: stored(confidencesSchema).nullish(),
  comparables: storedComparablesSchema.nullish(),
  comparableCounts: stored(countsSchema).nullish(),
  explanation: stored(explanationsSchema).nullish(),
  levelOf: stored(levelOfSchema).optional(),
  ofAgencies: stored(ofAgenciesSchema).optional(),
};
export const storedRecordSchema = estimationRecordSchema.extend(storedAnswer);

/**
 * Describes a property beyond its newest estimate. One property has one type, position and surface, as last
 * corrected; its other details may differ between estimates.
 */
const folderSchema = z.object({
  /** estimates, the newest included */
  count: z.number(),
  /** the newest one with a name */
  named: z.object({ id: z.string(), name: z.string() }).nullable(),
  /**
   * where estimates are contested, and the newest does not show it: an expert's answer is awaited, there is one,
   * or the last contest is closed without one
   */
  expert: z.array(z.enum(['awaited', 'answered', 'closed'])).optional(),
});

const listedEstimationSchema = estimationRecordSchema.extend({
  /** in lists by property */
  folder: folderSchema.optional(),
  /** whichever estimate shows it */
  followed: z.boolean().optional(),
  /** id of its correction */
  replacedBy: z.string().optional(),
  /** true where its owner may be asked what became of it: once, three months after */
  outcomeQuestion: z.literal(true).optional(),
  /** true while a contest of it waits for an expert */
  contested: z.literal(true).optional(),
  /** the last contest of it, where no other and no opinion came since */
  closedContest: closedContestSchema.optional(),
});
export type ListedEstimation = z.infer<typeof listedEstimationSchema>;

/** `totalEstimations` counts records, while pages by property count properties. */
export const estimationPageResponseSchema = successSchema(
  z.object({ estimations: z.array(listedEstimationSchema), pagination: paginationSchema }),
);

/** A blank name removes it. */
export const estimationChangeSchema = z.object({
  name: nameSchema
    .max(estimationNameMaxLength)
    .transform((name) => name || null)
    .nullable(),
});
export type EstimationChange = z.input<typeof estimationChangeSchema>;

export const estimationRecordResponseSchema = successSchema(z.object({ estimation: estimationRecordSchema }));
