import { marketLacks, propertyTypes, transactions } from '@soumdar/engine';
import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { propertyTypeSchema } from '../estimation/estimation.ts';
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
  /** names in the language of the page, with the governorate */
  nearest: { slug: string; name: string }[];
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
  neighbours: z.array(z.object({ slug: z.string(), name: z.string(), nameAr, medianPerSqm: z.number() })),
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

/** On advertisements that training could not know; shares 0–1. */
const hardErrorSchema = z.object({
  /** the site, the governorate's slug, or the first day */
  name: z.string(),
  transaction: transactionSchema,
  count: z.number(),
  medianError: z.number(),
  /** log of the estimate less log of the asking price */
  medianLogBias: z.number(),
  inside: z.number(),
});
export type HardError = z.infer<typeof hardErrorSchema>;

const measuredSchema = z.object({ value: z.number(), low: z.number(), high: z.number() });
const ratioStudySchema = z.object({
  transaction: transactionSchema,
  type: propertyTypeSchema,
  /** 1 for the cheapest tenth of the prices; absent for all */
  decile: z.number().optional(),
  count: z.number(),
  /** each with its 95 % interval; `cod` in percent */
  medianRatio: measuredSchema,
  cod: measuredSchema,
  prd: measuredSchema,
  prb: measuredSchema,
});
export type RatioStudy = z.infer<typeof ratioStudySchema>;

export const marketAccuracySchema = z.object({
  /** country first */
  zones: z.array(z.object({ slug: z.string(), name: z.string(), nameAr, accuracy: z.array(accuracySchema) })),
  /** checks each level's promise: 68 % of the errors are under 100 % less the score */
  scores: z.array(
    z.object({
      transaction: transactionSchema,
      /** lowest of the level */
      floor: z.number(),
      count: z.number(),
      medianError: z.number(),
      withinPromise: z.number(),
    }),
  ),
  /** the same by type, as results state them; `within20` is the share of errors under 20 % */
  typeScores: z.array(
    z.object({
      transaction: transactionSchema,
      type: propertyTypeSchema,
      floor: z.number(),
      count: z.number(),
      medianError: z.number(),
      p90Error: z.number(),
      within20: z.number(),
    }),
  ),
  /** oldest first, all types as weighed then */
  history: z.array(
    z.object({
      learnedOn: z.string(),
      /** advertisements learned from */
      listings: z.number(),
      /** all that were stored; absent where a model of before does not say */
      stored: z.number().optional(),
      medianError: z.object({ sale: z.number().nullable(), rent: z.number().nullable() }),
    }),
  ),
  /** estimates over asking prices, by the IAAO's standard */
  ratioStudy: z.array(ratioStudySchema),
  /** each site left out of training; governorates known by old rents only; the newest sales; empty until measured */
  unseenSite: z.array(hardErrorSchema),
  oldEvidence: z.array(hardErrorSchema),
  forward: z.array(hardErrorSchema),
  /** what the market is without: advertisements of more than one day, site or type; sales; rents */
  lacks: z.array(z.enum(marketLacks)),
  /** last quarter of the INS index ('2025-T4'), which goes on at its last yearly pace */
  indexUntil: z.string(),
  levelOf: byTransaction(z.string()),
  asOf: z.string(),
  sample: z.boolean(),
});
export type MarketAccuracy = z.infer<typeof marketAccuracySchema>;

/** Of estimates that still stand. */
const contestCountsSchema = z.object({
  received: z.number(),
  answered: z.number(),
  answeredInTime: z.number(),
  confirmed: z.number(),
  corrected: z.number(),
  /** of the figure corrected, a share; null under thirty corrections */
  medianCorrection: z.number().nullable(),
});

/** Signed prices that stand. A count is null under 5, and rounded to ten above 100. */
const signedPricesSchema = z.object({
  /** proved or not, without those whose proof was refused */
  stated: z.number().nullable(),
  proved: z.number().nullable(),
  /** of those with proof, from 30 on; `type` is null for all types together */
  gap: z.array(
    z.object({
      transaction: transactionSchema,
      type: propertyTypeSchema.nullable(),
      /** whole tens */
      count: z.number(),
      /** estimated over signed: the median, with its 95 % interval */
      estimateToSigned: measuredSchema,
      /** the same of the adjusted asking prices around; null where fewer than 30 estimates show any */
      askingToSigned: measuredSchema.nullable(),
      /** median of the distance between estimated and signed, a share */
      medianError: z.number(),
    }),
  ),
});

export const publicAccuracySchema = marketAccuracySchema.extend({
  contests: contestCountsSchema,
  signed: signedPricesSchema,
});
export type PublicAccuracy = z.infer<typeof publicAccuracySchema>;

/** All types together. */
const trustSchema = z.object({
  /** false with too few comparables at its centre: an expert answers instead */
  answered: z.boolean(),
  /** advertisements measured; null with the error where they are too few */
  count: z.number().nullable(),
  medianError: z.number().nullable(),
});

/** A governorate or a town on the map of trust. */
export const trustedPlaceSchema = zonePlaceSchema.extend({
  lat: z.number(),
  lng: z.number(),
  parent: z.string().nullable(),
  sale: trustSchema,
  rent: trustSchema,
});
export type TrustedPlace = z.infer<typeof trustedPlaceSchema>;

/** Only the map fetches the places. */
export const marketAccuracyResponseSchema = successSchema(
  publicAccuracySchema.extend({ places: z.array(trustedPlaceSchema) }),
);

/** Homes with more rooms are too few to compare. */
export const mostRoomsCompared = 15;
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
  /** DT, per month for a rent; the nearest of a grid counts */
  price: z.coerce.number().min(1).max(1e9),
});
export type ComparePriceQuery = z.infer<typeof comparePriceQuerySchema>;

export const priceComparisonSchema = z.object({
  /** the requested zone, or the next larger one with enough advertisements */
  zone: zonePlaceSchema,
  /** m², from, up to */
  surface: z.object({ from: z.number(), to: z.number() }),
  /** advertisements learned from, to the nearest five */
  count: z.number(),
  /** true where only the surface is similar, since too few state the rooms or the furniture */
  widened: z.boolean(),
  /** bounds of the middle eight of ten, at the middle of the surface band, on a grid */
  low: z.number(),
  median: z.number(),
  high: z.number(),
  /** share with a lower price per m², in steps of a tenth or of five advertisements if more */
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
