import { binsOf } from '../features/feature-bins.ts';
import { foldOf } from '../folds/folds.ts';
import { baselineLogPrice } from '../hedonic-model/baseline.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import { foldCount } from '../parameters/params.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import { predict } from '../trees/predict.ts';
import type { Model } from '../valuation/model.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';

/** Asking price at a day's level, and its expected value from the model trained without the listing. */
export interface ValuedListing {
  listing: Listing;
  /** Adjusted to the day with the price index, in dinars. */
  priceTnd: number;
  /** Log prices on that day from the model alone; absent without trees. */
  expected?: Record<Transaction, number>;
}

export function valuedOn(asOf: string, { byTransaction }: Model, listing: Listing): ValuedListing {
  const { transaction, propertyType, listedOn, priceTnd } = listing;
  const { levels } = byTransaction[transaction].values;
  const ageing =
    logTimeAdjustment(levels, propertyType, asOf) - logTimeAdjustment(levels, propertyType, listedOn);
  const expectedAs = (wanted: Transaction) =>
    expectedLogPrice(byTransaction[wanted].values, listing, asOf) +
    logTimeAdjustment(byTransaction[wanted].values.levels, propertyType, asOf);
  const hasTrees = byTransaction.sale.values.folds.length > 0 && byTransaction.rent.values.folds.length > 0;
  return {
    listing,
    priceTnd: priceTnd * Math.exp(ageing),
    ...(hasTrees && { expected: { sale: expectedAs('sale'), rent: expectedAs('rent') } }),
  };
}

function expectedLogPrice(model: HedonicModel, listing: Listing, asOf: string): number {
  const trees = model.folds[foldOf(listing, foldCount)]!;
  return (
    baselineLogPrice(model.baseline, listing.propertyType, Math.log(listing.surfaceM2)) +
    predict(trees, binsOf(model.edges, listing, asOf))
  );
}
