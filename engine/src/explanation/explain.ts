import { reweigh } from '../comparables/neighbours.ts';
import { weighedAs } from '../features/features.ts';
import { valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { modelEffects } from '../hedonic-model/model-effects.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import {
  appraiseAmong,
  appraiseByTransaction,
  readCurve,
  type Appraisal,
  type TransactionAppraisal,
} from '../valuation/appraise.ts';
import type { Market } from '../valuation/market.ts';
import type { TransactionModel } from '../valuation/model.ts';
import { formAttributes, type ListedAttribute } from '../vocabulary/attributes.ts';
import type { Effect, Explanation } from '../vocabulary/estimate.ts';
import type { Position, Subject, Transaction } from '../vocabulary/property.ts';
import { logInDinars } from './log-in-dinars.ts';
import { typicalProperty } from './typical-property.ts';

/**
 * Explains the price by what moves it away from the zone's typical property, valued at `middle`, the middle
 * place of its town, where one is named.
 * @returns undefined where `estimate` has too few comparables
 */
export function explain(
  subject: Subject,
  market: Market,
  asOf: string,
  transaction: Transaction,
  middle?: Position,
): Explanation | undefined {
  return explainAppraisal(appraiseByTransaction(transaction, subject, market, asOf), market, middle);
}

export function explainAppraisal(
  found: TransactionAppraisal,
  market: Market,
  middle?: Position,
): Explanation | undefined {
  const { transaction, subject, asOf, comparables, appraised } = found;
  if (!appraised) return undefined;
  const { model, appraisal: own } = appraised;
  const typical = typicalProperty(comparables, own.neighbours, subject);
  const ofTypical = appraiseTypical(typical, found, appraised);
  const timeAdjustment = logTimeAdjustment(comparables.levels, subject.propertyType, asOf);
  const inMiddle =
    middle &&
    appraiseByTransaction(transaction, { ...typical, ...middle }, market, asOf).appraised?.appraisal;
  const start = inMiddle ?? ofTypical;
  const typicalPrice = Math.exp(start.timeAdjustedLogPrice + timeAdjustment);
  const ownPrice = Math.exp(own.timeAdjustedLogPrice + timeAdjustment);
  const logEffects: LogEffect[] = [
    ['place', ofTypical.timeAdjustedLogPrice - start.timeAdjustedLogPrice],
    ...premiumEffects(own, ofTypical),
    ...formEffects(own, ofTypical, (row, reference) => modelEffects(model.values, row, reference, asOf)),
  ];
  return {
    typical,
    typicalTnd: Math.round(typicalPrice),
    effects: inDinars(logEffects, typicalPrice, ownPrice),
  };
}

function appraiseTypical(
  typical: Subject,
  { subject, comparables, comparableCount, asOf }: TransactionAppraisal,
  { model, appraisal: own }: { model: TransactionModel; appraisal: Appraisal },
): Appraisal {
  if (formAttributes.every((name) => typical[name] === subject[name]))
    return readCurve(own, typical, comparables, model, asOf);
  // at the same place the neighbours are the same, with other weights
  const neighbours = reweigh(own.neighbours, comparables, weighedAs(typical, comparables.transaction), asOf);
  return appraiseAmong(neighbours, typical, comparables, model, asOf, comparableCount);
}

type LogEffect = [attribute: Effect['attribute'], log: number];

/** Premiums add up, so each is an effect of its own. */
function premiumEffects(own: Appraisal, typical: Appraisal): LogEffect[] {
  const usual = new Map(typical.premiums);
  return own.premiums.map(([name, premium]) => [name, premium - (usual.get(name) ?? 0)]);
}

/**
 * The curves separate the surface from the rest; the trees (`effectsOf`) share the rest among attributes,
 * less the part that comparables' prices set. The remainder belongs to the comparables.
 */
function formEffects(
  own: Appraisal,
  typical: Appraisal,
  effectsOf: (row: Subject, reference: Subject) => [ListedAttribute, number][],
): LogEffect[] {
  const [ownLog, typicalLog] = [own, typical].map(({ placed }) => Math.log(placed.surfaceM2)) as [
    number,
    number,
  ];
  const rise = (curve: SurfaceCurve) => valueAt(curve, ownLog) - valueAt(curve, typicalLog);
  const surface = (rise(own.curve) + rise(typical.curve)) / 2;
  const difference = valueAt(own.curve, ownLog) - valueAt(typical.curve, typicalLog);
  const shareOfModel = 1 - own.evidence.pricesShare;
  const attributes = effectsOf(own.placed, typical.placed).map(([name, log]): LogEffect => [
    name,
    shareOfModel * log,
  ]);
  const rest = attributes.reduce((left, [, log]) => left - log, difference - surface);
  return [['surfaceM2', surface], ...attributes, ['comparables', rest]];
}

/** Largest first. */
function inDinars(logEffects: readonly LogEffect[], from: number, to: number): Effect[] {
  return logInDinars(logEffects, from, to)
    .map(([attribute, tnd]): Effect => ({ attribute, tnd }))
    .filter(({ tnd }) => tnd !== 0)
    .sort((a, b) => Math.abs(b.tnd) - Math.abs(a.tnd));
}
