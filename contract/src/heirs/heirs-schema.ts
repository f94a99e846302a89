import { heirNameMaxLength, mostHeirs, totalOf, typedPortion } from '@soumdar/rules';
import { z } from 'zod';
import { nameSchema, textSchema } from '../text.ts';

const portionSchema = textSchema.transform((text, context) => {
  const portion = typedPortion(text);
  if (portion) return portion;
  context.addIssue({ code: 'custom', message: 'must be a fraction or a percentage of the whole' });
  return z.NEVER;
});

/** Stated by the owner; no law of inheritance is applied. */
export const heirsSchema = z
  .array(
    z.object({
      name: nameSchema.max(heirNameMaxLength).default(''),
      /** '1/8', '12,5 %' */
      part: portionSchema,
    }),
  )
  .max(mostHeirs)
  .refine((heirs) => totalOf(heirs.map(({ part }) => part)).kind === 'whole', 'must add up to the whole');
export type HeirsInput = z.input<typeof heirsSchema>;
export type Heir = z.output<typeof heirsSchema>[number];
