import { bandFloorOf, scoreOf } from '../intervals/score.ts';
import { fsdCoverage, intervalCoverage } from '../parameters/params.ts';
import type { AppraisedTransaction, TransactionAppraisal } from '../valuation/appraise.ts';
import type { TransactionFigures } from '../vocabulary/estimate.ts';
import { halfWidthOf, middleOf, quantileOf } from './price-mixture.ts';

/** A property at a place, with what was found of it there. */
export interface ValuedSide<Found extends TransactionAppraisal = TransactionAppraisal> {
  found: Found;
  figures: TransactionFigures;
}

export interface ValuedPlace extends ValuedSide<AppraisedTransaction> {
  figures: TransactionFigures & { kind: 'estimated' };
  /** Advertisements of the type there. */
  listings: number;
}

/**
 * Of a property somewhere in a town: as much as at its middle place, with the range and the FSD of the prices
 * of all places, each weighted by its advertisements.
 */
export function overTown(valued: readonly ValuedPlace[], leastFsd: number): ValuedSide {
  const places = valued.map((place) => ({
    place,
    value: Math.log(place.figures.priceTnd),
    low: Math.log(place.figures.lowTnd),
    high: Math.log(place.figures.highTnd),
    weight: place.listings,
  }));
  const { place: middle, value } = middleOf(places);
  const outside = (1 - intervalCoverage) / 2;
  const fsd = Math.max(leastFsd, halfWidthOf(places, value, fsdCoverage));
  const score = scoreOf(fsd);
  const { found, figures } = middle;
  return {
    found,
    figures: {
      ...figures,
      lowTnd: Math.exp(quantileOf(places, outside)),
      highTnd: Math.exp(quantileOf(places, 1 - outside)),
      fsd,
      score,
      bandAccuracy: found.appraised.model.accuracyByBand[found.subject.propertyType][bandFloorOf(score)],
    },
  };
}
