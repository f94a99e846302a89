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

export const positionQuerySchema = z.object({ lat: degrees, lng: degrees });
export const positionResponseSchema = successSchema(
  z.object({
    /** outside the outline of the country, but near enough to be a mistake of the outline */
    atSea: z.boolean(),
    /** whether there is an advertisement near enough to compare with */
    covered: z.boolean(),
  }),
);
export type PositionFacts = z.infer<typeof positionResponseSchema>['data'];

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
