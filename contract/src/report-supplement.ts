import { z } from 'zod';
import { heirsSchema } from './heirs/heirs-schema.ts';
import { signingAnswersSchema } from './signing/answers-schema.ts';

/** What an owner wants printed with the report of an estimate: told for this one file, and kept nowhere. */
export const reportSupplementSchema = z.object({
  heirs: heirsSchema.optional(),
  signing: signingAnswersSchema.optional(),
  /** whether the report names the owner of the account: it does not, unless they want it */
  named: z.boolean().optional(),
});
/** As a client sends it. */
export type ReportSupplement = z.input<typeof reportSupplementSchema>;
/** As the server holds it once checked. */
export type CheckedReportSupplement = z.output<typeof reportSupplementSchema>;
