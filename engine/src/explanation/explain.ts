import { weighAnew } from '../comparables/neighbours.ts';
import { valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { logTimeLevel } from '../time-adjustment/log-price.ts';
import { appraiseAmong, appraiseSide, type AppraisedSide } from '../valuation/appraise.ts';
import type { Market } from '../valuation/market.ts';
import { factors, type Effect, type Explanation, type Factor } from '../vocabulary/estimate.ts';
import type { Subject, Transaction } from '../vocabulary/property.ts';
import { shapleyValues } from './shapley.ts';
import { typicalProperty } from './typical-property.ts';

/**
 * Why one side of an estimate is what it is: the typical property of the zone, valued by the same model at the same date, and what
 * moves the subject's price away from it. Undefined where `estimate` finds too little data.
 */
export function explain(
  subject: Subject,
  market: Market,
  asOf: string,
  transaction: Transaction,
): Explanation | undefined {
  return explainSide(appraiseSide(transaction, subject, market, asOf));
}

export function explainSide({
  transaction,
  subject,
  asOf,
  segment,
  comparableCount,
  appraised,
}: AppraisedSide): Explanation | undefined {
  if (!appraised) return undefined;
  const { model, appraisal: own } = appraised;
  // all at the subject's place: the same neighbours weighed otherwise
  const appraise = (property: Subject) => {
    const neighbours = weighAnew(own.neighbours, segment, property, asOf);
    return appraiseAmong(neighbours, property, segment, model.values, asOf, comparableCount);
  };
  const typical = typicalProperty(segment, own.neighbours, subject);
  const ofTypical = appraise(typical);
  const differing = factors.filter((feature) => subject[feature] !== typical[feature]);
  const logEffects = sharedOut(
    differing,
    subject,
    typical,
    [own.curve, ofTypical.curve],
    (mixed) => appraise(mixed).curve,
  );

  const timeLevel = logTimeLevel(transaction, subject.propertyType, asOf);
  const typicalPrice = Math.exp(ofTypical.levelledLogPrice + timeLevel);
  const ownPrice = Math.exp(own.levelledLogPrice + timeLevel);
  return {
    typical,
    typicalTnd: Math.round(typicalPrice),
    effects: inDinars(differing, logEffects, typicalPrice, ownPrice),
  };
}

/** Shapley value in the log price of each feature in which the subject differs from the typical property. */
function sharedOut(
  differing: readonly Factor[],
  subject: Subject,
  typical: Subject,
  [ownCurve, typicalCurve]: readonly [SurfaceCurve, SurfaceCurve],
  curveOf: (property: Subject) => SurfaceCurve,
): number[] {
  const bitsOf = (some: readonly Factor[]) =>
    some.reduce((bits, feature) => bits | (1 << differing.indexOf(feature)), 0);
  // a curve tells the price of every surface: one serves with and without the subject's own
  const surfaceBit = bitsOf(differing.filter((feature) => feature === 'surfaceM2'));
  const curves = new Map([
    [0, typicalCurve],
    [bitsOf(differing) & ~surfaceBit, ownCurve],
  ]);
  return shapleyValues(differing.length, (taken) => {
    const others = taken & ~surfaceBit;
    let curve = curves.get(others);
    if (!curve) {
      const mixed: Subject = { ...typical };
      differing.forEach((feature, bit) => {
        if (others & (1 << bit)) Object.assign(mixed, { [feature]: subject[feature] });
      });
      curve = curveOf(mixed);
      curves.set(others, curve);
    }
    return valueAt(curve, Math.log((taken & surfaceBit ? subject : typical).surfaceM2));
  });
}

/**
 * Effects on the log price as whole dinars that add up to the rounded difference of the two prices, largest first, none of zero. A log
 * is worth the logarithmic mean of the two prices, so that nothing remains (Ang, "The LMDI approach to decomposition analysis",
 * 2005); each effect is the difference of two rounded running totals.
 */
function inDinars(
  differing: readonly Factor[],
  logEffects: readonly number[],
  from: number,
  to: number,
): Effect[] {
  const log = Math.log(to / from);
  const perLog = log === 0 ? from : (to - from) / log;
  let reached = from;
  return differing
    .map((factor, at): Effect => {
      const before = Math.round(reached);
      reached = at === differing.length - 1 ? to : reached + perLog * logEffects[at]!;
      return { factor, tnd: Math.round(reached) - before };
    })
    .filter(({ tnd }) => tnd !== 0)
    .sort((a, b) => Math.abs(b.tnd) - Math.abs(a.tnd));
}
