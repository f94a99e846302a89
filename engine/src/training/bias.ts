import { biasInertia } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import type { Outcome } from './out-of-fold.ts';

/** Median log error of each type among cases valued out of fold (value less price), drawn to zero where they are few. */
export function learnBias(
  outcomes: readonly Pick<Outcome, 'propertyType' | 'error'>[],
): Record<PropertyType, number> {
  const entries = propertyTypes.map((type): [PropertyType, number] => {
    const errors = outcomes.filter(({ propertyType }) => propertyType === type).map(({ error }) => -error);
    const share = errors.length / (errors.length + biasInertia);
    return [type, errors.length > 0 ? share * median(errors) : 0];
  });
  return Object.fromEntries(entries) as Record<PropertyType, number>;
}
