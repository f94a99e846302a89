import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { describedPropertySchema, detailsSchema } from '../estimation/described-property.ts';
import { inArabicSchema } from '../estimation/estimation.ts';
import { paginationSchema } from '../estimation/history.ts';
import { messageMaxLength } from '../limits.ts';
import { ofItsType } from '../estimation/of-its-type.ts';
import { propertyLocationSchema } from '../places/position.ts';
import { textSchema, writtenSchema } from '../text.ts';
import { isTimeZone } from '../time-zone.ts';
import { contactMethods, contactTimes } from '../vocabulary.ts';

const messageSchema = writtenSchema.trim().max(messageMaxLength);

export const manualRequestSchema = ofItsType(
  describedPropertySchema.extend({
    preferred_contact_method: z.enum(contactMethods),
    preferred_contact_time: z.enum(contactTimes),
    message: messageSchema.optional(),
    /** the owner's, as 'America/Toronto'; the slot stays in Tunis time */
    time_zone: textSchema
      .max(64, { abort: true })
      .refine(isTimeZone, 'must be the name of a time zone')
      .optional(),
  }),
);
export type ManualRequest = z.input<typeof manualRequestSchema>;
export type CheckedManualRequest = z.output<typeof manualRequestSchema>;

/** Until an expert takes the request; absent fields stay. */
export const requestCorrectionSchema = z.object({
  /** replaces all details */
  details: detailsSchema.optional(),
  preferred_contact_method: z.enum(contactMethods).optional(),
  preferred_contact_time: z.enum(contactTimes).optional(),
  /** null or an empty one removes it */
  message: messageSchema.nullable().optional(),
  /** of the record on which it is based: refused if the request changed since */
  revision: z.number().int().min(0).optional(),
});
export type RequestCorrection = z.input<typeof requestCorrectionSchema>;
export type CheckedRequestCorrection = z.output<typeof requestCorrectionSchema>;

/** A corrected detail or field; null means no value. */
export const correctedFieldSchema = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  to: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type CorrectedField = z.infer<typeof correctedFieldSchema>;

export const manualRequestResponseSchema = successSchema(
  /** ISO 8601 UTC; absent while no expert can promise it */
  z.object({ id: z.string(), due_at: z.string().optional() }),
);

/** `property_type` and `status` are any string, for a site older than its server. */
export const manualRequestRecordSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** ISO 8601 UTC; null while no expert can promise it. An older server omits empty fields. */
  due_at: z.string().nullish(),
  /** answered or cancelled */
  closed_at: z.string().nullish(),
  property_type: z.string(),
  location: propertyLocationSchema.nullish(),
  localisation: z.string(),
  localisationAr: inArabicSchema,
  details: detailsSchema,
  status: z.string(),
  preferred_contact_method: z.enum(contactMethods),
  preferred_contact_time: z.enum(contactTimes),
  message: z.string().nullish(),
  time_zone: z.string().nullish(),
  /** whole dinars */
  manual_result: z.number().nullable(),
  /** whole dinars, the rent per month; null when not stated */
  result_low: z.number().nullish(),
  result_high: z.number().nullish(),
  rent_result: z.number().nullish(),
  additional_comments: z.string().nullable(),
  /** The owner waits for enough advertisements; `coveredSince` is null until then. */
  awaited: z.object({ since: z.string(), coveredSince: z.string().nullable() }).nullish(),
  /** true while it waits for its owner to lift a limitation */
  suspended: z.boolean().optional(),
  /** true until an expert takes it up */
  changeable: z.boolean().optional(),
  /** increases with every correction, and every move of an expert */
  revision: z.number().optional(),
  /** in lists: true where the owner does not wait and an estimate has no figure now */
  lacksFigure: z.boolean().optional(),
});
export type ManualRequestRecord = z.infer<typeof manualRequestRecordSchema>;

export const manualRequestRecordResponseSchema = successSchema(
  z.object({ request: manualRequestRecordSchema }),
);

export const manualRequestPageResponseSchema = successSchema(
  z.object({ estimations: z.array(manualRequestRecordSchema), pagination: paginationSchema }),
);
