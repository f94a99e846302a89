import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { placeQueryMaxLength } from '../limits.ts';
import { degreesInQuerySchema } from '../places/position.ts';
import { textSchema } from '../text.ts';
import { isInTunisia } from '../places/tunisia.ts';
import { zoneGroupSchema, zonePlaceSchema } from './zones.ts';

export const reverseQuerySchema = z
  .object({ lat: degreesInQuerySchema, lon: degreesInQuerySchema, format: z.literal('json').optional() })
  .refine(({ lat, lon }) => isInTunisia({ lat, lng: lon }), { path: ['lat'], error: 'must be in Tunisia' });
/** Format of the public geocoding service, without an envelope. */
export const reverseResponseSchema = z.object({ display_name: z.string() });

export const placesQuerySchema = z.object({ q: textSchema.max(placeQueryMaxLength).default('') });
export const placeSchema = z.object({
  /** 'town' where its neighbourhood remains to be asked for; absent from an older server */
  kind: z.enum(['town', 'neighbourhood']).optional(),
  /** e.g. 'La Marsa, Tunis' */
  name: z.string(),
  nameAr: z.string().nullable(),
  /** `name` in Arabic, e.g. 'المرسى، تونس'; absent where a part has no Arabic name */
  fullNameAr: z.string().optional(),
  governorate: z.string(),
  governorateAr: z.string().optional(),
  delegation: z.string().nullable(),
  postalCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** slug of its page of prices; absent from an older server */
  zone: z.string().optional(),
});
export type Place = z.infer<typeof placeSchema>;
export const placesResponseSchema = successSchema(z.object({ places: z.array(placeSchema) }));

export const positionQuerySchema = z
  .object({ lat: degreesInQuerySchema, lng: degreesInQuerySchema })
  .refine(isInTunisia, { path: ['lat'], error: 'must be in Tunisia' });
/** Of the town that the search finds there, or else of the one around. */
export const townSchema = z.object({
  name: z.string(),
  /** in Arabic; absent where none is known */
  nameAr: z.string().optional(),
  /** by name; empty where none is known */
  neighbourhoods: z.array(
    z.object({ name: z.string(), nameAr: z.string().optional(), lat: z.number(), lng: z.number() }),
  ),
});
export type TownPlaces = z.infer<typeof townSchema>;
export const townResponseSchema = successSchema(townSchema);

/** Known before the property is. */
export const positionFactsSchema = z.object({
  /** the coast is accurate to about 2 km */
  atSea: z.boolean(),
  /** false where no advertisement is within `maxComparableKm`: nothing can be estimated there */
  covered: z.boolean(),
  /**
   * smallest zone around with advertisements and its asking prices for sale by type; absent where not covered
   */
  zone: zonePlaceSchema
    .extend({
      sales: z.array(zoneGroupSchema.pick({ type: true, count: true, medianPerSqm: true, instead: true })),
      /** day to whose level they are brought */
      asOf: z.string(),
      /** true while the market is the generated sample */
      sample: z.boolean(),
    })
    .optional(),
});
export type ZoneAround = NonNullable<z.infer<typeof positionFactsSchema>['zone']>;
export type PositionFacts = z.infer<typeof positionFactsSchema>;
export const positionFactsResponseSchema = successSchema(positionFactsSchema);
