import { totalWeight } from '../statistics/weighted-median.ts';

/**
 * Log asking prices of one home at one place: half of them under `value`, a tenth under `low`, a tenth over
 * `high`.
 */
export interface PlacePrices {
  value: number;
  low: number;
  high: number;
  /** Advertisements of the place. */
  weight: number;
}

/** A tenth of normal numbers is larger. */
const tenthPoint = 1.2815515655446004;
/** Avoids a division by zero. */
const smallestSpread = 1e-6;
const halvings = 50;
/** As a share of the figure; scores are zero far below. */
const largestHalfWidth = 16;

/** @param p from 0.1 to 0.9 */
export function quantileOf(places: readonly PlacePrices[], p: number): number {
  return bisect(
    Math.min(...places.map(({ low }) => low)),
    Math.max(...places.map(({ high }) => high)),
    (log) => shareBelow(places, log) >= p,
  );
}

/** Half of the narrowest span around the log price, as a share of the price, that holds a share of prices. */
export function halfWidthOf(places: readonly PlacePrices[], logPrice: number, held: number): number {
  const below = (share: number) => (share > 0 ? shareBelow(places, logPrice + Math.log(share)) : 0);
  return bisect(0, largestHalfWidth, (half) => below(1 + half) - below(1 - half) >= held);
}

function shareBelow(places: readonly PlacePrices[], log: number): number {
  const below = places.reduce((sum, place) => sum + place.weight * shareOfPlaceBelow(place, log), 0);
  return below / totalWeight(places);
}

/** Two halves of normal distributions that meet at the value. */
function shareOfPlaceBelow({ value, low, high }: PlacePrices, log: number): number {
  const spread = Math.max(smallestSpread, log < value ? value - low : high - value) / tenthPoint;
  return normalShareBelow((log - value) / spread);
}

/** Abramowitz and Stegun 26.2.17: within 0.0000001. */
function normalShareBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return deviations < 0 ? beyond : 1 - beyond;
}

/** @param isReached once true, true for all that is larger */
function bisect(from: number, to: number, isReached: (at: number) => boolean): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
}
