import type { PredictionInterval } from '../intervals/conformal-calibration.ts';
import { bandFloorOf, scoreOf, type BandFloor } from '../intervals/score.ts';
import { bandFloors, biasPriorCases, minBandCases } from '../parameters/params.ts';
import { median, quantile } from '../statistics/quantile.ts';
import type { TypeAccuracy } from '../valuation/model.ts';
import type { BandAccuracy } from '../vocabulary/estimate.ts';
import { propertyTypes, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';

/** Value less price, shrunk towards zero where cases are few. */
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

/** With form attributes only, and with all stated details. */
export function accuracyByType(
  transaction: Transaction,
  predictions: readonly OutOfFoldPrediction[],
): TypeAccuracy[] {
  return [false, true].flatMap((withDetails) =>
    propertyTypes.flatMap((propertyType) => {
      const errors = predictions
        .filter(
          (prediction) => prediction.propertyType === propertyType && prediction.withDetails === withDetails,
        )
        .map(relativeError);
      if (errors.length === 0) return [];
      const within = (limit: number) => errors.filter((error) => error <= limit).length / errors.length;
      return [
        {
          transaction,
          propertyType,
          fields: withDetails ? ('detailed' as const) : ('basic' as const),
          rows: errors.length,
          medianError: median(errors),
          within10: within(0.1),
          within20: within(0.2),
        },
      ];
    }),
  );
}

/** Of one type, without bands of few cases. */
export function accuracyByBand(
  predictions: readonly Pick<OutOfFoldPrediction, 'error'>[],
  intervals: readonly PredictionInterval[],
): Partial<Record<BandFloor, BandAccuracy>> {
  const bands = intervals.map(({ fsd }) => bandFloorOf(scoreOf(fsd)));
  const entries = bandFloors.flatMap((floor): [BandFloor, BandAccuracy][] => {
    const errors = predictions.filter((_, row) => bands[row] === floor).map(relativeError);
    if (errors.length < minBandCases) return [];
    const within20 = errors.filter((error) => error <= 0.2).length / errors.length;
    const rows = errors.length;
    return [[floor, { rows, medianError: median(errors), p90Error: quantile(errors, 0.9), within20 }]];
  });
  return Object.fromEntries(entries);
}

/** |estimate / price − 1| */
export function relativeError({ error }: Pick<OutOfFoldPrediction, 'error'>): number {
  return Math.abs(Math.exp(-error) - 1);
}
