import { appraiseSubject } from '../appraise-subject.ts';
import { clean } from '../cleaning/clean.ts';
import type { LeftOutReason } from '../cleaning/plausible.ts';
import { asSeen, fieldSets, type FieldSet } from '../features.ts';
import { buildSegment, countWithin, type Segment } from '../market/segment.ts';
import type { SegmentAccuracy, SideModel } from '../model.ts';
import { foldCount, maxComparableKm, minRowsForTrees } from '../params.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary.ts';
import { accuracyByLevel, accuracyByType } from './accuracy.ts';
import { learnBase, levelledLogPrice } from './base.ts';
import { learnBias } from './bias.ts';
import { learnErrors, type Outcome } from './error-model.ts';
import { foldOf } from './folds.ts';
import { binsOf, learnEdges, learnFold, type ValueModel } from './value-model.ts';

export interface LearnedSide {
  models: Record<FieldSet, SideModel>;
  /** How many listings were learned from, and why the others were not, by id. */
  used: number;
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
  const segments = segmentsByType(transaction, kept);
  const accuracy: SegmentAccuracy[] = [];
  const learnModel = (fields: FieldSet, simpler?: ValueModel): SideModel => {
    const unbiased = { ...learnValues(kept, fields, random, onStep), simpler };
    const tried = [...kept, ...outliers].map((listing) =>
      tryOut(unbiased, segments[listing.propertyType], listing),
    );
    const bias = learnBias(tried);
    const outcomes = tried.map((outcome) => ({
      ...outcome,
      error: outcome.error + bias[outcome.propertyType],
    }));
    accuracy.push(...accuracyByType(transaction, fields, outcomes));
    const { errors, fsds } = learnErrors(outcomes, foldCount, random);
    onStep();
    return { values: { ...unbiased, bias }, errors, levels: accuracyByLevel(outcomes, fsds) };
  };
  const basic = learnModel('basic');
  return {
    models: { basic, detailed: learnModel('detailed', basic.values) },
    used: kept.length,
    reasons,
    accuracy,
  };
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
  const bias = { apartment: 0, house: 0, villa: 0, land: 0 };
  const model: ValueModel = { fields, base, edges, folds: [], bias };
  if (kept.length < minRowsForTrees) return model;
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = kept.filter((listing) => foldOf(listing, foldCount) !== fold);
    model.folds.push(learnFold(others, fields, base, edges, random));
    onStep();
  }
  return model;
}

function segmentsByType(transaction: Transaction, kept: readonly Listing[]): Record<PropertyType, Segment> {
  const entries = propertyTypes.map((type): [PropertyType, Segment] => [
    type,
    buildSegment(
      transaction,
      kept.filter(({ propertyType }) => propertyType === type),
    ),
  ]);
  return Object.fromEntries(entries) as Record<PropertyType, Segment>;
}

/** Values a listing as if it were a subject, by what has not seen it. */
function tryOut(model: ValueModel, segment: Segment, listing: Listing): Outcome {
  const comparableCount = countWithin(segment, listing.lat, listing.lng, maxComparableKm) - 1;
  const subject = asSeen(listing, model.fields);
  const appraised = appraiseSubject(subject, segment, model, listing.listedOn, comparableCount, listing);
  const { placed, curve: _, ...appraisal } = appraised;
  return {
    propertyType: listing.propertyType,
    bins: binsOf(model.edges, placed, listing.listedOn, model.fields),
    appraisal,
    error: levelledLogPrice(listing) - appraisal.levelledLogPrice,
    fold: foldOf(listing, foldCount),
  };
}
