import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { estimationRecordSchema, storedAnswer } from './history.ts';
import { shareDays } from '../limits.ts';
import { sharedOpinionSchema } from './opinions.ts';
import { textSchema } from '../text.ts';

export const newShareSchema = z.object({
  days: z.number().int().min(shareDays.least).max(shareDays.most).default(shareDays.usual),
  /** in a messenger's preview */
  showPrice: z.boolean().default(false),
});
export type NewShare = z.input<typeof newShareSchema>;

export const createdShareResponseSchema = successSchema(
  z.object({
    id: z.string(),
    /** the server stores only a hash */
    url: z.string(),
    expiresAt: z.string(),
  }),
);

export const shareSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  showPrice: z.boolean(),
  /** without the owner and messengers' robots */
  views: z.number(),
  estimation: estimationRecordSchema
    .pick({
      id: true,
      name: true,
      property_type: true,
      localisation: true,
      localisationAr: true,
      location: true,
    })
    .extend({ surface: z.number() }),
});
export type Share = z.infer<typeof shareSchema>;
/** newest first, without expired ones */
export const shareListResponseSchema = successSchema(z.object({ shares: z.array(shareSchema) }));

/** Like a token that leads nowhere. */
export const shareParamsSchema = z.object({ token: textSchema.catch('') });

/**
 * Shown figures, and the day as `created_at`. All else comes from a position within about a kilometre:
 * `location`, its place as `localisation`, comparables newest first, and explanations.
 */
export const sharedAnswerSchema = estimationRecordSchema.omit({
  id: true,
  name: true,
  answers: true,
  replaces: true,
  expertOpinion: true,
});
export type SharedAnswer = z.output<typeof sharedAnswerSchema>;
/** As stored in the database. */
export const storedSharedAnswerSchema = sharedAnswerSchema.extend(storedAnswer);

export const sharedEstimationSchema = z.object({
  estimation: sharedAnswerSchema.extend({
    /** as of today */
    expertOpinion: sharedOpinionSchema.optional(),
  }),
  expiresAt: z.string(),
});
export type SharedEstimation = z.infer<typeof sharedEstimationSchema>;
export const sharedEstimationResponseSchema = successSchema(sharedEstimationSchema);
