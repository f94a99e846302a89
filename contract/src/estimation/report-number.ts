import { latinDigits } from '@soumdar/engine';
import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { propertyTypeSchema } from './described-property.ts';
import { inArabicSchema } from './estimation.ts';
import { opinionCorrectionsSchema, verdictSchema } from './opinions.ts';
import { textSchema } from '../text.ts';
import { byTransaction, wireTransactionSchema } from './transactions.ts';

/** Crockford's base 32: no letter that looks like a digit. */
export const reportNumberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits. */
export const reportNumberLength = 16;

/** '7K3M-9QXT-2B4C-8VWZ', in print and in addresses. */
export const groupReportNumber = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Look-alikes are replaced. */
export const normaliseReportNumber = (typed: string): string =>
  latinDigits(typed).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export const reportCheckSchema = z.object({
  number: textSchema.min(1).max(64).overwrite(normaliseReportNumber),
  /** sale price printed in the report, or rent without one; DT */
  amount: z.number().min(0).max(1e12),
});
export type ReportCheck = z.input<typeof reportCheckSchema>;

/** Unknown and expired numbers get the same answer. */
export const reportCheckOutcomes = ['conforme', 'non conforme', 'inconnu'] as const;

export const checkedReportSchema = z.object({
  outcome: z.enum(reportCheckOutcomes),
  /** only where the amount is right: that person holds the report */
  report: z
    .object({
      /** of the calculation, or of the opinion that gives the amount; ISO 8601 UTC */
      madeAt: z.string(),
      byExpert: z.boolean(),
      /** as printed, whichever price passes the check; `until` in ISO 8601 UTC, over once that day in Tunis is */
      usable: z.object({ until: z.string(), isOver: z.boolean() }),
      propertyType: propertyTypeSchema,
      /** m² */
      surface: z.number(),
      /** the nearest of the gazetteer: a report made over may name another */
      place: z.object({ name: z.string(), nameAr: inArabicSchema }),
      /** what the amount is */
      side: wireTransactionSchema,
      /** monthly rent printed beside a sale price that no opinion gives; DT */
      rent: z.number().optional(),
      /** of an expert, printed in it, with the prices that it corrects: that of the same side passes the check too */
      opinion: byTransaction(z.number().optional(), {
        verdict: verdictSchema,
        corrections: opinionCorrectionsSchema.optional(),
      }).optional(),
      /**
       * false once a newer estimate of the property has a figure to print; only an expert's, or the correction
       * of what was described, replaces what rests on an expert's opinion of the amount
       */
      current: z.boolean(),
    })
    .optional(),
});
export type CheckedReport = z.infer<typeof checkedReportSchema>;

/** Then a calculated estimate does not replace it. */
export const restsOnOpinion = ({
  side,
  byExpert,
  opinion,
}: Pick<NonNullable<CheckedReport['report']>, 'side' | 'byExpert' | 'opinion'>): boolean =>
  byExpert || opinion?.verdict === 'confirmed' || opinion?.[side] !== undefined;

export const checkedReportResponseSchema = successSchema(checkedReportSchema);
