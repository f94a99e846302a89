import { z } from 'zod';
import { successSchema } from './envelope.ts';

/** Weeks start on Monday, in Tunis time. */
export const weekFiguresSchema = z.object({
  /** ISO date of the Monday */
  weekStart: z.string(),
  /** manual requests made that week */
  requests: z.number(),
  /** of these, completed by the time they were due */
  answeredInTime: z.number(),
  /** of these, completed later, or still open past that time; cancelled ones count in neither figure */
  answeredLate: z.number(),
  estimationsStarted: z.number(),
  estimationsCompleted: z.number(),
  estimationsFailed: z.number(),
});
export type WeekFigures = z.infer<typeof weekFiguresSchema>;
export const expertFiguresSchema = z.object({
  /** requests open now */
  open: z.number(),
  /** of these, past their time */
  late: z.number(),
  /** the last 12, this one included, oldest first */
  weeks: z.array(weekFiguresSchema),
});
export type ExpertFigures = z.infer<typeof expertFiguresSchema>;
export const expertFiguresResponseSchema = successSchema(expertFiguresSchema);

/** Median error as a fraction (0.12 = 12 %), per side; null where it was not measured. */
const accuracySchema = z.object({ sale: z.number().nullable(), rent: z.number().nullable() });

/** One refresh of the data. */
export const refreshReportSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** null while it runs, or when it was interrupted */
  finishedAt: z.string().nullable(),
  outcome: z.string(),
  sources: z.array(
    z.object({
      name: z.string(),
      accepted: z.number(),
      updated: z.number(),
      rejected: z.number(),
      /** null when it was read to its end */
      failure: z.string().nullable(),
    }),
  ),
  /** of the model in use before; null when there was none */
  accuracyBefore: accuracySchema.nullable(),
  /** of the newly learned model; null when none was learned */
  accuracyAfter: accuracySchema.nullable(),
});
export type RefreshReport = z.infer<typeof refreshReportSchema>;

export const refusedModelSchema = z.object({
  version: z.string(),
  createdAt: z.string(),
  refusedBecause: z.string(),
});
export type RefusedModel = z.infer<typeof refusedModelSchema>;

export const expertAlertsSchema = z.object({
  /** the last 10, newest first */
  refreshes: z.array(refreshReportSchema),
  /** the last 10, newest first */
  refusedModels: z.array(refusedModelSchema),
  /** messages sent since the day's count began, and the daily maximum: see `mostThatMayWait` */
  sms: z.object({ sent: z.number(), ceiling: z.number() }),
});
export type ExpertAlerts = z.infer<typeof expertAlertsSchema>;
export const expertAlertsResponseSchema = successSchema(expertAlertsSchema);
