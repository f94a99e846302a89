import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { propertyTypeSchema } from './estimation.ts';
import { textSchema } from './text.ts';
import { wireTransactionSchema } from './transactions.ts';

/** Crockford's base 32: no letter that may be read as a digit. */
export const reportNumberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits. */
export const reportNumberLength = 16;

/** '7K3M-9QXT-2B4C-8VWZ', as it is printed and stands in addresses. */
export const groupReportNumber = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1-');

/** A number as somebody typed it: groups, case and look-alikes do not count. */
export const normaliseReportNumber = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export const reportCheckSchema = z.object({
  number: textSchema.min(1).max(64).overwrite(normaliseReportNumber),
  /** the sale price printed in the report, or the rent where there is no price; dinars */
  amount: z.number().min(0).max(1e12),
});
export type ReportCheck = z.input<typeof reportCheckSchema>;

/** One answer for every number that no report bears, or bears no longer. */
export const reportCheckOutcomes = ['conforme', 'non conforme', 'inconnu'] as const;

export const checkedReportSchema = z.object({
  outcome: z.enum(reportCheckOutcomes),
  /** of a report whose amount is right: whoever asks holds it */
  report: z
    .object({
      /** ISO 8601 UTC */
      madeAt: z.string(),
      byExpert: z.boolean(),
      propertyType: propertyTypeSchema,
      /** m² */
      surface: z.number(),
      /** what the amount is */
      side: wireTransactionSchema,
      /** false once its owner has a newer estimate of the same property with a figure to print; an expert's is replaced by an expert's alone */
      current: z.boolean(),
    })
    .optional(),
});
export type CheckedReport = z.infer<typeof checkedReportSchema>;
export const checkedReportResponseSchema = successSchema(checkedReportSchema);
