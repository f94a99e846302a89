import { implausibility } from '../cleaning/plausible.ts';
import { indexByType, type Segments } from '../comparables/comparables-index.ts';
import { residual } from '../hedonic-model/hedonic-model.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { isLeftOut, type Model } from './model.ts';

/** Everything an estimate needs, in memory: the comparables, indexed by place, and the model. */
export interface Market {
  model: Model;
  segments: Segments;
}

/**
 * Indexes the listings for estimates. Those that the model left out, or that are implausible, are no comparables; those it never
 * saw are.
 */
export function createMarket(listings: readonly Listing[], model: Model): Market {
  const comparables = listings.filter(
    (listing) => !implausibility(listing) && !isLeftOut(model.leftOut, listing.id),
  );
  const segmentsOf = (transaction: Transaction) => {
    const side = model.sides[transaction];
    const hasTrees = side.basic.values.folds.length > 0;
    return indexByType(
      transaction,
      comparables.filter((listing) => listing.transaction === transaction),
      hasTrees ? (listing, fields) => residual(side[fields].values, listing) : undefined,
    );
  };
  return { model, segments: { sale: segmentsOf('sale'), rent: segmentsOf('rent') } };
}
