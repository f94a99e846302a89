import { marketLacks } from '@soumdar/engine';
import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { propertyTypeSchema } from '../estimation/described-property.ts';
import { accuracySchema, transactionSchema, zoneListSchema, zonePlaceSchema } from './zones.ts';

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
  zones: z.array(
    zonePlaceSchema
      .pick({ slug: true, name: true, nameAr: true })
      .extend({ accuracy: z.array(accuracySchema) }),
  ),
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
  levelOf: zoneListSchema.shape.levelOf,
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
