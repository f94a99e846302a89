import { transactions, type ModelDescription, type Transaction } from '@soumdar/engine';

/** Out of fold, as a share of the asking price; null where none was measured. */
export type MedianErrors = Record<Transaction, number | null>;

export interface GateResult {
  /** null without a model in service */
  before: MedianErrors | null;
  after: MedianErrors;
  /** half a sentence; null when the new model is accepted */
  refusedBecause: string | null;
}

export type GateInput = Pick<ModelDescription, 'accuracy' | 'rows'>;
type Accuracy = ModelDescription['accuracy'];

/** A week of training on the same market changes errors by tenths of a point. */
const tolerance = 0.01;
/** With fewer rows the tolerance grows, as chance does. */
const rowsOfTolerance = 1000;

/**
 * Errors are out of fold, weighted alike over the types that both models know, so that a change in the mix of
 * types does not decide. Advertisements that a model left out count, because nobody measures their errors.
 */
export function passAcceptanceGate(candidate: GateInput, inService: GateInput | undefined): GateResult {
  const after = medianErrors(candidate.accuracy);
  if (!inService) return { before: null, after, refusedBecause: null };
  const reasons = [
    ...transactions.map((transaction) => worseErrors(transaction, candidate, inService)),
    moreLeftOut(candidate, inService),
  ].filter((reason) => reason !== undefined);
  return {
    before: medianErrors(inService.accuracy),
    after,
    refusedBecause: reasons.length === 0 ? null : reasons.join(', and '),
  };
}

/** By transaction, over all property types. */
export function medianErrors(accuracy: Accuracy): MedianErrors {
  const errorOf = (transaction: Transaction) => {
    const segments = basicOf(accuracy, transaction);
    return segments.length === 0 ? null : weightedError(accuracy, segments);
  };
  return { sale: errorOf('sale'), rent: errorOf('rent') };
}

function worseErrors(
  transaction: Transaction,
  candidate: GateInput,
  inService: GateInput,
): string | undefined {
  const compared = basicOf(candidate.accuracy, transaction).filter(
    (segment) => find(inService.accuracy, segment) !== undefined,
  );
  if (compared.length === 0) return undefined;
  const now = weightedError(candidate.accuracy, compared);
  const then = weightedError(inService.accuracy, compared);
  const allowed = toleranceOf(rowsOf(compared));
  if (now <= then + allowed) return undefined;
  return `${transaction} estimates are off by ${percent(now)} in the median, those of the model in service by ${percent(then)} on the same mix of types (${points(allowed)} more would do)`;
}

function moreLeftOut(candidate: GateInput, inService: GateInput): string | undefined {
  const [now, then] = [leftOutShare(candidate.rows), leftOutShare(inService.rows)];
  const allowed = toleranceOf(candidate.rows.read);
  if (now <= then + allowed) return undefined;
  return `${percent(now)} of the advertisements make no sense instead of ${percent(then)} (${points(allowed)} more would do)`;
}

/** Copies of an advertisement are no fault of its figures. */
function leftOutShare({ read, leftOut }: ModelDescription['rows']): number {
  const { duplicate: copies = 0, ...faults } = leftOut;
  const faulty = Object.values(faults).reduce((sum, count) => sum + count, 0);
  return faulty / Math.max(1, read - copies);
}

/** Each property type counts for its rows in `weights`. */
function weightedError(accuracy: Accuracy, weights: Accuracy): number {
  const sum = weights.reduce(
    (total, segment) => total + segment.rows * find(accuracy, segment)!.medianError,
    0,
  );
  return sum / rowsOf(weights);
}

function basicOf(accuracy: Accuracy, transaction: Transaction): Accuracy {
  return accuracy.filter((segment) => segment.fields === 'basic' && segment.transaction === transaction);
}

function rowsOf(segments: Accuracy): number {
  return segments.reduce((sum, { rows }) => sum + rows, 0);
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
