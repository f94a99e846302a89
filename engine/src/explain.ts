import { appraiseSubject, type SubjectAppraisal } from './appraise-subject.ts';
import { shapleyValues } from './explaining/shapley.ts';
import { typicalProperty } from './explaining/typical.ts';
import { fieldsOf } from './features.ts';
import { logTimeLevel } from './learning/base.ts';
import { regularise, valueAt, type SurfaceCurve } from './learning/surface-curve.ts';
import { modelCurve, type ValueModel } from './learning/value-model.ts';
import type { Market } from './market/market.ts';
import { countWithin } from './market/segment.ts';
import { maxComparableKm, minComparables } from './params.ts';
import {
  factors,
  type Effect,
  type Explanation,
  type Factor,
  type Subject,
  type Transaction,
} from './vocabulary.ts';

type Feature = Exclude<Factor, 'comparables'>;
const features = factors.filter((factor) => factor !== 'comparables');

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
  const segment = market.segments[transaction][subject.propertyType];
  const comparableCount = countWithin(segment, subject.lat, subject.lng, maxComparableKm);
  if (comparableCount < minComparables) return undefined;

  const { values } = market.model.sides[transaction][fieldsOf(subject)];
  const timeLevel = logTimeLevel(transaction, subject.propertyType, asOf);
  const appraised = (property: Subject) => {
    const appraisal = appraiseSubject(property, segment, values, asOf, comparableCount);
    return { ...appraisal, priceTnd: Math.exp(appraisal.levelledLogPrice + timeLevel) };
  };
  const own = appraised(subject);
  const typicalSubject = typicalProperty(segment, own.neighbours, subject);
  const typical = appraised(typicalSubject);

  const differing = features.filter((feature) => subject[feature] !== typicalSubject[feature]);
  return {
    typical: typicalSubject,
    typicalTnd: Math.round(typical.priceTnd),
    effects: inDinars(
      differing,
      featureEffects(own, typical, differing, values, asOf),
      typical.priceTnd,
      own.priceTnd,
    ),
  };
}

/** Shapley value of each differing feature in the model's log price, comparables aside. */
function featureEffects(
  own: SubjectAppraisal,
  typical: SubjectAppraisal,
  differing: readonly Feature[],
  values: ValueModel,
  asOf: string,
): number[] {
  const bitsOf = (some: readonly Feature[]) =>
    some.reduce((bits, feature) => bits | (1 << differing.indexOf(feature)), 0);
  // a curve tells the price of every surface: one serves with and without the subject's own
  const surfaceBit = bitsOf(differing.filter((feature) => feature === 'surfaceM2'));
  const curves = new Map([
    [0, regularised(typical.modelled)],
    [bitsOf(differing) & ~surfaceBit, regularised(own.modelled)],
  ]);
  const curveOf = (taken: number): SurfaceCurve => {
    const known = curves.get(taken);
    if (known) return known;
    const mixed: Subject = { ...typical.placed };
    differing.forEach((feature, bit) => {
      if (taken & (1 << bit)) Object.assign(mixed, { [feature]: own.placed[feature] });
    });
    const curve = regularised(modelCurve(values, mixed, asOf));
    curves.set(taken, curve);
    return curve;
  };
  return shapleyValues(differing.length, (taken) => {
    const { surfaceM2 } = (taken & surfaceBit ? own : typical).placed;
    return valueAt(curveOf(taken & ~surfaceBit), Math.log(surfaceM2));
  });
}

function regularised(curve: SurfaceCurve): SurfaceCurve {
  regularise(curve);
  return curve;
}

/**
 * Effects on the log price as whole dinars that add up to the rounded difference of the two prices, largest first, none of zero. What
 * the features leave is what the comparables add to the subject beyond what they add to the typical property. A log is worth the
 * logarithmic mean of the two prices, so that nothing else remains (Ang, "The LMDI approach to decomposition analysis", 2005);
 * each effect is the difference of two rounded running totals.
 */
function inDinars(
  differing: readonly Feature[],
  logEffects: readonly number[],
  from: number,
  to: number,
): Effect[] {
  const log = Math.log(to / from);
  const perLog = log === 0 ? from : (to - from) / log;
  const reached = [from];
  for (const effect of logEffects) reached.push(reached.at(-1)! + perLog * effect);
  reached.push(to);
  return [...differing, 'comparables' as const]
    .map((factor, at) => ({ factor, tnd: Math.round(reached[at + 1]!) - Math.round(reached[at]!) }))
    .filter(({ tnd }) => tnd !== 0)
    .sort((a, b) => Math.abs(b.tnd) - Math.abs(a.tnd));
}
