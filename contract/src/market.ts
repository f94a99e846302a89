import { z } from 'zod';
import { successSchema } from './envelope.ts';
import { dataBasisSchema } from './estimation.ts';
import { propertyTypes, type PropertyType } from './vocabulary.ts';

/** From the lowest to the highest that training has seen. */
const boundsSchema = z.tuple([z.number(), z.number()]);

export const usualBoundsSchema = z.object({
  surface: boundsSchema,
  rooms: boundsSchema.optional(),
  bathrooms: boundsSchema.optional(),
  surface_per_room: boundsSchema.optional(),
});
export type UsualBounds = z.infer<typeof usualBoundsSchema>;

export const marketSchema = dataBasisSchema.extend({
  /** what is usual of each type of which there are advertisements */
  usual: z.partialRecord(z.enum(propertyTypes), usualBoundsSchema).optional(),
  /** true when advertisements tell the plot of houses and villas, so that it is worth asking for */
  asksPlot: z.boolean().optional(),
});
export type Market = z.infer<typeof marketSchema>;
export type Usual = Partial<Record<PropertyType, UsualBounds>>;

export const marketResponseSchema = successSchema(marketSchema);
