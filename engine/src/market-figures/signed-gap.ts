import { bootstrapDraws, fewestTested } from '../parameters/market-params.ts';
import { median, quantile } from '../statistics/quantile.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import { propertyTypes, transactions, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import type { Measured } from './ratio-study.ts';

/** A signed price beside its estimate; rents are per month. */
export interface SignedCase {
  transaction: Transaction;
  type: PropertyType;
  estimate: number;
  /** median of the adjusted asking prices that the estimate shows; null without any */
  asking: number | null;
  price: number;
}

export interface SignedGroup {
  transaction: Transaction;
  /** null for all types together */
  type: PropertyType | null;
  cases: SignedCase[];
}

/** In the order of the cases; small groups too. */
export function signedGroups(cases: readonly SignedCase[]): SignedGroup[] {
  return transactions.flatMap((transaction) =>
    [null, ...propertyTypes].map((type) => ({
      transaction,
      type,
      cases: cases.filter((one) => one.transaction === transaction && (type === null || one.type === type)),
    })),
  );
}

export interface SignedGap {
  /** estimated over signed, and the same of asking prices; null where too few cases have any */
  estimateToSigned: Measured;
  askingToSigned: Measured | null;
  /** median of |log(estimate / price)| */
  medianLogError: number;
}

/** Undefined for fewer cases than tell anything. */
export function signedGap(cases: readonly SignedCase[]): SignedGap | undefined {
  if (cases.length < fewestTested) return undefined;
  const ratios = cases.map(({ estimate, price }) => estimate / price);
  const askingRatios = cases.flatMap(({ asking, price }) => (asking === null ? [] : asking / price));
  return {
    estimateToSigned: measuredMedian(ratios),
    askingToSigned: askingRatios.length < fewestTested ? null : measuredMedian(askingRatios),
    medianLogError: median(ratios.map((ratio) => Math.abs(Math.log(ratio)))),
  };
}

/** With its 95 % interval by bootstrap. */
function measuredMedian(values: readonly number[]): Measured {
  const random = seededRandom(1);
  const draws = Array.from({ length: bootstrapDraws }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)]!)),
  );
  return { value: median(values), low: quantile(draws, 0.025), high: quantile(draws, 0.975) };
}
