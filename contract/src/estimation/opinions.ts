import { z } from 'zod';
import { detailsSchema } from './described-property.ts';
import { byTransaction } from './transactions.ts';

/** Of an expert about a contested estimate. */
export const verdicts = ['confirmed', 'corrected', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];
export const verdictSchema = z.enum(verdicts);

/** Whole dinars, per month for a rent. */
const opinionSideSchema = z.object({ low: z.number(), price: z.number(), high: z.number() });

export const opinionCorrectionsSchema = detailsSchema
  .pick({ surface: true, rooms: true, condition: true, plot_m2: true })
  .partial()
  .extend({ place: z.literal(true).optional() });
export type OpinionCorrections = z.output<typeof opinionCorrectionsSchema>;

const dated = {
  /** of the last correction of the answer, ISO 8601 UTC */
  at: z.string(),
  verdict: verdictSchema,
  /** what the owner corrected in the contest, which the figures are for; absent where they are for what was estimated */
  corrections: opinionCorrectionsSchema.optional(),
};

/** An expert's answer to a contest; sides only where corrected. */
export const opinionSchema = byTransaction(opinionSideSchema.optional(), { ...dated, text: z.string() });
export type Opinion = z.output<typeof opinionSchema>;

/** Closed by an expert without an answer. */
export const closedContestSchema = z.object({
  /** ISO 8601 UTC */
  at: z.string(),
  reason: z.string(),
});
export type ClosedContest = z.output<typeof closedContestSchema>;

/** As a share shows it. */
export const sharedOpinionSchema = byTransaction(opinionSideSchema.optional(), dated);
export type SharedOpinion = z.output<typeof sharedOpinionSchema>;
