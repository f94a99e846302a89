import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { describedPropertySchema, detailsSchema } from './estimation.ts';
import { paginationSchema } from './history.ts';
import { messageMaxLength } from './limits.ts';
import { ofItsType } from './of-its-type.ts';
import { locationSchema } from './position.ts';
import { textSchema, writtenSchema } from './text.ts';
import { isTimeZone } from './time-zone.ts';
import { contactMethods, contactTimes } from './vocabulary.ts';

/** What the owner has to say to the expert. */
const messageSchema = writtenSchema.trim().max(messageMaxLength);

export const manualRequestSchema = ofItsType(
  describedPropertySchema.extend({
    preferred_contact_method: z.enum(contactMethods),
    preferred_contact_time: z.enum(contactTimes),
    message: messageSchema.optional(),
    /** where the owner is, as 'America/Toronto', for whoever calls; the slot stays one of Tunis */
    time_zone: textSchema
      .max(64, { abort: true })
      .refine(isTimeZone, 'must be the name of a time zone')
      .optional(),
  }),
);
/** As a client sends it. */
export type ManualRequest = z.input<typeof manualRequestSchema>;
/** As the server holds it once checked. */
export type CheckedManualRequest = z.output<typeof manualRequestSchema>;

/** What its owner may correct of a request until an expert takes it up; what is absent stays. */
export const requestCorrectionSchema = z.object({
  /** all that is stated of the property, in place of what was */
  details: detailsSchema.optional(),
  preferred_contact_method: z.enum(contactMethods).optional(),
  preferred_contact_time: z.enum(contactTimes).optional(),
  /** null and an empty one take it away */
  message: messageSchema.nullable().optional(),
});
/** As a client sends it. */
export type RequestCorrection = z.input<typeof requestCorrectionSchema>;
/** As the server holds it once checked. */
export type CheckedRequestCorrection = z.output<typeof requestCorrectionSchema>;

/** A field of a request that its owner corrected: a detail of the property, or a field of the request; null says nothing. */
export const correctedFieldSchema = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  to: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type CorrectedField = z.infer<typeof correctedFieldSchema>;

export const manualRequestResponseSchema = successSchema(
  /** by when an expert answers, ISO 8601 UTC; absent while nobody can promise it */
  z.object({ id: z.string(), due_at: z.string().optional() }),
);

/** `property_type` and `status` are any string, so that a site older than its server can show values it does not know. */
export const manualRequestRecordSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** by when an expert answers, ISO 8601 UTC; null while nobody can promise it, absent from answers of an older server, as are those without a value below */
  due_at: z.string().nullish(),
  /** when it was answered or cancelled */
  closed_at: z.string().nullish(),
  property_type: z.string(),
  location: locationSchema.nullish(),
  localisation: z.string(),
  details: detailsSchema,
  status: z.string(),
  preferred_contact_method: z.enum(contactMethods),
  preferred_contact_time: z.enum(contactTimes),
  message: z.string().nullish(),
  /** as it was sent */
  time_zone: z.string().nullish(),
  /** whole dinars */
  manual_result: z.number().nullable(),
  /** between which prices, whole dinars; the rent is per month; null when the expert told none */
  result_low: z.number().nullish(),
  result_high: z.number().nullish(),
  rent_result: z.number().nullish(),
  additional_comments: z.string().nullable(),
  /**
   * Its owner waits until the advertisements around suffice for an estimate, and since when they do; null while they do not.
   */
  awaited: z.object({ since: z.string(), coveredSince: z.string().nullable() }).nullish(),
  /** true while its owner may correct or delete it: until an expert takes it up */
  changeable: z.boolean().optional(),
  /** in lists, true where nobody waits and an estimate has no figure now */
  lacksFigure: z.boolean().optional(),
});
export type ManualRequestRecord = z.infer<typeof manualRequestRecordSchema>;

export const manualRequestRecordResponseSchema = successSchema(
  z.object({ request: manualRequestRecordSchema }),
);

export const manualRequestPageResponseSchema = successSchema(
  z.object({ estimations: z.array(manualRequestRecordSchema), pagination: paginationSchema }),
);
