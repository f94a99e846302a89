import { mostSimilar } from './comparables/most-similar.ts';
import { findNeighbours } from './comparables/neighbours.ts';
import { explainSide } from './explanation/explain.ts';
import { binsOf } from './features/feature-bins.ts';
import { errorBounds } from './intervals/conformal-calibration.ts';
import { levelFloorOf, scoreOf } from './intervals/score.ts';
import { pullWithoutTrees } from './parameters/params.ts';
import { logTimeLevel } from './time-adjustment/log-price.ts';
import { appraiseSide, type AppraisedSide } from './valuation/appraise.ts';
import type { Market } from './valuation/market.ts';
import type { Estimate, Explanation, SideEstimate } from './vocabulary/estimate.ts';
import type { Subject, Transaction } from './vocabulary/property.ts';

/** What a property is worth at a date (`YYYY-MM-DD`), for sale and for rent, at the level of asked prices. */
export function estimate(subject: Subject, market: Market, asOf: string): Estimate {
  return {
    sale: estimateSide(appraiseSide('sale', subject, market, asOf)),
    rent: estimateSide(appraiseSide('rent', subject, market, asOf)),
  };
}

/** What `estimate` answers, and what `explain` does of each side, for less work than one after the other. */
export function estimateAndExplain(
  subject: Subject,
  market: Market,
  asOf: string,
): { sides: Estimate; explanations: Record<Transaction, Explanation | undefined> } {
  const sale = appraiseSide('sale', subject, market, asOf);
  const rent = appraiseSide('rent', subject, market, asOf);
  return {
    sides: { sale: estimateSide(sale), rent: estimateSide(rent) },
    explanations: { sale: explainSide(sale), rent: explainSide(rent) },
  };
}

function estimateSide({
  transaction,
  subject,
  asOf,
  segment,
  comparableCount,
  appraised,
}: AppraisedSide): SideEstimate {
  if (!appraised) {
    const neighbours = findNeighbours(segment, subject, asOf, pullWithoutTrees);
    const comparables = mostSimilar(segment, neighbours, subject, asOf);
    return { kind: 'insufficient', comparableCount, comparables };
  }

  const {
    appraisal,
    model: { values, errors, levels },
  } = appraised;
  const logPrice = appraisal.levelledLogPrice + logTimeLevel(transaction, subject.propertyType, asOf);
  const bounds = errorBounds(
    errors,
    subject.propertyType,
    binsOf(values.edges, appraisal.placed, asOf, values.fields),
    appraisal,
  );

  const score = scoreOf(bounds.fsd);

  return {
    kind: 'estimated',
    priceTnd: Math.exp(logPrice),
    pricePerM2Tnd: Math.exp(logPrice) / subject.surfaceM2,
    lowTnd: Math.exp(logPrice + bounds.low),
    highTnd: Math.exp(logPrice + bounds.high),
    fsd: bounds.fsd,
    score,
    levelAccuracy: levels[levelFloorOf(score)],
    comparableCount,
    comparables: mostSimilar(segment, appraisal.neighbours, subject, asOf),
  };
}
