import { transactions, type ModelDescription, type Transaction } from '@soumdar/engine';

/** Median error of estimates from the form's fields, out of fold, as a share of the asked price; null where none was measured. */
export type MedianErrors = Record<Transaction, number | null>;

export interface Judgement {
  /** of the model in service; null when it has no say */
  before: MedianErrors | null;
  after: MedianErrors;
  /** one sentence; null when the new model is good enough */
  refusedBecause: string | null;
}

type Accuracy = ModelDescription['accuracy'];

/** Learning from the same market a week later moves the median error by a few tenths of a point: a whole one is no chance. */
const tolerance = 0.01;
/** From fewer rows than these, chance alone moves it by more: as the root of their number. */
const rowsOfTolerance = 1000;

/**
 * Whether a new model may take the place of the one in service: not if the median error of its estimates, for sale or for
 * rent, is worse by more than the tolerance. Both are measured on the advertisements each was learned from, none valued by
 * what has seen it, and weighted alike over the property types that both know: what counts is the model, not the mix.
 */
export function judge(candidate: Accuracy, inService: Accuracy | undefined): Judgement {
  const after = medianErrorsOf(candidate);
  if (!inService) return { before: null, after, refusedBecause: null };
  const compared = candidate.filter((segment) => find(inService, segment) !== undefined);
  const reasons = transactions.flatMap((transaction) => {
    const [now, then] = [medianErrors(compared, compared), medianErrors(inService, compared)];
    const [error, known] = [now[transaction], then[transaction]];
    if (error === null || known === null) return [];
    const allowed = toleranceOf(rowsOf(compared, transaction));
    if (error <= known + allowed) return [];
    return [
      `${transaction} estimates are off by ${percent(error)} instead of ${percent(known)} (median; ${points(allowed)} more would be accepted)`,
    ];
  });
  return {
    before: medianErrorsOf(inService),
    after,
    refusedBecause: reasons.length === 0 ? null : reasons.join(', and '),
  };
}

/** Over all property types. */
export function medianErrorsOf(accuracy: Accuracy): MedianErrors {
  return medianErrors(accuracy, accuracy);
}

/** By transaction, the mean over property types, each counting for its rows in `weights`. */
function medianErrors(accuracy: Accuracy, weights: Accuracy): MedianErrors {
  const errorOf = (transaction: Transaction) => {
    const counted = basicOf(weights, transaction);
    const rows = rowsOf(weights, transaction);
    if (rows === 0) return null;
    return (
      counted.reduce((sum, segment) => sum + segment.rows * find(accuracy, segment)!.medianError, 0) / rows
    );
  };
  return { sale: errorOf('sale'), rent: errorOf('rent') };
}

function basicOf(accuracy: Accuracy, transaction: Transaction): Accuracy {
  return accuracy.filter((segment) => segment.fields === 'basic' && segment.transaction === transaction);
}

function rowsOf(accuracy: Accuracy, transaction: Transaction): number {
  return basicOf(accuracy, transaction).reduce((sum, { rows }) => sum + rows, 0);
}

function find(accuracy: Accuracy, { transaction, propertyType, fields }: Accuracy[number]) {
  return accuracy.find(
    (segment) =>
      segment.transaction === transaction &&
      segment.propertyType === propertyType &&
      segment.fields === fields,
  );
}

function toleranceOf(rows: number): number {
  return tolerance * Math.max(1, Math.sqrt(rowsOfTolerance / rows));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function points(share: number): string {
  return `${(100 * share).toFixed(1)} points`;
}
