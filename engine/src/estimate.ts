import { isOldEvidence } from './comparables/evidence-origin.ts';
import { adjust, type AdjustedPrice } from './adjustment-grid/adjust.ts';
import { describeComparable, isUnlike, rankComparables } from './comparables/most-similar.ts';
import { findNeighbours } from './comparables/neighbours.ts';
import type { PossiblePlace } from './comparables/possible-places.ts';
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
import { overPlaces, type ValuedPlace, type ValuedSide } from './several-places/over-places.ts';
import { unusualFactsOf } from './unusual/unusual.ts';
import {
  appraiseByTransaction,
  type Appraisal,
  type AppraisedTransaction,
  type TransactionAppraisal,
} from './valuation/appraise.ts';
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

/** Where a property may stand; it stands at its own position where there is one or none. */
export type PossiblePlaces = Record<Transaction, readonly PossiblePlace[]>;

/**
 * Estimates asking prices for sale and for rent at a date (`YYYY-MM-DD`). With places, which come from
 * `townPlaces` or `placesAtBorder`, the property may be at any of them.
 */
export function estimate(subject: Subject, market: Market, asOf: string, places?: PossiblePlaces): Estimate {
  return estimateFrom(valueSides(subject, market, asOf, places));
}

interface Around {
  middles?: Partial<Record<Transaction, Position>>;
  places?: PossiblePlaces;
}

type LeftOut = Record<Transaction, ReadonlySet<string>>;

/** Shares the work of `estimate` and `explain`; `middles` are those of the subject's town, see `explain`. */
export function estimateAndExplain(
  subject: Subject,
  market: Market,
  asOf: string,
  { middles, places }: Around = {},
): { estimates: Estimate; explanations: Record<Transaction, Explanation | undefined> } {
  const valued = valueSides(subject, market, asOf, places);
  return { estimates: estimateFrom(valued), explanations: explanationsOf(valued, market, middles) };
}

/**
 * As `estimateAndExplain`, without some comparables, by their ids: what their part of the figures changes. No
 * other takes their place, and the model is not trained anew.
 */
export function estimateWithout(
  leftOut: LeftOut,
  subject: Subject,
  market: Market,
  asOf: string,
  { middles = {}, places }: Around = {},
): {
  figures: Record<Transaction, TransactionFigures>;
  explanations: Record<Transaction, Explanation | undefined>;
} {
  const valued = valueSides(subject, market, asOf, places, leftOut);
  const { sale, rent } = valued;
  return {
    figures: { sale: sale.figures, rent: rent.figures },
    explanations: explanationsOf(valued, market, middles),
  };
}

const explanationsOf = ({ sale, rent }: ValuedSides, market: Market, middles: Around['middles'] = {}) => ({
  sale: explainAppraisal(sale.found, market, middles.sale),
  rent: explainAppraisal(rent.found, market, middles.rent),
});

export function estimateFigures(
  subject: Subject,
  market: Market,
  asOf: string,
  places?: PossiblePlaces,
): Record<Transaction, TransactionFigures> {
  const { sale, rent } = valueSides(subject, market, asOf, places);
  return { sale: sale.figures, rent: rent.figures };
}

/** Undefined with too few comparables. */
export function estimatePrices(
  subject: Subject,
  market: Market,
  asOf: string,
  places?: PossiblePlaces,
): Record<Transaction, number | undefined> {
  const price = (figures: TransactionFigures) =>
    figures.kind === 'estimated' ? figures.priceTnd : undefined;
  const { sale, rent } = estimateFigures(subject, market, asOf, places);
  return { sale: price(sale), rent: price(rent) };
}

interface ValuedSides extends Record<Transaction, ValuedSide> {
  unusual: readonly UnusualFact[];
}

function valueSides(
  subject: Subject,
  market: Market,
  asOf: string,
  places?: PossiblePlaces,
  leftOut?: LeftOut,
): ValuedSides {
  const unusual = unusualFactsOf(
    subject,
    market.model.usual[subject.propertyType],
    market.comparables.sale.land,
  );
  const leastFsd = leastFsdOf(unusual);
  const valueAt = (transaction: Transaction, { lat, lng }: Position): ValuedSide => {
    const found = appraiseByTransaction(
      transaction,
      { ...subject, lat, lng },
      market,
      asOf,
      leftOut?.[transaction],
    );
    return { found, figures: figuresOf(found, leastFsd) };
  };
  const side = (transaction: Transaction) => {
    const valued = (places?.[transaction] ?? []).flatMap((place): ValuedPlace[] => {
      const { found, figures } = valueAt(transaction, place);
      return isAppraised(found) && figures.kind === 'estimated'
        ? [{ found, figures, weight: place.weight }]
        : [];
    });
    return valued.length > 1 ? overPlaces(valued, leastFsd) : valueAt(transaction, subject);
  };
  return { sale: side('sale'), rent: side('rent'), unusual };
}

const isAppraised = (found: TransactionAppraisal): found is AppraisedTransaction =>
  found.appraised !== undefined;

function estimateFrom({ sale, rent, unusual }: ValuedSides): Estimate {
  const withComparables = ({ found, figures }: ValuedSide): TransactionEstimate => ({
    ...figures,
    comparables: shownComparablesOf(found),
  });
  const levelOf = ({ found }: ValuedSide) => levelMonth(found.comparables.levels, found.asOf);
  return {
    sale: withComparables(sale),
    rent: withComparables(rent),
    levelOf: { sale: levelOf(sale), rent: levelOf(rent) },
    unusual,
  };
}

const leastFsdOf = (unusual: readonly UnusualFact[]) => (unusual.length > 0 ? unusualFsd : 0);

/** The most similar; with trees, those unlike it last, and none whose adjustments are too large. */
function shownComparablesOf(found: TransactionAppraisal): Comparable[] {
  const { subject, asOf, comparables, appraised } = found;
  const hasTrees = appraised !== undefined && appraised.model.values.folds.length > 0;
  const neighbours =
    appraised?.appraisal.neighbours ?? findNeighbours(comparables, subject, asOf, kernelWithoutTrees);
  const considered = hasTrees ? consideredComparables : shownComparables;
  const ranked = rankComparables(comparables, neighbours, subject, asOf, considered).map((one) => ({
    ...one,
    comparable: describeComparable(comparables, one, subject, asOf),
  }));
  const isLast = ({ comparable }: (typeof ranked)[number]) => isUnlike(comparable, subject, asOf);
  const unlikeLast = ranked.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const shown: Comparable[] = [];
  for (const { index, comparable } of hasTrees ? unlikeLast : ranked) {
    if (shown.length === shownComparables) break;
    const adjusted = hasTrees ? adjust({ ...found, appraised }, index) : undefined;
    if (adjusted && netAdjustment(adjusted) > largestAdjustment * comparable.priceTnd) continue;
    shown.push({ ...comparable, adjusted });
  }
  const bestFirst = shown.sort((a, b) => b.similarity - a.similarity);
  return bestFirst.length >= fewestInGrid
    ? bestFirst
    : bestFirst.map((comparable) => ({ ...comparable, adjusted: undefined }));
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
