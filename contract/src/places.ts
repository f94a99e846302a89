import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { placeQueryMaxLength } from './limits.ts';
import { isInTunisia } from './tunisia.ts';

/** For query strings: numbers come as text, and an empty text is not a number. */
const degrees = z
  .string()
  .regex(/^[+-]?\d{1,3}(\.\d*)?$/, 'must be degrees')
  .transform(Number);

export const reverseQuerySchema = z
  .object({ lat: degrees, lon: degrees, format: z.literal('json').optional() })
  .refine(({ lat, lon }) => isInTunisia({ lat, lng: lon }), { path: ['lat'], error: 'must be in Tunisia' });
/** The response format of the public geocoding service, without the envelope of the other calls. */
export const reverseResponseSchema = z.object({ display_name: z.string() });

export const placesQuerySchema = z.object({ q: z.string().max(placeQueryMaxLength).default('') });
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
