import { bandFloorOf, scoreOf } from '../intervals/score.ts';
import { fsdCoverage, intervalCoverage } from '../parameters/params.ts';
import type { AppraisedTransaction, TransactionAppraisal } from '../valuation/appraise.ts';
import type { TransactionFigures } from '../vocabulary/estimate.ts';
import { middleOf } from '../statistics/weighted-median.ts';
import { halfWidthOf, quantileOf } from './price-mixture.ts';

/** A property at a place, with what was found of it there. */
export interface ValuedSide<Found extends TransactionAppraisal = TransactionAppraisal> {
  found: Found;
  figures: TransactionFigures;
}

export interface ValuedPlace extends ValuedSide<AppraisedTransaction> {
  figures: TransactionFigures & { kind: 'estimated' };
  weight: number;
}

/**
 * Of a property at one of several places: as much as at the middle one, with the range and the FSD of the prices
 * of all, and no smaller FSD than there.
 */
export function overPlaces(valued: readonly ValuedPlace[], leastFsd: number): ValuedSide {
  const places = valued.map((place) => ({
    place,
    value: Math.log(place.figures.priceTnd),
    low: Math.log(place.figures.lowTnd),
    high: Math.log(place.figures.highTnd),
    weight: place.weight,
  }));
  const { place: middle, value } = middleOf(places);
  const { found, figures } = middle;
  const outside = (1 - intervalCoverage) / 2;
  const fsd = Math.max(leastFsd, figures.fsd, halfWidthOf(places, value, fsdCoverage));
  const score = scoreOf(fsd);
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
