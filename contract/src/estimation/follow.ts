import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { confidenceSchema, countsSchema, figuresSchema } from './estimation.ts';
import { byTransaction } from './transactions.ts';

/** Of a property, whichever estimate shows it. */
export const followedSchema = z.object({
  /** the estimate whose description is valued; the follow ends with it */
  estimationId: z.string(),
  since: z.string(),
});
export type Followed = z.infer<typeof followedSchema>;
export const followedResponseSchema = successSchema(z.object({ followed: followedSchema }));

/** No advertisement within 25 km, too few comparables, or our fault. */
export const noFigureReasons = ['not_covered', 'too_few', 'fault'] as const;

/** Since the previous point, between the figures shown. Shares (0.012 is 1.2 % more) that compound to the total. */
export const movedSchema = z.object({
  total: z.number(),
  /** by the INS index, extended after its last quarter; rents have none */
  index: z.number(),
  /** by advertisements new, gone, changed or older, with the same model */
  listings: z.number().nullable(),
  /** by retraining the model; null with `listings` where the two cannot be separated */
  model: z.number().nullable(),
});
export type Moved = z.infer<typeof movedSchema>;

/** Screens hide scores under 40. */
export const followedPointSchema = z.object({
  date: z.string(),
  modelVersion: z.string(),
  /** since the previous point */
  newModel: z.boolean(),
  /** whether the method changed, which then hides what else moved the price */
  newMethod: z.boolean(),
  /** whether the owner corrected the property since the previous point, so that no change is shown */
  corrected: z.boolean().optional(),
  estimation: figuresSchema,
  confidence: byTransaction(confidenceSchema),
  comparableCounts: countsSchema,
  /** null with a figure */
  noFigure: z.enum(noFigureReasons).nullable(),
  /** null at the first point, and where this point or the previous one has no figure */
  moved: byTransaction(movedSchema.nullable()),
  /** bound of 9 of 10 such moves by retraining alone; null while unknown */
  noise: byTransaction(z.number().nullable()),
});
export type FollowedPoint = z.infer<typeof followedPointSchema>;

export const followHistorySchema = z.object({
  /** null if not followed */
  followed: followedSchema.nullable(),
  /** newest first */
  points: z.array(followedPointSchema),
  /** sale prices of the type in the whole country, as published: 2015 is 100 */
  index: z.object({
    source: z.literal('INS'),
    /** oldest first */
    quarters: z.array(z.object({ quarter: z.string(), index: z.number() })),
  }),
});
export type FollowHistory = z.infer<typeof followHistorySchema>;
export const followHistoryResponseSchema = successSchema(followHistorySchema);
