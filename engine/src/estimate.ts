import { appraiseSubject } from './appraise-subject.ts';
import { fieldsOf } from './features.ts';
import { logTimeLevel } from './learning/base.ts';
import { errorBounds } from './learning/error-model.ts';
import { binsOf } from './learning/value-model.ts';
import { mostSimilar } from './market/comparables.ts';
import type { Market } from './market/market.ts';
import { findNeighbours } from './market/neighbours.ts';
import { countWithin } from './market/segment.ts';
import { maxComparableKm, minComparables, pullWithoutTrees } from './params.ts';
import { levelFloorOf, scoreOf } from './score.ts';
import type { Estimate, SideEstimate, Subject, Transaction } from './vocabulary.ts';

/** What a property is worth at a date (`YYYY-MM-DD`), for sale and for rent, at the level of asked prices. */
export function estimate(subject: Subject, market: Market, asOf: string): Estimate {
  return {
    sale: estimateSide('sale', subject, market, asOf),
    rent: estimateSide('rent', subject, market, asOf),
  };
}

function estimateSide(
  transaction: Transaction,
  subject: Subject,
  market: Market,
  asOf: string,
): SideEstimate {
  const segment = market.segments[transaction][subject.propertyType];
  const comparableCount = countWithin(segment, subject.lat, subject.lng, maxComparableKm);
  if (comparableCount < minComparables) {
    const neighbours = findNeighbours(segment, subject, asOf, pullWithoutTrees);
    const comparables = mostSimilar(segment, neighbours, subject, asOf);
    return { kind: 'insufficient', comparableCount, comparables };
  }

  const { values, errors, levels } = market.model.sides[transaction][fieldsOf(subject)];
  const appraisal = appraiseSubject(subject, segment, values, asOf, comparableCount);
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
