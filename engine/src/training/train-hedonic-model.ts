import { binsOf, featureEdges } from '../features/feature-bins.ts';
import type { FieldSet } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { aboveBaseline, fitBaseline, type Baseline } from '../hedonic-model/baseline.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import { boosters, foldCount, minRowsForTrees, rowsPerTreeLeaf } from '../parameters/params.ts';
import type { Edges } from '../trees/binning.ts';
import { boost } from '../trees/boost.ts';
import { joinEnsembles, type Ensemble } from '../trees/ensemble.ts';
import { toColumns } from '../trees/histogram.ts';
import type { Listing } from '../vocabulary/property.ts';

/** A model not yet corrected for bias. */
export function trainHedonicModel(
  kept: readonly Listing[],
  fields: FieldSet,
  random: () => number,
  onStep: () => void,
): HedonicModel {
  const baseline = fitBaseline(kept);
  const edges = featureEdges(kept, fields);
  const bias = { apartment: 0, house: 0, villa: 0, land: 0 };
  const model: HedonicModel = { fields, baseline, edges, folds: [], bias };
  if (kept.length < minRowsForTrees) return model;
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = kept.filter((listing) => foldOf(listing, foldCount) !== fold);
    model.folds.push(trainFold(others, fields, baseline, edges, random));
    onStep();
  }
  return model;
}

/** One fold's ensemble: the mean of the boosters, each trained on what the baseline leaves of the log prices. */
function trainFold(
  listings: readonly Listing[],
  fields: FieldSet,
  baseline: Baseline,
  edges: Edges[],
  random: () => number,
): Ensemble {
  const rows = listings.map((listing) => binsOf(edges, listing, listing.listedOn, fields));
  const columns = toColumns(rows);
  const targets = Float64Array.from(listings, (listing) => aboveBaseline(baseline, listing));
  const everyRow = Int32Array.from(listings.keys());
  const leaves = Math.max(2, Math.floor(rows.length / rowsPerTreeLeaf));
  const ensembles = boosters.map((settings) =>
    boost(columns, targets, everyRow, { ...settings, leaves: Math.min(leaves, settings.leaves) }, random),
  );
  return joinEnsembles(ensembles, 1 / ensembles.length);
}
