import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { describedPropertySchema, detailsSchema } from './estimation.ts';
import { paginationSchema } from './history.ts';
import { ofItsType } from './of-its-type.ts';
import { contactMethods, contactTimes } from './vocabulary.ts';

export const manualRequestSchema = ofItsType(
  describedPropertySchema.extend({
    preferred_contact_method: z.enum(contactMethods),
    preferred_contact_time: z.enum(contactTimes),
  }),
);
/** As a client sends it. */
export type ManualRequest = z.input<typeof manualRequestSchema>;
/** As the server holds it once checked. */
export type CheckedManualRequest = z.output<typeof manualRequestSchema>;

export const manualRequestResponseSchema = successSchema(z.object({ id: z.string() }));

/** `property_type` and `status` are any string, so that a site older than its server can show values it does not know. */
export const manualRequestRecordSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** by when an expert answers */
  due_at: z.string().nullish(),
  /** when it was answered or cancelled */
  closed_at: z.string().nullish(),
  property_type: z.string(),
  localisation: z.string(),
  details: detailsSchema,
  status: z.string(),
  preferred_contact_method: z.enum(contactMethods),
  preferred_contact_time: z.enum(contactTimes),
  /** whole dinars */
  manual_result: z.number().nullable(),
  additional_comments: z.string().nullable(),
});
export type ManualRequestRecord = z.infer<typeof manualRequestRecordSchema>;

export const manualRequestPageResponseSchema = successSchema(
  z.object({ estimations: z.array(manualRequestRecordSchema), pagination: paginationSchema }),
);
