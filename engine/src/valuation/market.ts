import { implausibility } from '../cleaning/plausible.ts';
import { indexByType, type MarketIndex } from '../comparables/comparables-index.ts';
import { residual } from '../hedonic-model/hedonic-model.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { isLeftOut, type Model } from './model.ts';

/** Everything an estimate needs, in memory: the model, and the comparables indexed by place. */
export interface Market {
  model: Model;
  comparables: MarketIndex;
}

/**
 * Indexes the listings for estimates. Left out are those that training left out and those that are implausible; a listing that came
 * after training is a comparable like any other.
 */
export function createMarket(listings: readonly Listing[], model: Model): Market {
  const usable = listings.filter(
    (listing) => !implausibility(listing) && !isLeftOut(model.leftOut, listing.id),
  );
  const comparablesOf = (transaction: Transaction) => {
    const models = model.byTransaction[transaction];
    const hasTrees = models.basic.values.folds.length > 0;
    return indexByType(
      transaction,
      usable.filter((listing) => listing.transaction === transaction),
      hasTrees ? (listing, fields) => residual(models[fields].values, listing) : undefined,
    );
  };
  return { model, comparables: { sale: comparablesOf('sale'), rent: comparablesOf('rent') } };
}
