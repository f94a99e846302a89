import { z } from 'zod';
import { successSchema, uuidSchema } from '../api/envelope.ts';
import { detailsSchema, propertyTypeSchema } from './described-property.ts';
import { comparableSchema, figuresSchema } from './estimation.ts';
import { closedContestSchema, opinionSchema } from './opinions.ts';
import { stored, wireTransactionSchema } from './transactions.ts';
import { messageMaxLength, mostHomes, mostWithout } from '../limits.ts';
import { locationInputSchema, propertyLocationSchema } from '../places/position.ts';
import { nameSchema, textSchema, writtenSchema } from '../text.ts';
import { contactMethods, manualRequestStatuses } from '../vocabulary.ts';

export const contestReasons = [
  'place',
  'surface',
  'rooms',
  'condition',
  'surroundings',
  'plot',
  'comparable',
  'other',
] as const;
export type ContestReason = (typeof contestReasons)[number];

/** Asked or signed. */
export const homePriceKinds = ['sold', 'asked'] as const;

const homeSchema = z.object({
  /** or a link, which stays text */
  address: nameSchema.min(1).max(300),
  type: propertyTypeSchema,
  /** m² */
  surface: detailsSchema.shape.surface,
  /** whole dinars, per month for a rent */
  price: z.number().int().min(1).max(1_000_000_000),
  /** a day or a month */
  date: textSchema.regex(/^\d{4}-(0[1-9]|1[0-2])(-([0-2]\d|3[01]))?$/, 'must be a day or a month').optional(),
  kind: z.enum(homePriceKinds),
});
export type ContestHome = z.infer<typeof homeSchema>;

const idSchema = textSchema.min(1).max(64);

/** What the property would be said to be. */
const contestCorrectionsSchema = detailsSchema
  .pick({ surface: true, rooms: true, condition: true, plot_m2: true })
  .partial();

export const newContestSchema = z.object({
  reasons: z.array(z.enum(contestReasons)).min(1).max(contestReasons.length),
  corrections: contestCorrectionsSchema.extend({ location: locationInputSchema.optional() }).optional(),
  /** those of the estimate that are not comparable */
  comparables: z
    .array(z.object({ id: idSchema, why: writtenSchema.trim().max(300) }))
    .max(mostWithout)
    .optional(),
  /** of the owner's what-if */
  without: z.array(idSchema).max(mostWithout).optional(),
  message: writtenSchema.trim().max(messageMaxLength).optional(),
  /** which the owner knows */
  homes: z.array(homeSchema).max(mostHomes).optional(),
  preferred_contact_method: z.enum(contactMethods),
});
export type NewContest = z.input<typeof newContestSchema>;
export type CheckedContest = z.output<typeof newContestSchema>;

/** An advertisement as it was shown when contested. */
const contestedComparableSchema = z.object({
  transaction: wireTransactionSchema,
  comparable: comparableSchema,
  /** why it is not comparable; absent where only left out */
  why: z.string().optional(),
});

const contestShape = {
  reasons: z.array(z.enum(contestReasons)),
  corrections: contestCorrectionsSchema.extend({ location: propertyLocationSchema.optional() }),
  comparables: z.array(contestedComparableSchema),
  /** left out in the owner's what-if, and its figures; absent without one */
  without: z.array(contestedComparableSchema),
  whatIf: figuresSchema.optional(),
  homes: z.array(homeSchema),
  /** of the estimate contested */
  result: figuresSchema,
};
export const contestedSchema = z.object(contestShape);
export type Contested = z.output<typeof contestedSchema>;
/** As stored in the database. */
const storedComparablesSchema = z.array(
  z.object({
    transaction: z.enum(['sale', 'rent']),
    comparable: stored(comparableSchema),
    why: z.string().optional(),
  }),
);
export const storedContestSchema = z.object({
  ...contestShape,
  comparables: storedComparablesSchema,
  without: storedComparablesSchema,
});

export const contestSchema = contestedSchema.extend({
  id: z.string(),
  created_at: z.string(),
  /** null while no expert can promise it */
  due_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  status: z.enum(manualRequestStatuses),
  preferred_contact_method: z.enum(contactMethods),
  message: z.string().nullable(),
  /** once answered */
  opinion: opinionSchema.nullable(),
  cancel_reason: z.string().nullable(),
  /** true while it waits for its owner to lift a limitation */
  suspended: z.boolean().optional(),
  /** true until an expert takes it up */
  changeable: z.boolean(),
});
export type Contest = z.output<typeof contestSchema>;

/** Newest first; `expertOpinion` and `closedContest` as the list of estimates has them. */
export const contestListResponseSchema = successSchema(
  z.object({
    contests: z.array(contestSchema),
    expertOpinion: opinionSchema.optional(),
    closedContest: closedContestSchema.optional(),
  }),
);
export const contestParamsSchema = z.object({ id: uuidSchema, contestId: uuidSchema });
