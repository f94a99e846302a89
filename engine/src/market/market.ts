import { implausibility } from '../cleaning/plausible.ts';
import type { FieldSet } from '../features.ts';
import { levelledLogPrice } from '../learning/base.ts';
import { foldOf } from '../learning/folds.ts';
import { valueAt } from '../learning/surface-curve.ts';
import { modelCurve } from '../learning/value-model.ts';
import { learnedRow, type Model } from '../model.ts';
import { foldCount } from '../params.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary.ts';
import { buildSegment, type Segment, type SegmentRow } from './segment.ts';

/** Everything an estimate needs, in memory: the comparables, indexed by place, and the model. */
export interface Market {
  model: Model;
  segments: Record<Transaction, Record<PropertyType, Segment>>;
}

/**
 * Indexes the listings for estimates. Those that the model left out, or that are implausible, are no comparables; those it never
 * saw are valued on the spot.
 */
export function createMarket(listings: readonly Listing[], model: Model): Market {
  const rows = listings.flatMap((listing) => segmentRow(listing, model) ?? []);
  const segmentsOf = (transaction: Transaction) => {
    const entries = propertyTypes.map((type): [PropertyType, Segment] => [
      type,
      buildSegment(
        rows.filter(({ listing }) => listing.transaction === transaction && listing.propertyType === type),
      ),
    ]);
    return Object.fromEntries(entries) as Record<PropertyType, Segment>;
  };
  return { model, segments: { sale: segmentsOf('sale'), rent: segmentsOf('rent') } };
}

function segmentRow(listing: Listing, model: Model): SegmentRow | undefined {
  if (implausibility(listing)) return undefined;
  const row = learnedRow(model.learned, listing.id);
  const residual = (fields: FieldSet) =>
    levelledLogPrice(listing) -
    (row === undefined ? freshValue(listing, model, fields) : model.learned.outOfFold[fields][row]!);
  const residuals = { basic: residual('basic'), detailed: residual('detailed') };
  return Number.isNaN(residuals.basic) ? undefined : { listing, residuals };
}

/** By one fold's model, as the learned ones are: none has seen it, and one takes a fifth of the time. */
function freshValue(listing: Listing, model: Model, fields: FieldSet): number {
  const { values } = model.sides[listing.transaction][fields];
  const curve = modelCurve(values, listing, listing.listedOn, foldOf(listing, foldCount));
  return valueAt(curve, Math.log(listing.surfaceM2));
}
