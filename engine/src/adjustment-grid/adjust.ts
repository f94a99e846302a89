import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { listingAt } from '../comparables/listing-at.ts';
import { blendWithComparables, surroundingsWithout } from '../comparables/blend.ts';
import { positionsOf } from '../comparables/neighbours.ts';
import { logInDinars } from '../explanation/log-in-dinars.ts';
import { binsOf } from '../features/feature-bins.ts';
import { columnDetails, columnGroups } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { baselineLogPrice } from '../hedonic-model/baseline.ts';
import { valueAt } from '../hedonic-model/surface-curve.ts';
import { foldCount, leastNamedCause, namedCauses } from '../parameters/params.ts';
import { premiumOf, premiumsAmong, regulariseFor } from '../premiums/premiums.ts';
import { logTimeAdjustment } from '../time-adjustment/time-levels.ts';
import { addTreeShapley } from '../trees/tree-shapley.ts';
import {
  appraise,
  detailsPremium,
  type Appraisal,
  type AppraisedTransaction,
} from '../valuation/appraise.ts';
import { listingValueOf, type ListingValue } from '../valuation/listing-values.ts';
import type { TransactionModel } from '../valuation/model.ts';
import { isOnForm } from '../vocabulary/attributes.ts';
import {
  adjustmentNames,
  type Adjustment,
  type AdjustmentCause,
  type AdjustmentName,
} from '../vocabulary/estimate.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';

/** Whole dinars; the adjustments bring the asking price to `priceTnd`. */
export interface AdjustedPrice {
  priceTnd: number;
  adjustments: Adjustment[];
}

/**
 * Brings a comparable's asking price to the subject at the day of the valuation: asking price · V(subject) /
 * V(comparable on its day), both by the models trained without it. Trees share the difference among
 * attributes by exact Shapley values; `rest` is what the other comparables of each make of it, and what
 * the trees know of the date beyond the level of prices: sites change with it.
 */
export function adjust(found: AppraisedTransaction, index: number): AdjustedPrice {
  const { subject, asOf, comparables, appraised } = found;
  const { model } = appraised;
  const listing = listingAt(comparables, subject.propertyType, index);
  const own = logPriceWithout(found, listing);
  const value = listingValueOf(model.outOfFold, listing.id) ?? appraiseListing(comparables, model, listing);
  const ageing =
    logTimeAdjustment(comparables.levels, subject.propertyType, asOf) -
    logTimeAdjustment(comparables.levels, subject.propertyType, listing.listedOn);
  const { logs, causes } = shareAmongTrees(model, appraised.appraisal, listing, asOf);
  logs.time = ageing;
  logs.surface +=
    baselineLogPrice(model.values.baseline, subject.propertyType, Math.log(subject.surfaceM2)) -
    baselineLogPrice(model.values.baseline, subject.propertyType, Math.log(listing.surfaceM2));
  const premiums = model.premiums[subject.propertyType];
  logs.rooms += premiumOf(premiums, subject, isOnForm) - premiumOf(premiums, listing, isOnForm);
  logs.details += detailsPremium(appraised.appraisal.premiums) - value.logPremium;
  const whole = own - value.logPrice + ageing;
  const ofSites = logs.rest;
  logs.rest = 0;
  logs.rest = adjustmentNames.reduce((left, name) => left - logs[name], whole);
  const namedOf: Partial<Record<AdjustmentName, AdjustmentCause[]>> = {
    details: named(
      [...causes, ...premiumCauses(found, listing)].filter((cause) => isStated(cause, subject, listing)),
      logs.details,
    ),
    rest: named(
      [
        ['sites', ofSites],
        ['comparables', logs.rest - ofSites],
      ],
      logs.rest,
    ),
  };
  const priceTnd = listing.priceTnd * Math.exp(whole);
  return {
    priceTnd,
    adjustments: logInDinars(
      adjustmentNames.map((name) => [name, logs[name]]),
      listing.priceTnd,
      priceTnd,
    ).map(([what, tnd]) => ({ what, tnd, ...(namedOf[what]?.length && { of: namedOf[what] }) })),
  };
}

type Cause = readonly [name: AdjustmentCause, log: number];

/** Those that move the price as the sum does, largest first; smaller ones are no reason. */
function named(causes: readonly Cause[], sum: number): AdjustmentCause[] {
  if (Math.abs(sum) < leastNamedCause) return [];
  return causes
    .filter(([, log]) => log * sum > 0 && Math.abs(log) >= leastNamedCause)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, namedCauses)
    .map(([name]) => name);
}

/** A pool that the advertisement lacks is no reason for a home of which nobody said that it has one. */
function isStated([name, log]: Cause, subject: Subject, listing: Listing): boolean {
  if (name === 'comparables' || name === 'sites') return true;
  const [own, other] = [subject[name], listing[name]];
  return own !== undefined || (other !== undefined && (other !== false || log < 0));
}

/** Both against what is usual around the subject, near enough to name what differs. */
function premiumCauses(
  { subject, asOf, comparables, appraised: { model, appraisal } }: AppraisedTransaction,
  listing: Listing,
): Cause[] {
  const own = new Map(appraisal.premiums);
  const other = new Map(
    premiumsAmong(
      model.premiums[subject.propertyType],
      listing,
      comparables,
      appraisal.neighbours.indexes,
      asOf,
    ),
  );
  return [...new Set([...own.keys(), ...other.keys()])]
    .filter((name) => !isOnForm(name))
    .map((name): Cause => [name, (own.get(name) ?? 0) - (other.get(name) ?? 0)]);
}

/**
 * Of the subject by the fold trained without the listing, among the other comparables' prices. Residuals are
 * left out, since they come from models that may know the listing.
 */
function logPriceWithout(
  { subject, comparables, appraised: { model, appraisal } }: AppraisedTransaction,
  listing: Listing,
): number {
  const { neighbours, byFold, premiums } = appraisal;
  const { propertyType, surfaceM2 } = subject;
  const leftOut = positionsOf(listing, neighbours, comparables);
  const surroundings = surroundingsWithout(appraisal.surroundings, comparables, neighbours, leftOut);
  const curve = byFold[foldOf(listing, foldCount)]!.slice();
  blendWithComparables(curve, surroundings, neighbours.kernel, propertyType, 0, Math.log(surfaceM2));
  regulariseFor(subject, curve, model.premiums[propertyType], comparables.surfaceLimits);
  const added = premiums.reduce((sum, [, premium]) => sum + premium, 0);
  return valueAt(curve, Math.log(surfaceM2)) - model.bias[propertyType] + added;
}

/** For a listing newer than the model. */
function appraiseListing(
  comparables: ComparablesIndex,
  model: TransactionModel,
  listing: Listing,
): ListingValue {
  const { timeAdjustedLogPrice: logPrice, premiums } = appraise(
    listing,
    { ...comparables, residuals: undefined },
    model,
    listing.listedOn,
    0,
    listing,
  );
  return { logPrice, logPremium: detailsPremium(premiums) };
}

function shareAmongTrees(
  { values }: TransactionModel,
  own: Appraisal,
  listing: Listing,
  asOf: string,
): { logs: Record<AdjustmentName, number>; causes: Cause[] } {
  const row = binsOf(values.edges, own.placed, asOf);
  const shares = new Float64Array(row.length);
  addTreeShapley(
    values.folds[foldOf(listing, foldCount)]!,
    row,
    binsOf(values.edges, listing, listing.listedOn),
    1,
    shares,
  );
  const logs = { time: 0, surface: 0, place: 0, rooms: 0, details: 0, rest: 0 };
  shares.forEach((share, column) => (logs[columnGroups[column]!] += share));
  const causes = [...shares].flatMap((share, column): Cause[] => {
    const detail = columnDetails[column];
    return detail ? [[detail, share]] : [];
  });
  return { logs, causes };
}
