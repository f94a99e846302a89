import type { FieldSet } from '../features/features.ts';
import { levelFloorOf, levelFloors, scoreOf, type LevelFloor } from '../intervals/score.ts';
import { minLevelRows } from '../parameters/params.ts';
import { median, quantile } from '../statistics/quantile.ts';
import type { SegmentAccuracy } from '../valuation/model.ts';
import type { LevelAccuracy } from '../vocabulary/estimate.ts';
import { propertyTypes, type Transaction } from '../vocabulary/property.ts';
import type { Outcome } from './out-of-fold.ts';

/** Accuracy by property type of cases valued out of fold. */
export function accuracyByType(
  transaction: Transaction,
  fields: FieldSet,
  outcomes: readonly Outcome[],
): SegmentAccuracy[] {
  return propertyTypes.flatMap((propertyType) => {
    const errors = outcomes.filter((outcome) => outcome.propertyType === propertyType).map(relativeError);
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

/** Accuracy by score of the same cases; a level with few of them is left out. */
export function accuracyByLevel(
  outcomes: readonly Outcome[],
  fsds: readonly number[],
): Partial<Record<LevelFloor, LevelAccuracy>> {
  const levels = fsds.map((fsd) => levelFloorOf(scoreOf(fsd)));
  const entries = levelFloors.flatMap((floor): [LevelFloor, LevelAccuracy][] => {
    const errors = outcomes.filter((_, row) => levels[row] === floor).map(relativeError);
    if (errors.length < minLevelRows) return [];
    return [[floor, { rows: errors.length, medianError: median(errors), p90Error: quantile(errors, 0.9) }]];
  });
  return Object.fromEntries(entries);
}

function relativeError({ error }: Outcome): number {
  return Math.abs(Math.exp(-error) - 1);
}
