import type { FieldSet } from '../features.ts';
import type { SegmentAccuracy } from '../model.ts';
import { median } from '../quantile.ts';
import { propertyTypes, type Transaction } from '../vocabulary.ts';
import type { Outcome } from './error-model.ts';

/** Accuracy by property type of cases valued out of fold. */
export function accuracyByType(
  transaction: Transaction,
  fields: FieldSet,
  outcomes: readonly Outcome[],
): SegmentAccuracy[] {
  return propertyTypes.flatMap((propertyType) => {
    const errors = outcomes
      .filter((outcome) => outcome.propertyType === propertyType)
      .map(({ error }) => Math.abs(Math.exp(-error) - 1));
    if (errors.length === 0) return [];
    const within = (limit: number) => errors.filter((error) => error <= limit).length / errors.length;
    return [
      {
        transaction,
        propertyType,
        fields,
        rows: errors.length,
        medianError: median(errors),
        within10: within(0.1),
        within20: within(0.2),
      },
    ];
  });
}
