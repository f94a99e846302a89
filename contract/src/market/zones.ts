import { propertyTypes, transactions } from '@soumdar/engine';
import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { propertyTypeSchema } from '../estimation/described-property.ts';
import { largestSurfaceM2 } from '../limits.ts';
import { textSchema } from '../text.ts';

/** Public figures by zone, open to any site. */

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugSchema = textSchema.max(60).regex(slugPattern, 'must be lower-case letters, digits and hyphens');
export const governorateParamsSchema = z.object({ governorate: slugSchema });
export const zoneParamsSchema = z.object({ governorate: slugSchema, zone: slugSchema });

const typedNameSchema = textSchema.max(80).regex(/^[\p{L}\p{M}\p{N} '’.-]+$/u);
/** Of the address of a price page as somebody may write it: 'La Marsa', 'المرسى'. */
export const typedZoneAddressSchema = z.object({
  governorate: typedNameSchema,
  zone: typedNameSchema.optional(),
});

/** The whole path of a zone. */
export const zoneSlugSchema = textSchema
  .max(121)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'must be the slug of a zone');

export const mostCompared = 3;

/** 'tunis,tunis/la-marsa', in the order of the file. */
export const comparisonFileQuerySchema = z.object({
  zones: textSchema
    .max(400)
    .transform((list) => [...new Set(list.split(','))])
    .pipe(z.array(zoneSlugSchema).max(mostCompared)),
});

/** Shown where an address or a search may mean several zones, or none. */
export interface ZoneChoice {
  typed: string;
  /** of this very name, of names like it, or governorates where there are none such */
  which: 'named' | 'like' | 'governorates';
  /** names in the language of the page, with the governorate */
  zones: { slug: string; name: string }[];
}

export const transactionSchema = z.enum(transactions);
export const zonesQuerySchema = z.object({
  transaction: transactionSchema.default('sale'),
  type: propertyTypeSchema.default('apartment'),
});

/** In Arabic; absent where none is known. */
const nameAr = z.string().optional();

const zoneLevels = ['country', 'governorate', 'town', 'neighbourhood'] as const;

const byTransaction = <Value extends z.ZodType>(value: Value) => z.object({ sale: value, rent: value });
/** What the figures of an answer are, null with too few advertisements. */
const figuresBasisSchema = z.object({
  /** day to whose level sale prices are brought */
  asOf: z.string(),
  /** month whose prices the figures follow, 'YYYY-MM'; for rents that of the newest rents */
  levelOf: byTransaction(z.string()),
  /** days of the oldest and the newest advertisement of the zone, or of the country for a list */
  listedFrom: byTransaction(z.string().nullable()),
  listedTo: byTransaction(z.string().nullable()),
  /** share of the advertisements that are older than a year */
  broughtForward: byTransaction(z.number().nullable()),
  /** true while the market is the generated sample */
  sample: z.boolean(),
});
export type FiguresBasis = z.infer<typeof figuresBasisSchema>;

/**
 * DT per m², per month for a rent; null under 10 advertisements. The middle eight of ten lie between low and
 * high.
 */
const pricesPerSqmSchema = z.object({
  medianPerSqm: z.number().nullable(),
  lowPerSqm: z.number().nullable(),
  highPerSqm: z.number().nullable(),
});

export const zoneGroupSchema = pricesPerSqmSchema.extend({
  transaction: transactionSchema,
  type: propertyTypeSchema,
  /** advertisements learned from: null under 5, rounded to ten above 100 and where a small one would follow */
  count: z.number().nullable(),
  /** as asked on the day of each advertisement */
  medianListedPerSqm: z.number().nullable(),
  /** m² */
  medianSurface: z.number().nullable(),
  /** true where all recent advertisements behind the price shown are of agencies */
  ofAgencies: z.boolean(),
  /** figures of the next larger zone that has any, where the group has none */
  instead: pricesPerSqmSchema.extend({ slug: z.string(), name: z.string(), nameAr }).optional(),
});
export type ZoneGroup = z.infer<typeof zoneGroupSchema>;

/** Out of fold, as shares. */
export const accuracySchema = z.object({
  transaction: transactionSchema,
  /** null for all types together */
  type: propertyTypeSchema.nullable(),
  /** advertisements measured: valued without being known */
  count: z.number(),
  medianError: z.number(),
  within10: z.number(),
  within20: z.number(),
  /** of the asking prices within the range of 80 % */
  inRange: z.number(),
});
export type ZoneAccuracy = z.infer<typeof accuracySchema>;

export const zonePlaceSchema = z.object({
  /** the whole path: 'tunis/la-marsa' */
  slug: z.string(),
  name: z.string(),
  nameAr,
  level: z.enum(zoneLevels),
});

export const zoneSchema = zonePlaceSchema.extend({
  lat: z.number(),
  lng: z.number(),
  /** next larger; null for the country */
  parent: zonePlaceSchema.nullable(),
  groups: z.array(zoneGroupSchema),
  /** asking prices of whole homes (S+2 has 3) */
  rooms: z.array(
    z.object({
      transaction: transactionSchema,
      type: propertyTypeSchema,
      rooms: z.number(),
      count: z.number(),
      medianPrice: z.number().nullable(),
    }),
  ),
  /** a year's rent as a share of the price: `median` of the typical home, the middle eight of ten homes around it */
  grossYield: z
    .object({
      low: z.number(),
      median: z.number(),
      high: z.number(),
      /** unfurnished, of the median surface (m²) and rooms; null rooms where they are not stated */
      typical: z.object({
        type: propertyTypeSchema,
        surface: z.number(),
        rooms: z.number().nullable(),
        price: z.number(),
        rent: z.number(),
      }),
    })
    .nullable(),
  /** of a town whose centre has less than half of its advertisements for sale: where most are, most first */
  mainQuarters: z.array(zonePlaceSchema.pick({ slug: true, name: true, nameAr: true })).optional(),
  /** most advertisements first */
  inside: z.array(
    zonePlaceSchema.extend({
      lat: z.number(),
      lng: z.number(),
      groups: z.array(
        zoneGroupSchema.pick({ transaction: true, type: true, count: true, medianPerSqm: true }),
      ),
    }),
  ),
  /** zones of the same level within 60 km, for the type most advertised for sale here */
  neighbours: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      nameAr,
      type: propertyTypeSchema,
      medianPerSqm: z.number(),
    }),
  ),
  /** sales by quarter ('2024-T3'); the INS index is national, 2015 = 100 */
  trend: z.array(
    z.object({
      quarter: z.string(),
      type: propertyTypeSchema,
      index: z.number().nullable(),
      /** in constant dinars by the year's mean consumer prices; null after their series */
      indexReal: z.number().nullable(),
      /** adjusted for the mix of homes and sites; null under 30 advertisements */
      medianPerSqm: z.number().nullable(),
      /** change of `medianPerSqm` since the same quarter of the year before, as a share */
      yearOnYear: z.number().nullable(),
      yearOnYearReal: z.number().nullable(),
    }),
  ),
  accuracy: z.array(accuracySchema),
  /** first and last day; null with too few advertisements */
  listedOn: z.tuple([z.string(), z.string()]).nullable(),
  ...figuresBasisSchema.shape,
});
export type Zone = z.infer<typeof zoneSchema>;
export const zoneResponseSchema = successSchema(zoneSchema);

export const zoneListSchema = z.object({
  zones: z.array(
    zonePlaceSchema.extend({
      lat: z.number(),
      lng: z.number(),
      parent: z.string().nullable(),
      ...zoneGroupSchema.omit({ instead: true, transaction: true, type: true }).shape,
    }),
  ),
  ...figuresBasisSchema.shape,
});
export type ZoneList = z.infer<typeof zoneListSchema>;
/** Steps of `rings` to a degree. */
export const areaStepsPerDegree = 10_000;

export const areaListSchema = z.object({
  areas: z.array(
    zoneListSchema.shape.zones.element
      .omit({ parent: true, medianSurface: true, medianListedPerSqm: true })
      .extend({ rings: z.array(z.array(z.int())) }),
  ),
  ...figuresBasisSchema.shape,
});
export type AreaList = z.infer<typeof areaListSchema>;
export const areaListResponseSchema = successSchema(areaListSchema);
export const zoneListResponseSchema = successSchema(zoneListSchema);

/** Homes with more rooms are too few to compare. */
export const mostRoomsCompared = 15;
export const highestPriceCompared = 1e9;
const booleanInQuerySchema = z.enum(['true', 'false']).transform((value) => value === 'true');
export const comparePriceQuerySchema = z.object({
  /** 'tunis/la-marsa' */
  zone: zoneSlugSchema,
  transaction: transactionSchema,
  type: z.enum(propertyTypes),
  /** m²; only its band counts */
  surface: z.coerce.number().min(1).max(largestSurfaceM2),
  rooms: z.coerce.number().int().min(1).max(mostRoomsCompared).optional(),
  furnished: booleanInQuerySchema.optional(),
  /** DT, per month for a rent; the nearest of a grid counts, without `atSurface` */
  price: z.coerce.number().min(1).max(highestPriceCompared),
  /** true: prices of the answer are at the surface, on the lines from band to band, and the price is compared with them as it is */
  atSurface: booleanInQuerySchema.optional(),
});
export type ComparePriceQuery = z.infer<typeof comparePriceQuerySchema>;

export const priceComparisonSchema = z.object({
  /** the requested zone, or the next larger one with enough advertisements */
  zone: zonePlaceSchema,
  /** the smallest zone around the requested one with a price per m²: those of a larger one are brought to its level and spread */
  broughtTo: zonePlaceSchema.optional(),
  /** where neighbouring surfaces move its prices by more than 5 %: the middle never falls as the surface grows, nor leaps */
  fitted: z.literal(true).optional(),
  /** m², from, up to; beyond any surface where all are compared, their prices brought to the band */
  surface: z.object({ from: z.number(), to: z.number() }),
  /** advertisements learned from, to the nearest five */
  count: z.number(),
  /** true where only the surface is similar, since too few state the rooms or the furniture */
  widened: z.boolean(),
  /** bounds of the middle eight of ten, on a grid at the middle of the surface band; with `atSurface` at the surface, to three digits */
  low: z.number(),
  median: z.number(),
  high: z.number(),
  /** share with a lower price, to the nearest tenth: none below `low`, all above `high` */
  shareBelow: z.number(),
  /** true where all recent advertisements of the zone and type are of agencies */
  ofAgencies: z.boolean(),
  ...figuresBasisSchema.shape,
});
export type PriceComparison = z.infer<typeof priceComparisonSchema>;

/** Each bound to one digit: `data` of `Price out of range`. */
export interface PriceRange {
  lowest: number;
  highest: number;
}
export const priceComparisonResponseSchema = successSchema(priceComparisonSchema);
