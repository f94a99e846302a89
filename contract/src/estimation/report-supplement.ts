import { z } from 'zod';
import { heirsSchema } from '../heirs/heirs-schema.ts';
import { signingAnswersSchema } from '../signing/answers-schema.ts';

/** For one file, never stored. */
export const reportSupplementSchema = z.object({
  heirs: heirsSchema.optional(),
  signing: signingAnswersSchema.optional(),
  /** not by default */
  named: z.boolean().optional(),
});
export type ReportSupplement = z.input<typeof reportSupplementSchema>;
export type CheckedReportSupplement = z.output<typeof reportSupplementSchema>;
