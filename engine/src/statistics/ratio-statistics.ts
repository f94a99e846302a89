import { median } from './quantile.ts';

/** In the same unit. */
export interface Pair {
  estimate: number;
  price: number;
}

/** Median of |estimate / price − 1|; NaN for no pairs, as below. */
export function medianAbsolutePercentageError(pairs: readonly Pair[]): number {
  return median(pairs.map(absoluteError));
}

/** `limit` 0.1 is 10 %. */
export function shareWithin(pairs: readonly Pair[], limit: number): number {
  return pairs.filter((pair) => absoluteError(pair) <= limit).length / pairs.length;
}

/** 1 when half of the estimates are too high and half too low. */
export function medianRatio(pairs: readonly Pair[]): number {
  return median(pairs.map(ratio));
}

/**
 * In percent: mean distance of the ratios from their median, as a share of it. IAAO, Standard on Ratio
 * Studies: 5 to 15 is acceptable for homes.
 */
export function coefficientOfDispersion(pairs: readonly Pair[]): number {
  const middle = medianRatio(pairs);
  return (100 * mean(pairs.map((pair) => Math.abs(ratio(pair) - middle)))) / middle;
}

/**
 * Mean ratio over the ratio of the sums. Above 1.03 expensive properties are valued low, below 0.98 high.
 * IAAO, Standard on Ratio Studies.
 */
export function priceRelatedDifferential(pairs: readonly Pair[]): number {
  const weightedMean = sum(pairs.map(({ estimate }) => estimate)) / sum(pairs.map(({ price }) => price));
  return mean(pairs.map(ratio)) / weightedMean;
}

/**
 * Change of the ratio, as a share of its median, when the value doubles. Within ±0.05 is acceptable. IAAO,
 * Standard on Ratio Studies.
 */
export function priceRelatedBias(pairs: readonly Pair[]): number {
  const middle = medianRatio(pairs);
  const doublings = pairs.map(({ estimate, price }) => Math.log2((estimate / middle + price) / 2));
  const deviations = pairs.map((pair) => ratio(pair) / middle - 1);
  const meanDoubling = mean(doublings);
  const covariance = sum(doublings.map((doubling, index) => (doubling - meanDoubling) * deviations[index]!));
  return covariance / sum(doublings.map((doubling) => (doubling - meanDoubling) ** 2));
}

function ratio({ estimate, price }: Pair): number {
  return estimate / price;
}

function absoluteError(pair: Pair): number {
  return Math.abs(ratio(pair) - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
