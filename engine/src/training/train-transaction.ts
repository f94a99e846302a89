import { clean } from '../cleaning/clean.ts';
import { implausibility, type LeftOutReason } from '../cleaning/plausible.ts';
import { indexByType } from '../comparables/comparables-index.ts';
import { residual } from '../hedonic-model/hedonic-model.ts';
import type { PredictionInterval } from '../intervals/conformal-calibration.ts';
import { foldCount, hidingTurns, minRowsForTrees } from '../parameters/params.ts';
import { premiumOf } from '../premiums/premiums.ts';
import { timeLevels } from '../time-adjustment/rent-index.ts';
import { timeAdjustedLogPrice, type TimeLevels } from '../time-adjustment/time-levels.ts';
import { storeListingValues } from '../valuation/listing-values.ts';
import type { TransactionModel, TypeAccuracy } from '../valuation/model.ts';
import { valuesFor } from '../vocabulary/attributes.ts';
import { propertyTypes, type Listing, type Transaction } from '../vocabulary/property.ts';
import { accuracyByBand, accuracyByType, medianBias } from './out-of-fold-errors.ts';
import { predictWithoutSurroundings } from './hidden-evidence.ts';
import { predictOutOfFold, type OutOfFoldPrediction } from './out-of-fold.ts';
import { trainCalibration } from './train-calibration.ts';
import { trainHedonicModel } from './train-hedonic-model.ts';
import { trainPremiums, type PremiumSteps } from './train-premiums.ts';

export interface TrainedTransaction {
  model: TransactionModel;
  premiumSteps: PremiumSteps;
  accepted: Listing[];
  reasons: Map<string, LeftOutReason>;
  accuracy: TypeAccuracy[];
  tested: TestedListing[];
}

export interface TestedListing {
  listing: Listing;
  /** Log price less predicted log price. */
  error: number;
  interval: PredictionInterval;
  /** False far from all alike: measured, but no model learns from it and no figure shows it. */
  isLearned: boolean;
}

/**
 * Cleans sorted listings, fits a hedonic model per fold and premiums of its residuals, then values every
 * listing out of fold to calibrate the intervals.
 */
export function trainTransaction(
  transaction: Transaction,
  listings: readonly Listing[],
  random: () => number,
  onStep: () => void,
  premiumsOfSales: PremiumSteps = [],
): TrainedTransaction {
  const plausible = listings.filter((listing) => !implausibility(listing));
  const levels = timeLevels(transaction, plausible);
  const { accepted, outliers, reasons } = clean(listings, levels, random);
  const values = trainHedonicModel(accepted, levels, random, onStep);
  const hasTrees = values.folds.length > 0;
  const { premiums, steps: premiumSteps } = hasTrees
    ? trainPremiums(
        transaction,
        accepted,
        (listing) => residual(values, listing),
        indexByType(transaction, accepted, { levels }),
        premiumsOfSales,
      )
    : { premiums: { apartment: {}, house: {}, villa: {}, land: {} }, steps: [] };
  const comparables = indexByType(transaction, accepted, {
    levels,
    premiumOf: (listing) => premiumOf(premiums[listing.propertyType], listing),
  });
  const uncorrected = { values, premiums, bias: { apartment: 0, house: 0, villa: 0, land: 0 } };
  const biased = [...accepted, ...outliers].flatMap((listing) =>
    predictOutOfFold(uncorrected, comparables[listing.propertyType], listing),
  );
  const bias = medianBias(biased.filter(({ withDetails }) => !withDetails));
  const unbiased = (prediction: OutOfFoldPrediction) => ({
    ...prediction,
    error: prediction.error + bias[prediction.propertyType],
  });
  const predictions = biased.map(unbiased);
  const withoutSurroundings = hasTrees
    ? predictWithoutSurroundings(transaction, accepted, uncorrected, random, onStep).map(unbiased)
    : [];
  const { calibration, intervals } = trainCalibration([...predictions, ...withoutSurroundings], random);
  onStep();
  const learned = new Set(accepted);
  const tested = predictions.flatMap(({ withDetails, listing, error }, row) =>
    withDetails ? [] : { listing, error, interval: intervals[row]!, isLearned: learned.has(listing) },
  );
  return {
    model: {
      values,
      premiums,
      bias,
      calibration,
      outOfFold: storeListingValues(valuesOf(accepted, predictions, levels)),
      accuracyByBand: valuesFor(propertyTypes, (type) => {
        const ofType = tested.filter(({ listing }) => listing.propertyType === type);
        return accuracyByBand(
          ofType,
          ofType.map(({ interval }) => interval),
        );
      }),
    },
    premiumSteps,
    accepted,
    reasons,
    accuracy: accuracyByType(transaction, predictions),
    tested,
  };
}

/** With each listing's optional details, where it states any. */
function valuesOf(
  accepted: readonly Listing[],
  predictions: readonly OutOfFoldPrediction[],
  levels: TimeLevels,
) {
  const fullest = new Map(predictions.map((prediction) => [prediction.listing.id, prediction]));
  return accepted.flatMap((listing) => {
    const { error, logPremium } = fullest.get(listing.id) ?? {};
    if (error === undefined || logPremium === undefined) return [];
    return { id: listing.id, logPrice: timeAdjustedLogPrice(listing, levels) - error, logPremium };
  });
}

export function stepsOf(listings: readonly Listing[]): number {
  return listings.length < minRowsForTrees ? 1 : foldCount + hidingTurns + 1;
}
