import { attributes, type AttributeName, type AttributeValue } from '@soumdar/engine';
import { z } from 'zod';
import { uuidSchema } from '../api/envelope.ts';
import { largestSurfaceM2, localisationMaxLength, mostWithout, smallestSurfaceM2 } from '../limits.ts';
import { ofItsType } from './of-its-type.ts';
import { cutFineDegrees, locationInputSchema } from '../places/position.ts';
import { nameSchema, textSchema } from '../text.ts';
import { intentions, marketingChannels, propertyTypes, timelines, usages } from '../vocabulary.ts';

export const propertyTypeSchema = z.enum(propertyTypes);

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

/** Surfaces in m², counts as whole numbers. */
export const detailsSchema = z.object({
  surface: z.number().min(smallestSurfaceM2).max(largestSurfaceM2),
  ...attributeSchemas,
  /** m², of a house or villa */
  plot_m2: z.number().min(smallestSurfaceM2).max(largestSurfaceM2).optional(),
});
export type Details = z.infer<typeof detailsSchema>;

export const projectAnswersSchema = z.object({
  is_owner: z.boolean().optional(),
  property_usage: z.enum(usages).optional(),
  intended_action: z.enum(intentions).optional(),
  sale_timeline: z.enum(timelines).optional(),
  sale_method: z.enum(marketingChannels).optional(),
  explore_pro_opportunities: z.boolean().optional(),
});
export type ProjectAnswers = z.infer<typeof projectAnswersSchema>;

export const describedPropertySchema = z.object({
  type: propertyTypeSchema,
  location: locationInputSchema,
  localisation: nameSchema.max(localisationMaxLength).overwrite(cutFineDegrees).default(''),
  ...projectAnswersSchema.shape,
  details: detailsSchema,
});

export const estimationRequestSchema = ofItsType(describedPropertySchema);
export type EstimationRequest = z.input<typeof estimationRequestSchema>;
export type CheckedEstimationRequest = z.output<typeof estimationRequestSchema>;

export const calculationRequestSchema = ofItsType(
  describedPropertySchema.extend({
    /** id of the corrected estimate, whose name, follow and shares pass on */
    replaces: uuidSchema.optional(),
  }),
);
export type CalculationRequest = z.input<typeof calculationRequestSchema>;
export type CheckedCalculationRequest = z.output<typeof calculationRequestSchema>;

export const previewRequestSchema = ofItsType(
  describedPropertySchema.extend({
    /** ids of comparables of this same request, at most half of those shown, to value it without them */
    without: z.array(textSchema.max(64)).max(mostWithout).optional(),
  }),
);
export type PreviewRequest = z.input<typeof previewRequestSchema>;
export type CheckedPreviewRequest = z.output<typeof previewRequestSchema>;
