import { implausibility } from '../cleaning/plausible.ts';
import { residual } from '../learning/value-model.ts';
import { isLeftOut, type Model } from '../model.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary.ts';
import { buildSegment, type Segment } from './segment.ts';

/** Everything an estimate needs, in memory: the comparables, indexed by place, and the model. */
export interface Market {
  model: Model;
  segments: Record<Transaction, Record<PropertyType, Segment>>;
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
    const entries = propertyTypes.map((type): [PropertyType, Segment] => [
      type,
      buildSegment(
        transaction,
        comparables.filter((listing) => listing.transaction === transaction && listing.propertyType === type),
        hasTrees ? (listing, fields) => residual(side[fields].values, listing) : undefined,
      ),
    ]);
    return Object.fromEntries(entries) as Record<PropertyType, Segment>;
  };
  return { model, segments: { sale: segmentsOf('sale'), rent: segmentsOf('rent') } };
}
