import { attributes, unusualFacts, type AttributeName, type AttributeValue } from '@soumdar/engine';
import { z } from 'zod';
import { confidenceCode, confidenceCodes, confidenceLevel, confidenceLevels } from './confidence.ts';
import { effectFactors } from './details.ts';
import { successSchema } from './envelope.ts';
import { largestSurfaceM2, localisationMaxLength, smallestSurfaceM2 } from './limits.ts';
import { ofItsType } from './of-its-type.ts';
import { cutFineDegrees, locationInputSchema } from './position.ts';
import { nameSchema } from './text.ts';
import { byTransaction, stored } from './transactions.ts';
import {
  intentions,
  matchReasons,
  marketingChannels,
  propertyTypes,
  timelines,
  usages,
} from './vocabulary.ts';

export const propertyTypeSchema = z.enum(propertyTypes);

/** Keyed by the name of the detail. */
const attributeSchemas = Object.fromEntries(
  Object.values(attributes).map((attribute) => [attribute.detail, attributeSchema(attribute).optional()]),
) as unknown as {
  [Name in AttributeName as (typeof attributes)[Name]['detail']]: z.ZodOptional<
    z.ZodType<AttributeValue<Name>, AttributeValue<Name>>
  >;
};

function attributeSchema(attribute: (typeof attributes)[AttributeName]) {
  switch (attribute.kind) {
    case 'yesNo':
      return z.boolean();
    case 'count':
      return z.number().int().min(attribute.min).max(attribute.max);
    case 'rank':
      return z.enum<readonly string[]>(attribute.values);
  }
}

/** Surfaces in m², counts as whole numbers. First what the wizard asks, then what only refines the estimate. */
export const detailsSchema = z.object({
  surface: z.number().min(smallestSurfaceM2).max(largestSurfaceM2),
  ...attributeSchemas,
  /** m² of the plot of a house or villa */
  plot_m2: z.number().min(smallestSurfaceM2).max(largestSurfaceM2).optional(),
});
export type Details = z.infer<typeof detailsSchema>;

/** What the wizard asks about the project, beside the property. */
export const projectAnswersSchema = z.object({
  is_owner: z.boolean().optional(),
  property_usage: z.enum(usages).optional(),
  intended_action: z.enum(intentions).optional(),
  sale_timeline: z.enum(timelines).optional(),
  sale_method: z.enum(marketingChannels).optional(),
  explore_pro_opportunities: z.boolean().optional(),
});
export type ProjectAnswers = z.infer<typeof projectAnswersSchema>;

/** A property as a call describes it, with the answers of the wizard. */
export const describedPropertySchema = z.object({
  type: propertyTypeSchema,
  location: locationInputSchema,
  localisation: nameSchema.max(localisationMaxLength).overwrite(cutFineDegrees).default(''),
  ...projectAnswersSchema.shape,
  details: detailsSchema,
});

export const estimationRequestSchema = ofItsType(describedPropertySchema);
/** As a client sends it. */
export type EstimationRequest = z.input<typeof estimationRequestSchema>;
/** As the server holds it once checked. */
export type CheckedEstimationRequest = z.output<typeof estimationRequestSchema>;

/** An estimate to be kept. */
export const calculationRequestSchema = ofItsType(
  describedPropertySchema.extend({
    /** the id of the estimate that it corrects, whose name, follow and shares it takes */
    replaces: z.uuid().optional(),
  }),
);
/** As a client sends it. */
export type CalculationRequest = z.input<typeof calculationRequestSchema>;
/** As the server holds it once checked. */
export type CheckedCalculationRequest = z.output<typeof calculationRequestSchema>;

const scored = {
  score: z.number(),
  /** past errors of estimates of that level against asking prices; absent when too few are known, and from old records */
  accuracy: z
    .object({
      cases: z.number(),
      /** % of the asking price: half of the errors are below the first, nine in ten below the second */
      medianError: z.number(),
      p90Error: z.number(),
    })
    .optional(),
};

/** The level follows from the score: the API writes it out, in French and as a code. */
export const confidenceSchema = z.codec(
  z.object({
    ...scored,
    level: z.enum(Object.values(confidenceLevels)),
    /** absent from answers of before */
    code: z.enum(confidenceCodes).optional(),
    /** of figures whose score is under `shownFromScore`, where experts and the account's own export see them all the same */
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

/** Present where no more than the town is known, whose middle is near: the distance says nothing. */
const atTownSchema = z.literal(true).optional();

export const comparableSchema = z.object({
  /** m² */
  surface: z.number(),
  /** km, one decimal, as text */
  distance: z.string(),
  /** asking price as advertised, in dinars; per month for a rent; absent from old records */
  price: z.number().optional(),
  /** the same brought to the valuation date, per m² */
  pricePerSqm: z.number(),
  rooms: z.number().nullable(),
  propertyType: propertyTypeSchema,
  locality: z.string(),
  atTown: atTownSchema,
  /** ISO date */
  listedOn: z.string(),
  /** 0–100 */
  similarity: z.number(),
  /** why it was chosen; absent from old records */
  likenesses: z.array(z.enum(matchReasons)).optional(),
});
export type ComparableItem = z.infer<typeof comparableSchema>;

/**
 * Dinars; null on the side that lacks data. Answers round them: sale prices to three significant digits, rents to 10, sale prices
 * per m² to two significant digits and from 1 000 to 10, rents per m² to one decimal and from 100 to whole dinars.
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
  /** in what the property is unlike any of its type that was learned from: both scores are under 40 then; absent when in nothing */
  unusual: z.array(z.enum(unusualFacts)).optional(),
});
/** A neighbourhood and all the comparables located at its centre. Prices in the unit of a comparable's. */
export const comparablePlaceSchema = z.object({
  locality: z.string(),
  atTown: atTownSchema,
  lat: z.number(),
  lng: z.number(),
  /** km, one decimal, as text */
  distance: z.string(),
  /** number of comparables */
  count: z.number(),
  /** the lowest and the highest price; with ten or more comparables, the range of the middle 80 % */
  lowPerSqm: z.number(),
  medianPerSqm: z.number(),
  highPerSqm: z.number(),
});
export type ComparablePlace = z.infer<typeof comparablePlaceSchema>;

export const comparablesSchema = byTransaction(z.array(comparableSchema), {
  /** the nearest neighbourhoods that have comparables, nearest first; absent from old records */
  places: byTransaction(z.array(comparablePlaceSchema)).optional(),
});

/** Which advertisements a figure comes from. */
export const dataBasisSchema = z.object({
  /** advertisements in use */
  listings: z.number(),
  /** ISO date of the newest advertisement; null when there is none */
  newestListedOn: z.string().nullable(),
  /** true while the market is the generated sample */
  sample: z.boolean(),
});
export type DataBasis = z.infer<typeof dataBasisSchema>;

/**
 * Breakdown of a figure: the price of the zone's typical property of the same type, and what moves this one away from
 * it. In dinars (per month for a rent); `typicalPrice` is rounded like the figure, and with the effects adds up to it.
 */
export const explanationSchema = z.object({
  typical: detailsSchema,
  typicalPrice: z.number(),
  /** largest first */
  effects: z.array(z.object({ factor: z.enum(effectFactors), amount: z.number() })),
  /** of a shared estimate, explained from a coarse position: what is left to its figure; absent when nothing is */
  rest: z.number().optional(),
});
export type Explanation = z.infer<typeof explanationSchema>;

/** null on the side that is not estimated */
export const explanationsSchema = byTransaction(explanationSchema.nullable());

export const countsSchema = byTransaction(z.number());

export const estimationDataSchema = z.object({
  /** id of the user's stored record; absent from a preview */
  id: z.string().optional(),
  estimation: figuresSchema,
  confidence: confidencesSchema,
  comparables: comparablesSchema,
  /** comparables found per side, of which `comparables` shows the closest */
  comparableCounts: countsSchema,
  explanation: explanationsSchema,
  basis: dataBasisSchema,
});
export type EstimationData = z.output<typeof estimationDataSchema>;
/** As it stands in the database. */
export const storedEstimationSchema = estimationDataSchema.extend({
  confidence: stored(confidencesSchema),
  comparables: stored(comparablesSchema),
  comparableCounts: stored(countsSchema),
  explanation: stored(explanationsSchema),
});
export const estimationResponseSchema = successSchema(estimationDataSchema);

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
