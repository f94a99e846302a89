import { mostSimilar } from './comparables/most-similar.ts';
import { findNeighbours } from './comparables/neighbours.ts';
import { explainAppraisal } from './explanation/explain.ts';
import { binsOf } from './features/feature-bins.ts';
import { predictionInterval } from './intervals/conformal-calibration.ts';
import { bandFloorOf, scoreOf } from './intervals/score.ts';
import { kernelWithoutTrees, unusualFsd } from './parameters/params.ts';
import { logTimeAdjustment } from './time-adjustment/log-price.ts';
import { unusualFactsOf } from './unusual/unusual.ts';
import { appraiseByTransaction, type TransactionAppraisal } from './valuation/appraise.ts';
import type { Market } from './valuation/market.ts';
import type { Estimate, Explanation, TransactionEstimate } from './vocabulary/estimate.ts';
import type { Subject, Transaction } from './vocabulary/property.ts';

/** What a property is worth at a date (`YYYY-MM-DD`), for sale and for rent, at the level of asking prices. */
export function estimate(subject: Subject, market: Market, asOf: string): Estimate {
  return estimateFrom(
    subject,
    market,
    appraiseByTransaction('sale', subject, market, asOf),
    appraiseByTransaction('rent', subject, market, asOf),
  );
}

/** `estimate`, and `explain` for sale and for rent, for less work than one after the other. */
export function estimateAndExplain(
  subject: Subject,
  market: Market,
  asOf: string,
): { estimates: Estimate; explanations: Record<Transaction, Explanation | undefined> } {
  const sale = appraiseByTransaction('sale', subject, market, asOf);
  const rent = appraiseByTransaction('rent', subject, market, asOf);
  return {
    estimates: estimateFrom(subject, market, sale, rent),
    explanations: { sale: explainAppraisal(sale), rent: explainAppraisal(rent) },
  };
}

function estimateFrom(
  subject: Subject,
  market: Market,
  sale: TransactionAppraisal,
  rent: TransactionAppraisal,
): Estimate {
  const unusual = unusualFactsOf(subject, market.model.usual[subject.propertyType]);
  const leastFsd = unusual.length > 0 ? unusualFsd : 0;
  return { sale: figuresOf(sale, leastFsd), rent: figuresOf(rent, leastFsd), unusual };
}

function figuresOf(
  { transaction, subject, asOf, comparables, comparableCount, appraised }: TransactionAppraisal,
  leastFsd: number,
): TransactionEstimate {
  if (!appraised) {
    const neighbours = findNeighbours(comparables, subject, asOf, kernelWithoutTrees);
    const shown = mostSimilar(comparables, neighbours, subject, asOf);
    return { kind: 'insufficient', comparableCount, comparables: shown };
  }

  const {
    appraisal,
    model: { values, calibration, accuracyByBand },
  } = appraised;
  const logPrice =
    appraisal.timeAdjustedLogPrice + logTimeAdjustment(transaction, subject.propertyType, asOf);
  const interval = predictionInterval(
    calibration,
    subject.propertyType,
    binsOf(values.edges, appraisal.placed, asOf),
    appraisal.evidence,
  );
  const fsd = Math.max(leastFsd, interval.fsd);
  const score = scoreOf(fsd);
  return {
    kind: 'estimated',
    priceTnd: Math.exp(logPrice),
    pricePerM2Tnd: Math.exp(logPrice) / subject.surfaceM2,
    lowTnd: Math.exp(logPrice + interval.low),
    highTnd: Math.exp(logPrice + interval.high),
    fsd,
    score,
    bandAccuracy: accuracyByBand[bandFloorOf(score)],
    comparableCount,
    comparables: mostSimilar(comparables, appraisal.neighbours, subject, asOf),
  };
}
