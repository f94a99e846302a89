import { binsOf } from '../features/feature-bins.ts';
import { columnOfAttribute } from '../features/features.ts';
import { addTreeShapley } from '../trees/tree-shapley.ts';
import { formAttributes, type ListedAttribute } from '../vocabulary/attributes.ts';
import type { Subject } from '../vocabulary/property.ts';
import type { HedonicModel } from './hedonic-model.ts';

/** Effects on the log price of attributes on forms, without zeros; both properties are at one place. */
export function modelEffects(
  model: HedonicModel,
  property: Subject,
  reference: Subject,
  date: string,
): [ListedAttribute, number][] {
  if (model.folds.length === 0) return [];
  if (formAttributes.every((name) => property[name] === reference[name])) return [];
  const row = binsOf(model.edges, property, date);
  const referenceRow = binsOf(model.edges, reference, date);
  const shares = new Float64Array(row.length);
  for (const trees of model.folds) addTreeShapley(trees, row, referenceRow, 1 / model.folds.length, shares);
  return formAttributes.flatMap((name): [ListedAttribute, number][] => {
    const share = shares[columnOfAttribute(name)]!;
    return share === 0 ? [] : [[name, share]];
  });
}
