import { reweigh } from '../comparables/neighbours.ts';
import { valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { logTimeAdjustment } from '../time-adjustment/log-price.ts';
import { appraiseAmong, appraiseByTransaction, type TransactionAppraisal } from '../valuation/appraise.ts';
import type { Market } from '../valuation/market.ts';
import { explainedAttributes, type ExplainedAttribute } from '../vocabulary/attributes.ts';
import type { Effect, Explanation } from '../vocabulary/estimate.ts';
import type { Subject, Transaction } from '../vocabulary/property.ts';
import { shapleyValues } from './shapley.ts';
import { typicalProperty } from './typical-property.ts';

/**
 * Why the estimate of one transaction is what it is: the typical property of the zone, valued by the same model at the same date,
 * and what moves the subject's price away from it. Undefined where `estimate` finds too little data.
 */
export function explain(
  subject: Subject,
  market: Market,
  asOf: string,
  transaction: Transaction,
): Explanation | undefined {
  return explainAppraisal(appraiseByTransaction(transaction, subject, market, asOf));
}

export function explainAppraisal({
  transaction,
  subject,
  asOf,
  comparables,
  comparableCount,
  appraised,
}: TransactionAppraisal): Explanation | undefined {
  if (!appraised) return undefined;
  const { model, appraisal: own } = appraised;
  // every property looked at is at the subject's place, so it has the same neighbours with other weights
  const appraiseThere = (property: Subject) => {
    const neighbours = reweigh(own.neighbours, comparables, property, asOf);
    return appraiseAmong(neighbours, property, comparables, model.values, asOf, comparableCount);
  };
  const typical = typicalProperty(comparables, own.neighbours, subject);
  const ofTypical = appraiseThere(typical);
  const differing = explainedAttributes.filter((attribute) => subject[attribute] !== typical[attribute]);
  const logEffects = logEffectsOf(
    differing,
    subject,
    typical,
    [own.curve, ofTypical.curve],
    (mixed) => appraiseThere(mixed).curve,
  );

  const timeAdjustment = logTimeAdjustment(transaction, subject.propertyType, asOf);
  const typicalPrice = Math.exp(ofTypical.timeAdjustedLogPrice + timeAdjustment);
  const ownPrice = Math.exp(own.timeAdjustedLogPrice + timeAdjustment);
  return {
    typical,
    typicalTnd: Math.round(typicalPrice),
    effects: inDinars(differing, logEffects, typicalPrice, ownPrice),
  };
}

/** Shapley value, in log price, of each attribute in which the subject differs from the typical property. */
function logEffectsOf(
  differing: readonly ExplainedAttribute[],
  subject: Subject,
  typical: Subject,
  [ownCurve, typicalCurve]: readonly [SurfaceCurve, SurfaceCurve],
  curveOf: (property: Subject) => SurfaceCurve,
): number[] {
  const bitsOf = (some: readonly ExplainedAttribute[]) =>
    some.reduce((bits, attribute) => bits | (1 << differing.indexOf(attribute)), 0);
  // a curve has the price at every surface, so one curve serves with the subject's surface and with the typical one
  const surfaceBit = bitsOf(differing.filter((attribute) => attribute === 'surfaceM2'));
  const curves = new Map([
    [0, typicalCurve],
    [bitsOf(differing) & ~surfaceBit, ownCurve],
  ]);
  return shapleyValues(differing.length, (taken) => {
    const others = taken & ~surfaceBit;
    let curve = curves.get(others);
    if (!curve) {
      const mixed: Subject = { ...typical };
      differing.forEach((attribute, bit) => {
        if (others & (1 << bit)) Object.assign(mixed, { [attribute]: subject[attribute] });
      });
      curve = curveOf(mixed);
      curves.set(others, curve);
    }
    return valueAt(curve, Math.log((taken & surfaceBit ? subject : typical).surfaceM2));
  });
}

/**
 * Turns effects on the log price into whole dinars that add up to the rounded difference of the two prices, largest first, zeros left
 * out. One unit of log is worth the logarithmic mean of the two prices, so that no remainder is left (Ang, "The LMDI approach to
 * decomposition analysis", 2005); each effect is the difference of two rounded running totals.
 */
function inDinars(
  differing: readonly ExplainedAttribute[],
  logEffects: readonly number[],
  from: number,
  to: number,
): Effect[] {
  const log = Math.log(to / from);
  const perLog = log === 0 ? from : (to - from) / log;
  let reached = from;
  return differing
    .map((attribute, at): Effect => {
      const before = Math.round(reached);
      reached = at === differing.length - 1 ? to : reached + perLog * logEffects[at]!;
      return { attribute, tnd: Math.round(reached) - before };
    })
    .filter(({ tnd }) => tnd !== 0)
    .sort((a, b) => Math.abs(b.tnd) - Math.abs(a.tnd));
}
