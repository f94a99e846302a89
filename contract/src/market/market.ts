import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { propertyTypeSchema } from '../estimation/described-property.ts';
import { dataBasisSchema } from '../estimation/estimation.ts';

const boundsSchema = z.tuple([z.number(), z.number()]);

/** Beyond them a property is unusual. Land has no rooms. */
export const usualBoundsSchema = z.object({
  /** m² */
  surface: boundsSchema,
  rooms: boundsSchema.optional(),
  bathrooms: boundsSchema.optional(),
  /** m² */
  surface_per_room: boundsSchema.optional(),
  /** m²; below it bathrooms are too many */
  surface_per_bathroom: boundsSchema.optional(),
});
export type UsualBounds = z.infer<typeof usualBoundsSchema>;

export const eurRateSchema = z.object({
  dinarsPerEuro: z.number(),
  /** ISO date */
  asOf: z.string(),
});
export type EurRate = z.infer<typeof eurRateSchema>;

export const marketSchema = dataBasisSchema.extend({
  /** last refresh that reached a source, ISO instant; null when none */
  refreshedAt: z.string().nullable(),
  /** absent for a type without advertisements */
  usual: z.partialRecord(propertyTypeSchema, usualBoundsSchema),
  asksPlot: z.boolean(),
  /** within 'sous 24 heures'; else pages say 'dès que possible' */
  expertsAnswer: z.boolean().default(false),
  eurRate: eurRateSchema.optional(),
});
export type MarketFacts = z.infer<typeof marketSchema>;
export const marketResponseSchema = successSchema(marketSchema);
