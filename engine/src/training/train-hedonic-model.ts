import { binsOf, featureEdges } from '../features/feature-bins.ts';
import { featureOrders, offFormColumns } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { aboveBaseline, fitBaseline } from '../hedonic-model/baseline.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import { boosters, foldCount, maskedShare, minRowsForTrees, rowsPerTreeLeaf } from '../parameters/params.ts';
import type { TimeLevels } from '../time-adjustment/time-levels.ts';
import { boost } from '../trees/boost.ts';
import { joinEnsembles, type Ensemble } from '../trees/ensemble.ts';
import { toColumns } from '../trees/histogram.ts';
import type { Listing } from '../vocabulary/property.ts';

export function trainHedonicModel(
  accepted: readonly Listing[],
  levels: TimeLevels,
  random: () => number,
  onStep: () => void,
): HedonicModel {
  const model: HedonicModel = {
    levels,
    baseline: fitBaseline(accepted, levels),
    edges: featureEdges(accepted),
    folds: [],
  };
  if (accepted.length < minRowsForTrees) return model;
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = accepted.filter((listing) => foldOf(listing, foldCount) !== fold);
    model.folds.push(trainTrees(others, model, random));
    onStep();
  }
  return model;
}

/** Averages the boosters. */
export function trainTrees(
  listings: readonly Listing[],
  { baseline, edges, levels }: Pick<HedonicModel, 'baseline' | 'edges' | 'levels'>,
  random: () => number,
): Ensemble {
  const rows = listings.map((listing) => binsOf(edges, listing, listing.listedOn));
  const targets = Float64Array.from(listings, (listing) => aboveBaseline(baseline, listing, levels));
  const everyRow = Int32Array.from(listings.keys());
  const leaves = Math.max(2, Math.floor(rows.length / rowsPerTreeLeaf));
  const ensembles = boosters.map((settings) => {
    const columns = toColumns(
      rows.map((row, at) => (random() < maskedShare ? masked(row, listings[at]!) : row)),
      featureOrders,
    );
    const shape = { ...settings, leaves: Math.min(leaves, settings.leaves) };
    return boost(columns, targets, everyRow, shape, random);
  });
  return joinEnsembles(ensembles, 1 / ensembles.length);
}

function masked(row: Uint8Array, { propertyType }: Listing): Uint8Array {
  const copy = row.slice();
  for (const column of offFormColumns(propertyType)) copy[column] = 0;
  return copy;
}
