import { z } from 'zod';
import { coarseNumberSchema, cutFineDegrees } from './places/position.ts';
import { textSchema } from './text.ts';

export const analyticsEventNames = [
  'pageview',
  'estimation_started',
  'estimation_completed',
  'estimation_failed',
  'auth_login',
  'auth_register',
  'auth_logout',
  'user_interaction',
] as const;

const mostProperties = 8;
/** Of them all together, as JSON: each event is stored for months. */
const mostLetters = 300;
const lineSchema = textSchema.regex(/^\P{C}*$/u, 'must be one line of plain text');
const propertyNameSchema = textSchema.regex(/^\w{1,40}$/, 'must be 1 to 40 letters, digits and underscores');
const propertyValueSchema = z.union([
  lineSchema.max(80).overwrite(cutFineDegrees),
  coarseNumberSchema,
  z.boolean(),
]);

/** Properties cannot hold free text about a person. */
export const analyticsEventSchema = z.object({
  name: z.enum(analyticsEventNames),
  /** the page's name, because a URL may reveal where a property is */
  page: lineSchema.trim().min(1).max(60).overwrite(cutFineDegrees),
  properties: z
    .record(propertyNameSchema, propertyValueSchema)
    .refine((properties) => Object.keys(properties).length <= mostProperties, 'has too many entries')
    .refine((properties) => JSON.stringify(properties).length <= mostLetters, 'is too long')
    .default({}),
});
export type AnalyticsEvent = z.input<typeof analyticsEventSchema>;
