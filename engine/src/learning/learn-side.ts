import { appraise } from '../appraise.ts';
import { clean } from '../cleaning/clean.ts';
import type { LeftOutReason } from '../cleaning/plausible.ts';
import { fieldSets, type FieldSet } from '../features.ts';
import { findNeighbours } from '../market/neighbours.ts';
import { buildSegment, countWithin, type Segment } from '../market/segment.ts';
import type { SegmentAccuracy, SideModel } from '../model.ts';
import { foldCount, maxComparableKm, minRowsForTrees } from '../params.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary.ts';
import { accuracyByType } from './accuracy.ts';
import { learnBase, levelledLogPrice } from './base.ts';
import { learnErrors, type Outcome } from './error-model.ts';
import { foldOf } from './folds.ts';
import { valueAt } from './surface-curve.ts';
import { binsOf, learnEdges, learnFold, modelCurve, type ValueModel } from './value-model.ts';

export interface LearnedSide {
  models: Record<FieldSet, SideModel>;
  kept: Listing[];
  /** Levelled log price of each kept listing by the model that has not seen it. */
  outOfFold: Record<FieldSet, Float32Array>;
  reasons: Map<string, LeftOutReason>;
  accuracy: SegmentAccuracy[];
}

/**
 * Learns sale or rent from listings in a settled order: cleans, fits one model per fold, then values every listing out of fold as
 * a subject would be (its own advertisement set aside) to learn how large the errors are.
 */
export function learnSide(
  transaction: Transaction,
  listings: readonly Listing[],
  random: () => number,
  onStep: () => void,
): LearnedSide {
  const { kept, outliers, reasons } = clean(listings, random);
  const values = bothFieldSets((fields) => learnValues(kept, fields, random, onStep));
  const outOfFold = bothFieldSets((fields) =>
    Float32Array.from(kept, (listing) => outOfFoldValue(values[fields], listing)),
  );
  const segments = segmentsByType(kept, outOfFold);
  const accuracy: SegmentAccuracy[] = [];
  const models = bothFieldSets((fields): SideModel => {
    const outcomes = [...kept, ...outliers].map((listing) =>
      tryOut(values[fields], segments[listing.propertyType], listing),
    );
    accuracy.push(...accuracyByType(transaction, fields, outcomes));
    const errors = learnErrors(outcomes, foldCount, random);
    onStep();
    return { values: values[fields], errors };
  });
  return { models, kept, outOfFold, reasons, accuracy };
}

/** Calls of `onStep` that one side takes. */
export function stepsOf(listings: readonly Listing[]): number {
  return fieldSets.length * (listings.length < minRowsForTrees ? 1 : foldCount + 1);
}

function learnValues(
  kept: readonly Listing[],
  fields: FieldSet,
  random: () => number,
  onStep: () => void,
): ValueModel {
  const base = learnBase(kept);
  const edges = learnEdges(kept, fields);
  const model: ValueModel = { fields, base, edges, folds: [] };
  if (kept.length < minRowsForTrees) return model;
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = kept.filter((listing) => foldOf(listing, foldCount) !== fold);
    model.folds.push(learnFold(others, fields, base, edges, random));
    onStep();
  }
  return model;
}

function outOfFoldCurve(model: ValueModel, listing: Listing) {
  return modelCurve(model, listing, listing.listedOn, foldOf(listing, foldCount));
}

function outOfFoldValue(model: ValueModel, listing: Listing): number {
  return valueAt(outOfFoldCurve(model, listing), Math.log(listing.surfaceM2));
}

function segmentsByType(
  kept: readonly Listing[],
  outOfFold: Record<FieldSet, Float32Array>,
): Record<PropertyType, Segment> {
  const rows = kept.map((listing, row) => ({
    listing,
    residuals: bothFieldSets((fields) => levelledLogPrice(listing) - outOfFold[fields][row]!),
  }));
  const entries = propertyTypes.map((type): [PropertyType, Segment] => [
    type,
    buildSegment(rows.filter(({ listing }) => listing.propertyType === type)),
  ]);
  return Object.fromEntries(entries) as Record<PropertyType, Segment>;
}

/** Values a listing as if it were a subject, by what has not seen it. */
function tryOut(model: ValueModel, segment: Segment, listing: Listing): Outcome {
  const comparableCount = countWithin(segment, listing.lat, listing.lng, maxComparableKm) - 1;
  const curve = outOfFoldCurve(model, listing);
  const neighbours = findNeighbours(segment, listing, listing.listedOn, listing.id);
  const appraisal = appraise(curve, listing, segment, model.fields, neighbours, comparableCount);
  return {
    propertyType: listing.propertyType,
    bins: binsOf(model.edges, listing, listing.listedOn, model.fields),
    appraisal,
    error: levelledLogPrice(listing) - appraisal.levelledLogPrice,
    fold: foldOf(listing, foldCount),
  };
}

function bothFieldSets<Value>(make: (fields: FieldSet) => Value): Record<FieldSet, Value> {
  return { basic: make('basic'), detailed: make('detailed') };
}
