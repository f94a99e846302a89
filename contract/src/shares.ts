import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { estimationRecordSchema, storedAnswer } from './history.ts';
import { shareDays } from './limits.ts';
import { textSchema } from './text.ts';

/** A link by which whoever has it sees an estimate. */
export const newShareSchema = z.object({
  days: z.number().int().min(shareDays.least).max(shareDays.most).default(shareDays.usual),
  /** whether what a messenger shows beside the link tells the price */
  showPrice: z.boolean().default(false),
});
export type NewShare = z.input<typeof newShareSchema>;

export const createdShareResponseSchema = successSchema(
  z.object({
    id: z.string(),
    /** told only here: the server keeps a hash of it */
    url: z.string(),
    expiresAt: z.string(),
  }),
);

/** A link as its owner sees it. */
export const shareSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  showPrice: z.boolean(),
  /** by others than the owner and the robots of messengers */
  views: z.number(),
  /** what it leads to */
  estimation: estimationRecordSchema
    .pick({ id: true, name: true, property_type: true, localisation: true, location: true })
    .extend({ surface: z.number() }),
});
export type Share = z.infer<typeof shareSchema>;
/** newest first, without those that have expired */
export const shareListResponseSchema = successSchema(z.object({ shares: z.array(shareSchema) }));

/** Any text is as good as a token that leads nowhere. */
export const shareParamsSchema = z.object({ token: textSchema.catch('') });

/**
 * What others see of an estimate: its figures, of which hidden ones are null, and its day as `created_at`. All else is of a position
 * within about a kilometre: `location`, the place it is in as `localisation`, comparables, the newest first, and explanations.
 */
export const sharedAnswerSchema = estimationRecordSchema.omit({
  id: true,
  name: true,
  answers: true,
  replaces: true,
});
export type SharedAnswer = z.output<typeof sharedAnswerSchema>;
/** As it stands in the database. */
export const storedSharedAnswerSchema = sharedAnswerSchema.extend(storedAnswer);

export const sharedEstimationSchema = z.object({ estimation: sharedAnswerSchema, expiresAt: z.string() });
export type SharedEstimation = z.infer<typeof sharedEstimationSchema>;
export const sharedEstimationResponseSchema = successSchema(sharedEstimationSchema);
