import { fewestShown, unusualFacts } from '@soumdar/engine';
import { z } from 'zod';
import { confidenceCode, confidenceCodes, confidenceLevel, confidenceLevels } from './confidence.ts';
import { detailsSchema, propertyTypeSchema } from './described-property.ts';
import { adjustmentCauses, effectFactors } from './details.ts';
import { successSchema } from '../api/envelope.ts';
import { byTransaction, stored } from './transactions.ts';
import { adjustmentNames, likenesses, matchReasons } from '../vocabulary.ts';

const scored = {
  score: z.number(),
  /** day of the newest advertisement around, where all are older than three years */
  oldEvidenceOn: z.string().optional(),
  /** errors of past estimates of that level; absent where cases are few, and from old records */
  accuracy: z
    .object({
      cases: z.number(),
      /** % of the asking price; half of the errors are below the first, nine in ten below the second */
      medianError: z.number(),
      p90Error: z.number(),
      /** % of the errors under 20 %, of that type as of that level; absent from old records */
      within20: z.number().optional(),
    })
    .optional(),
};

/** The API adds the level, in French and as a code. */
export const confidenceSchema = z.codec(
  z.object({
    ...scored,
    level: z.enum(Object.values(confidenceLevels)),
    /** absent from old answers */
    code: z.enum(confidenceCodes).optional(),
    /** marks scores under `shownFromScore` for experts and the account's own export */
    mark: z.literal('non fiable').optional(),
  }),
  z.object({ ...scored, unreliable: z.literal(true).optional() }),
  {
    decode: ({ level: _level, code: _code, mark, ...rest }) => ({
      ...rest,
      ...(mark && { unreliable: true as const }),
    }),
    encode: ({ unreliable, ...rest }) => ({
      ...rest,
      level: confidenceLevel(rest.score),
      code: confidenceCode(rest.score),
      ...(unreliable && { mark: 'non fiable' as const }),
    }),
  },
);
export type Confidence = z.output<typeof confidenceSchema>;

/** In Arabic, looked up for each answer and never stored; absent where none is known. */
export const inArabicSchema = z.string().optional();

/** Only the town is known, so the distance means nothing. */
const atTownSchema = z.literal(true).optional();

const comparableShape = {
  /** of one version of the market; absent from old records, as are `likeness` and what follows it */
  id: z.string().optional(),
  /** m² */
  surface: z.number(),
  /** km, one decimal, as text */
  distance: z.string(),
  /** as advertised, DT; per month for a rent; absent from old records */
  price: z.number().optional(),
  /** adjusted to the valuation date */
  pricePerSqm: z.number(),
  rooms: z.number().nullable(),
  propertyType: propertyTypeSchema,
  locality: z.string(),
  localityAr: inArabicSchema,
  atTown: atTownSchema,
  /** ISO date */
  listedOn: z.string(),
  /** 0–100 */
  similarity: z.number(),
  /** absent from old records */
  likenesses: z.array(z.enum(matchReasons)).optional(),
  likeness: z.enum(likenesses).optional(),
  /**
   * What brings `askingPrice` to the property, by the models trained without this advertisement; DT, per month
   * for a rent. Absent where fewer than three comparables can be adjusted.
   */
  adjustments: z
    .array(
      z.object({
        what: z.enum(adjustmentNames),
        tnd: z.number(),
        /** what makes most of `details` or `rest`, largest first; absent where small or unknown */
        of: z.array(z.enum(adjustmentCauses)).optional(),
      }),
    )
    .optional(),
  /** the asking price and its adjustments, rounded like the figure */
  adjustedPrice: z.number().optional(),
};

/** The API states the asking price under two names. */
export const comparableSchema = z.codec(
  z.object({ ...comparableShape, askingPrice: z.number().optional() }),
  z.object(comparableShape),
  {
    decode: ({ askingPrice: _askingPrice, ...rest }) => rest,
    encode: (item) => ({ ...item, ...(item.price !== undefined && { askingPrice: item.price }) }),
  },
);
export type ComparableItem = z.output<typeof comparableSchema>;

/**
 * DT; null without data. Answers round sale prices to three significant digits and rents to 10; sale prices
 * per m² to two digits, from 1 000 to 10; rents per m² to one decimal, from 100 to whole dinars.
 */
export const figuresSchema = z.object({
  netPrice: z.number().nullable(),
  pricePerSqm: z.number().nullable(),
  rangeLow: z.number().nullable(),
  rangeHigh: z.number().nullable(),
  monthlyRent: z.number().nullable(),
  monthlyRentPerSqm: z.number().nullable(),
  rentRangeLow: z.number().nullable(),
  rentRangeHigh: z.number().nullable(),
});
export type Figures = z.infer<typeof figuresSchema>;

export const confidencesSchema = byTransaction(confidenceSchema, {
  /** facts outside what training has seen of the type, absent when none: both scores are under 40 then */
  unusual: z.array(z.enum(unusualFacts)).optional(),
});
/** All comparables at a neighbourhood's centre. */
export const comparablePlaceSchema = z.object({
  locality: z.string(),
  localityAr: inArabicSchema,
  atTown: atTownSchema,
  lat: z.number(),
  lng: z.number(),
  /** km, one decimal, as text */
  distance: z.string(),
  count: z.number(),
  /** the middle 80 % of ten comparables or more */
  lowPerSqm: z.number(),
  medianPerSqm: z.number(),
  highPerSqm: z.number(),
  /** the property's own place alone: prices at its surface (DT), as the price check of that place has them */
  ofSurface: z
    .object({
      low: z.number(),
      median: z.number(),
      high: z.number(),
      /** too few there have its surface: those of all stand for them, brought to it */
      fromAllSurfaces: z.literal(true).optional(),
    })
    .optional(),
  /** of a shared estimate: where the middle of its square lies, but perhaps not the property */
  atMiddle: z.literal(true).optional(),
});
export type ComparablePlace = z.infer<typeof comparablePlaceSchema>;

export const comparablesSchema = byTransaction(z.array(comparableSchema), {
  /** nearest first; absent from old records */
  places: byTransaction(z.array(comparablePlaceSchema)).optional(),
  /** to the nearest of those that the day's limit may leave out too, one decimal; null without any, absent from old records */
  nearestKm: byTransaction(z.number().nullable()).optional(),
  /** true where the day's limit of advertisements leaves some out that would be shown; figures are of all of them */
  withheld: z.literal(true).optional(),
});

export const dataBasisSchema = z.object({
  /** advertisements learned from: neither copies nor implausible */
  listings: z.number(),
  /** null when there is none */
  newestListedOn: z.string().nullable(),
  /** true while the market is the generated sample */
  sample: z.boolean(),
  /** true once an advertisement states the plot of a house or villa: before that an owner's plot moves no value */
  asksPlot: z.boolean().optional(),
});
export type DataBasis = z.infer<typeof dataBasisSchema>;

/**
 * DT (per month for a rent). `typicalPrice` is rounded like the figure, and adds up to it with the effects.
 */
export const explanationSchema = z.object({
  typical: detailsSchema,
  /** in the middle of the town that `place` names */
  typicalPrice: z.number(),
  /** the property's place and its town, of the effect `place`; absent without it */
  place: z
    .object({ name: z.string(), nameAr: inArabicSchema, town: z.string(), townAr: inArabicSchema })
    .optional(),
  /** largest first */
  effects: z.array(z.object({ factor: z.enum(effectFactors), amount: z.number() })),
  /** what the coarse position of a shared estimate leaves unexplained; absent when nothing */
  rest: z.number().optional(),
});
export type Explanation = z.infer<typeof explanationSchema>;

/** null without an estimate */
export const explanationsSchema = byTransaction(explanationSchema.nullable());

export const countsSchema = byTransaction(z.number());

/** month whose prices the figures follow, 'YYYY-MM': for rents that of the newest rents */
export const levelOfSchema = byTransaction(z.string());
/** true where all recent advertisements of the zone and type are of agencies */
export const ofAgenciesSchema = byTransaction(z.boolean());

/** The town over which a range is, where no more is known of the position. */
export const coverageSchema = z.object({
  town: z.string(),
  townAr: inArabicSchema,
  /** its centre, where that stands for it; the range is of there */
  quarter: z.string().optional(),
  quarterAr: inArabicSchema,
  /** DT per m² of the type over the whole town, with its centre: as the town's page has them */
  medians: z.object({ sale: z.number().optional(), rent: z.number().optional() }).optional(),
  /** fewer than ten of the type are advertised there: the range is of what is around */
  few: z.literal(true).optional(),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const estimationDataSchema = z.object({
  /** id of the stored record; absent from a preview */
  id: z.string().optional(),
  /** of the request's `localisation`, where all of it is names of the gazetteer */
  localisationAr: inArabicSchema,
  estimation: figuresSchema,
  confidence: confidencesSchema,
  comparables: comparablesSchema,
  /** all comparables found, more than `comparables` shows */
  comparableCounts: countsSchema,
  explanation: explanationsSchema,
  basis: dataBasisSchema,
  /** absent from old answers */
  levelOf: levelOfSchema.optional(),
  ofAgencies: ofAgenciesSchema.optional(),
  /** absent unless the precision is 'town' */
  coverage: coverageSchema.optional(),
});
export type EstimationData = z.output<typeof estimationDataSchema>;

const isShown = ({ count }: ComparablePlace) => count >= fewestShown;

/** Older answers hold smaller places, whose prices are nearly single ones. */
export const storedComparablesSchema = stored(comparablesSchema).transform(({ places, ...listed }) => ({
  ...listed,
  ...(places && { places: { sale: places.sale.filter(isShown), rent: places.rent.filter(isShown) } }),
}));

/** As stored in the database. */
export const storedEstimationSchema = estimationDataSchema.extend({
  confidence: stored(confidencesSchema),
  comparables: storedComparablesSchema,
  comparableCounts: stored(countsSchema),
  explanation: stored(explanationsSchema),
  levelOf: stored(levelOfSchema).optional(),
  ofAgencies: stored(ofAgenciesSchema).optional(),
});
export const estimationResponseSchema = successSchema(estimationDataSchema);

export const estimationPreviewSchema = estimationDataSchema.omit({ id: true }).extend({
  /** of `without`, how many are not shown for this request and changed nothing */
  withoutUnknown: z.number().optional(),
});
export type EstimationPreview = z.output<typeof estimationPreviewSchema>;
export const estimationPreviewResponseSchema = successSchema(estimationPreviewSchema);

/** `data` of the 422 'Not enough data available in this zone'. */
export const insufficientDataSchema = z.codec(
  z.object({ venteComparables: z.number(), locationComparables: z.number(), minimumRequired: z.number() }),
  z.object({ found: countsSchema.out, minimumRequired: z.number() }),
  {
    decode: ({ venteComparables, locationComparables, minimumRequired }) => ({
      found: { sale: venteComparables, rent: locationComparables },
      minimumRequired,
    }),
    encode: ({ found, minimumRequired }) => ({
      venteComparables: found.sale,
      locationComparables: found.rent,
      minimumRequired,
    }),
  },
);
export type InsufficientData = z.output<typeof insufficientDataSchema>;
