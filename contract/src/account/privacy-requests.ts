import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { contactSchema, requestQueueQuerySchema } from '../experts/experts.ts';
import { paginationSchema } from '../estimation/history.ts';
import { writtenSchema } from '../text.ts';

export const privacyRequestKinds = ['objection', 'limitation'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** To be answered within a month. */
export const queuedPrivacyRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(privacyRequestKinds),
  message: z.string(),
  createdAt: z.string(),
  dueAt: z.string(),
  /** past `dueAt` and not answered */
  late: z.boolean(),
  answeredAt: z.string().nullable(),
  /** null until answered */
  accepted: z.boolean().nullable(),
  answer: z.string().nullable(),
  contact: contactSchema,
});
export type QueuedPrivacyRequest = z.infer<typeof queuedPrivacyRequestSchema>;
export const privacyQueueQuerySchema = requestQueueQuerySchema.pick({ page: true, limit: true });
/** Unanswered by due date, then answered, last answered first. */
export const privacyQueueResponseSchema = successSchema(
  z.object({ requests: z.array(queuedPrivacyRequestSchema), pagination: paginationSchema }),
);
/**
 * A second answer gets 409 `Already answered`. An accepted limitation leaves the account's data unused (no
 * offers, no notices) until its owner lifts it; an accepted objection ends the consent to offers.
 */
export const privacyAnswerRequestSchema = z.object({
  accepted: z.boolean(),
  answer: writtenSchema.trim().min(1).max(2000),
});
export const privacyAnswerResponseSchema = successSchema(z.object({ request: queuedPrivacyRequestSchema }));
