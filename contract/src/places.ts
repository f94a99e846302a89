import { z } from 'zod';
import { successSchema } from './envelope.ts';

/** Query strings: numbers come as text, and an empty one is none. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^[+-]?\d{1,3}(\.\d*)?$/, 'must be degrees')
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

export const reverseQuerySchema = z.object({
  lat: degrees(90),
  lon: degrees(180),
  format: z.literal('json').optional(),
});
/** The public service's own shape, not the envelope of the other calls. */
export const reverseResponseSchema = z.object({ display_name: z.string() });

/** The longest name of a place is far shorter: what is typed beyond finds nothing more. */
const longestQuery = 100;

export const placesQuerySchema = z.object({
  q: z
    .string()
    .default('')
    .transform((q) => q.slice(0, longestQuery)),
});
export const placeSchema = z.object({
  /** Latin name for people, e.g. 'La Marsa, Tunis' */
  name: z.string(),
  nameAr: z.string().nullable(),
  governorate: z.string(),
  delegation: z.string().nullable(),
  postalCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.infer<typeof placeSchema>;
export const placesResponseSchema = successSchema(z.object({ places: z.array(placeSchema) }));
