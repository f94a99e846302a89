import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { dataBasisSchema, propertyTypeSchema } from './estimation.ts';

/** The lowest and the highest. */
const boundsSchema = z.tuple([z.number(), z.number()]);

/** What of a type has been learned from; beyond it a property is unusual. Land has no rooms. */
export const usualBoundsSchema = z.object({
  /** m² */
  surface: boundsSchema,
  rooms: boundsSchema.optional(),
  bathrooms: boundsSchema.optional(),
  /** m² */
  surface_per_room: boundsSchema.optional(),
  /** m²; under it the bathrooms are too many */
  surface_per_bathroom: boundsSchema.optional(),
});
export type UsualBounds = z.infer<typeof usualBoundsSchema>;

/** How many dinars a euro was worth, on which day. */
export const eurRateSchema = z.object({
  dinarsPerEuro: z.number(),
  /** ISO date */
  asOf: z.string(),
});
export type EurRate = z.infer<typeof eurRateSchema>;

/** The market in service, and what the wizard says by it. */
export const marketSchema = dataBasisSchema.extend({
  /** when the advertisements came or were last compared with their sources, ISO instant; null when there is none */
  refreshedAt: z.string().nullable(),
  /** a type without advertisements has none */
  usual: z.partialRecord(propertyTypeSchema, usualBoundsSchema),
  /** true once an advertisement states the plot of a house or villa: until then the one an owner states moves no value */
  asksPlot: z.boolean(),
  /** true while experts answer in the time promised, 'sous 24 heures'; else pages say 'dès que possible' */
  expertsAnswer: z.boolean().default(false),
  /** by which figures are also told in euros; absent where there is none */
  eurRate: eurRateSchema.optional(),
});
export type MarketFacts = z.infer<typeof marketSchema>;
export const marketResponseSchema = successSchema(marketSchema);
