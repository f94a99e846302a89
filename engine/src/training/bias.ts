import { biasPriorCases } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';

/** Median log error (value less price) of each type's out-of-fold predictions, shrunk towards zero where they are few. */
export function medianBias(
  predictions: readonly Pick<OutOfFoldPrediction, 'propertyType' | 'error'>[],
): Record<PropertyType, number> {
  const entries = propertyTypes.map((type): [PropertyType, number] => {
    const errors = predictions.filter(({ propertyType }) => propertyType === type).map(({ error }) => -error);
    const share = errors.length / (errors.length + biasPriorCases);
    return [type, errors.length > 0 ? share * median(errors) : 0];
  });
  return Object.fromEntries(entries) as Record<PropertyType, number>;
}
