import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { propertyTypeSchema } from '../estimation/described-property.ts';
import { figuresSchema, inArabicSchema } from '../estimation/estimation.ts';
import { outcomeSchema, proofTypes } from '../estimation/outcomes.ts';
import { textSchema } from '../text.ts';

export const proofVerdicts = ['proved', 'refused'] as const;
export type ProofVerdict = (typeof proofVerdicts)[number];

/** A proof that waits for an expert, with what it is to prove; nothing of its owner. */
export const queuedProofSchema = outcomeSchema.pick({ kind: true, month: true, through: true }).extend({
  /** of its signed price: the same for a proof that replaces it */
  id: z.string(),
  /** SHA-256 of the file */
  digest: z.string(),
  sentAt: z.string(),
  /** when it is erased unread */
  until: z.string(),
  contentType: z.enum(proofTypes),
  bytes: z.number(),
  price: z.number(),
  propertyType: propertyTypeSchema,
  localisation: z.string(),
  localisationAr: inArabicSchema,
  /** m² */
  surface: z.number(),
  /** the estimate it belongs to */
  estimatedAt: z.string(),
  result: figuresSchema,
});
export type QueuedProof = z.infer<typeof queuedProofSchema>;

/** Oldest first. */
export const proofQueueResponseSchema = successSchema(z.object({ proofs: z.array(queuedProofSchema) }));

/**
 * 409 `Proof changed meanwhile` where another proof, or one of another price, waits, 409 `Already answered` where
 * an expert has decided.
 */
export const proofVerdictRequestSchema = z.object({
  verdict: z.enum(proofVerdicts),
  digest: textSchema.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 digest'),
  /** as the queue says */
  sentAt: z.iso.datetime(),
});
export type ProofVerdictRequest = z.infer<typeof proofVerdictRequestSchema>;
