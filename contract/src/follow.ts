import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { confidenceSchema, countsSchema, figuresSchema } from './estimation.ts';
import { byTransaction } from './transactions.ts';

/** A follow is of a property: by whichever estimate of it, it is the same one. */
export const followedSchema = z.object({
  /** the estimate whose description is valued, with which the follow ends */
  estimationId: z.string(),
  since: z.string(),
});
export type Followed = z.infer<typeof followedSchema>;
export const followedResponseSchema = successSchema(z.object({ followed: followedSchema }));

/** Why neither side has a figure: no advertisement within 25 km, fewer comparables than it takes, or a fault of ours. */
export const noFigureReasons = ['not_covered', 'too_few', 'fault'] as const;

/** What moved a price since the point before. Shares, 0.012 for 1.2 % more; one after the other they make the total. */
export const movedSchema = z.object({
  total: z.number(),
  /** by the index of the national statistics institute, prolonged after its last quarter; rents have none */
  index: z.number(),
  /** by the advertisements around, valued by the same model: new, gone, changed, or older */
  listings: z.number().nullable(),
  /** by the model, learned anew; null with `listings` where the two cannot be told apart */
  model: z.number().nullable(),
});
export type Moved = z.infer<typeof movedSchema>;

/** A followed property on one market. Figures are those of an estimate made then: a score under 40 hides them on every screen. */
export const followedPointSchema = z.object({
  date: z.string(),
  modelVersion: z.string(),
  /** whether the model is another than at the point before */
  newModel: z.boolean(),
  /** whether the method itself is: what moved the price is then not told apart from it */
  newMethod: z.boolean(),
  /** whether its owner corrected the property since the point before: no change is told between the two */
  corrected: z.boolean().optional(),
  estimation: figuresSchema,
  confidence: byTransaction(confidenceSchema),
  comparableCounts: countsSchema,
  /** null where a side has a figure */
  noFigure: z.enum(noFigureReasons).nullable(),
  /** null where this point or the one before has no figure, and at the first */
  moved: byTransaction(movedSchema.nullable()),
  /** what learning anew alone moves nine such prices of ten by at most; null while it is not known */
  noise: byTransaction(z.number().nullable()),
});
export type FollowedPoint = z.infer<typeof followedPointSchema>;

export const followHistorySchema = z.object({
  /** null where the property is not followed */
  followed: followedSchema.nullable(),
  /** newest first */
  points: z.array(followedPointSchema),
  /** of sale prices of the type in the whole country, as published: 2015 is 100 */
  index: z.object({
    source: z.literal('INS'),
    /** oldest first */
    quarters: z.array(z.object({ quarter: z.string(), index: z.number() })),
  }),
});
export type FollowHistory = z.infer<typeof followHistorySchema>;
export const followHistoryResponseSchema = successSchema(followHistorySchema);
