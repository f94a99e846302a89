import { isOldEvidence } from './comparables/evidence-origin.ts';
import { adjust, type AdjustedPrice } from './adjustment-grid/adjust.ts';
import { describeComparable, rankComparables } from './comparables/most-similar.ts';
import { findNeighbours } from './comparables/neighbours.ts';
import { explainAppraisal } from './explanation/explain.ts';
import { binsOf } from './features/feature-bins.ts';
import { predictionInterval } from './intervals/conformal-calibration.ts';
import { bandFloorOf, scoreOf } from './intervals/score.ts';
import {
  consideredComparables,
  fewestInGrid,
  kernelWithoutTrees,
  largestAdjustment,
  shownComparables,
  unusualFsd,
} from './parameters/params.ts';
import { dateOf, daysOf } from './time-adjustment/dates.ts';
import { levelMonth, logTimeAdjustment } from './time-adjustment/time-levels.ts';
import { unusualFactsOf } from './unusual/unusual.ts';
import { appraiseByTransaction, type Appraisal, type TransactionAppraisal } from './valuation/appraise.ts';
import type { Market } from './valuation/market.ts';
import type {
  Comparable,
  Estimate,
  Explanation,
  TransactionEstimate,
  TransactionFigures,
  UnusualFact,
} from './vocabulary/estimate.ts';
import type { Position, Subject, Transaction } from './vocabulary/property.ts';

/** Estimates asking prices for sale and for rent at a date (`YYYY-MM-DD`). */
export function estimate(subject: Subject, market: Market, asOf: string): Estimate {
  return estimateFrom(
    subject,
    market,
    appraiseByTransaction('sale', subject, market, asOf),
    appraiseByTransaction('rent', subject, market, asOf),
  );
}

/** Shares the work of `estimate` and `explain`; `middles` are those of the subject's town, see `explain`. */
export function estimateAndExplain(
  subject: Subject,
  market: Market,
  asOf: string,
  middles: Partial<Record<Transaction, Position>> = {},
): { estimates: Estimate; explanations: Record<Transaction, Explanation | undefined> } {
  const sale = appraiseByTransaction('sale', subject, market, asOf);
  const rent = appraiseByTransaction('rent', subject, market, asOf);
  return {
    estimates: estimateFrom(subject, market, sale, rent),
    explanations: {
      sale: explainAppraisal(sale, market, middles.sale),
      rent: explainAppraisal(rent, market, middles.rent),
    },
  };
}

export function estimateFigures(
  subject: Subject,
  market: Market,
  asOf: string,
): Record<Transaction, TransactionFigures> {
  const leastFsd = leastFsdOf(unusualFactsOf(subject, market.model.usual[subject.propertyType]));
  const figures = (transaction: Transaction) =>
    figuresOf(appraiseByTransaction(transaction, subject, market, asOf), leastFsd);
  return { sale: figures('sale'), rent: figures('rent') };
}

/** Undefined with too few comparables. */
export function estimatePrices(
  subject: Subject,
  market: Market,
  asOf: string,
): Record<Transaction, number | undefined> {
  const price = (transaction: Transaction) => {
    const appraisal = appraiseByTransaction(transaction, subject, market, asOf);
    return appraisal.appraised && Math.exp(logPriceOf(appraisal, appraisal.appraised.appraisal));
  };
  return { sale: price('sale'), rent: price('rent') };
}

function estimateFrom(
  subject: Subject,
  market: Market,
  sale: TransactionAppraisal,
  rent: TransactionAppraisal,
): Estimate {
  const unusual = unusualFactsOf(subject, market.model.usual[subject.propertyType]);
  const leastFsd = leastFsdOf(unusual);
  const withComparables = (appraisal: TransactionAppraisal): TransactionEstimate => ({
    ...figuresOf(appraisal, leastFsd),
    comparables: shownComparablesOf(appraisal),
  });
  const levelOf = {
    sale: levelMonth(sale.comparables.levels, sale.asOf),
    rent: levelMonth(rent.comparables.levels, rent.asOf),
  };
  return { sale: withComparables(sale), rent: withComparables(rent), levelOf, unusual };
}

const leastFsdOf = (unusual: readonly UnusualFact[]) => (unusual.length > 0 ? unusualFsd : 0);

/** The most similar; with trees, those whose adjustments are not too large. */
function shownComparablesOf(found: TransactionAppraisal): Comparable[] {
  const { subject, asOf, comparables, appraised } = found;
  const hasTrees = appraised !== undefined && appraised.model.values.folds.length > 0;
  const neighbours =
    appraised?.appraisal.neighbours ?? findNeighbours(comparables, subject, asOf, kernelWithoutTrees);
  const considered = hasTrees ? consideredComparables : shownComparables;
  const shown: Comparable[] = [];
  for (const ranked of rankComparables(comparables, neighbours, subject, asOf, considered)) {
    if (shown.length === shownComparables) break;
    const adjusted = hasTrees ? adjust({ ...found, appraised }, ranked.index) : undefined;
    if (adjusted && netAdjustment(adjusted) > largestAdjustment * comparables.priceTnd[ranked.index]!)
      continue;
    shown.push({ ...describeComparable(comparables, ranked, subject, asOf), adjusted });
  }
  return shown.length >= fewestInGrid
    ? shown
    : shown.map((comparable) => ({ ...comparable, adjusted: undefined }));
}

const netAdjustment = ({ adjustments }: AdjustedPrice) =>
  Math.abs(adjustments.reduce((sum, { what, tnd }) => (what === 'time' ? sum : sum + tnd), 0));

function logPriceOf(
  { subject, asOf, comparables }: TransactionAppraisal,
  { timeAdjustedLogPrice }: Appraisal,
): number {
  return timeAdjustedLogPrice + logTimeAdjustment(comparables.levels, subject.propertyType, asOf);
}

function figuresOf(found: TransactionAppraisal, leastFsd: number): TransactionFigures {
  const { subject, asOf, comparableCount, appraised } = found;
  if (!appraised) return { kind: 'insufficient', comparableCount };
  const {
    appraisal,
    model: { values, calibration, accuracyByBand },
  } = appraised;
  const logPrice = logPriceOf(found, appraisal);
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
    bandAccuracy: accuracyByBand[subject.propertyType][bandFloorOf(score)],
    comparableCount,
    oldEvidenceOn: isOldEvidence(appraisal.evidence)
      ? dateOf(daysOf(asOf) - appraisal.evidence.newestAgeDays)
      : undefined,
  };
}
