import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';

/** Weeks start on Monday, in Tunis time. */
export const weekFiguresSchema = z.object({
  /** ISO date of the Monday */
  weekStart: z.string(),
  requests: z.number(),
  answeredInTime: z.number(),
  /** completed late, or open past that time; not cancelled ones */
  answeredLate: z.number(),
  estimationsStarted: z.number(),
  estimationsCompleted: z.number(),
  estimationsFailed: z.number(),
});
export type WeekFigures = z.infer<typeof weekFiguresSchema>;
export const expertFiguresSchema = z.object({
  open: z.number(),
  late: z.number(),
  /** the last 12 with this one, oldest first */
  weeks: z.array(weekFiguresSchema),
});
export type ExpertFigures = z.infer<typeof expertFiguresSchema>;
export const expertFiguresResponseSchema = successSchema(expertFiguresSchema);

/** A share (0.12 = 12 %); null where not measured. */
const accuracySchema = z.object({ sale: z.number().nullable(), rent: z.number().nullable() });

export const refreshReportSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** null while it runs or when interrupted */
  finishedAt: z.string().nullable(),
  outcome: z.string(),
  sources: z.array(
    z.object({
      name: z.string(),
      accepted: z.number(),
      updated: z.number(),
      rejected: z.number(),
      /** null when read to its end */
      failure: z.string().nullable(),
    }),
  ),
  /** null without a model before */
  accuracyBefore: accuracySchema.nullable(),
  /** null without a new model */
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
  /** since the day's count began; maximum of non-urgent ones: see `mostThatMayWait` */
  sms: z.object({ sent: z.number(), ceiling: z.number() }),
});
export type ExpertAlerts = z.infer<typeof expertAlertsSchema>;
export const expertAlertsResponseSchema = successSchema(expertAlertsSchema);
