import type { BoostSettings } from './trees/boost.ts';
import type { PropertyType, Transaction } from './vocabulary.ts';

/** Every number that moves a price or its range: what it moves and why it has this value. Figures: docs/experiments.md. */

/** A comparable is at most this far (fixed by the product's contract). */
export const maxComparableKm = 25;
/** Fewer comparables than this and a side is not estimated (fixed by the product's contract). */
export const minComparables = 4;
/** How many comparables are shown beside an estimate. */
export const shownComparables = 8;

/** Rows below which a transaction gets no trees, only its comparables: they would learn noise. */
export const minRowsForTrees = 400;
/** Parts of the data, each valued by a model that has not seen it; the models' mean values a new subject. */
export const foldCount = 5;

/**
 * How the whole price grows with the surface where nothing else is known: price ∝ surface^elasticity. Medians of the public
 * advertisements; the trees learn what departs from it, so only data-poor segments feel it.
 */
export const surfaceElasticity: Record<PropertyType, number> = {
  apartment: 0.85,
  house: 0.6,
  villa: 0.6,
  land: 0.8,
};
/** Steepest growth of the price with the surface: 1 m² more at 61 m² moves it by 1.15 · 1.65 % < 2 %. */
export const steepestElasticity = 1.15;
/** Width of a surface bin, in log: 5 %, fine enough to tell 95 from 100 m². */
export const surfaceBinWidth = 0.05;

/** Two unlike models, whose mean beats each: one drawn to medians, one to means. */
export const boosters: readonly BoostSettings[] = [
  {
    loss: 'absolute',
    trees: 100,
    learningRate: 0.18,
    leaves: 63,
    rowsPerLeaf: 10,
    shrinkage: 1,
    rowShare: 0.8,
    columnShare: 0.7,
  },
  {
    loss: 'squared',
    trees: 100,
    learningRate: 0.15,
    leaves: 63,
    rowsPerLeaf: 5,
    shrinkage: 2,
    rowShare: 0.8,
    columnShare: 0.7,
  },
];

/** Little data makes small trees: one leaf for so many rows, up to the leaves above. */
export const rowsPerTreeLeaf = 80;

/** A quick model that only tells what is far from everything similar. */
export const screening: BoostSettings = {
  loss: 'absolute',
  trees: 80,
  learningRate: 0.15,
  leaves: 31,
  rowsPerLeaf: 20,
  shrinkage: 1,
  rowShare: 0.8,
  columnShare: 0.8,
};
/** A log price further from the screening model than this many spreads, and than `leastOutlier`, is left out. */
export const outlierSpreads = 4.5;
/** A factor of 3 is never an error by itself. */
export const leastOutlier = Math.log(3);
/** How near to a factor of 10 an outlier must be to be called a typing error. */
export const tenFoldTolerance = 0.5;

/** Predicts the size of the error, not the price. */
export const errorBooster: BoostSettings = {
  loss: 'squared',
  trees: 80,
  learningRate: 0.08,
  leaves: 12,
  rowsPerLeaf: 60,
  shrinkage: 10,
  rowShare: 0.8,
  columnShare: 0.8,
};
/** Keeps the log of an error finite. */
export const leastError = 0.03;
/** Share of asked prices inside the range, and inside the FSD (fixed by the product's contract). */
export const rangeShare = 0.8;
export const fsdShare = 0.68;
/** Cases a calibration bucket needs; a thinner one takes the quantiles of a wider one. */
export const minBucketRows = 150;
/** Log-error scale where too little was learned to measure one: the worst segment measured. */
export const unmeasuredScale = 0.45;

/** Local correction: how much the errors of nearby listings move the value. */
export const correction = {
  /** Nearby listings looked at. */
  neighbours: 300,
  /** Distance at which a neighbour weighs half. */
  halfWeightKm: 0.7,
  /** Log-surface distance at which a neighbour weighs nothing more than `otherSizeWeight`. */
  sizeReach: 0.5,
  otherSizeWeight: 0.1,
  /** Factor for each room of difference. */
  roomFactor: 0.7,
  /** Years after which a neighbour weighs half. */
  halfLifeYears: 3,
  /** Weight of "no correction": higher trusts the model more. */
  inertia: 6,
};

interface Bounds {
  priceTnd: readonly [number, number];
  surfaceM2: readonly [number, number];
  pricePerM2: readonly [number, number];
}

/** What an advertisement can plausibly say: outside, a digit, a unit or a currency is wrong. */
export function plausibleBounds(transaction: Transaction, propertyType: PropertyType): Bounds {
  if (transaction === 'rent') return { priceTnd: [180, 20_000], surfaceM2: [18, 900], pricePerM2: [2.5, 70] };
  if (propertyType === 'land')
    return { priceTnd: [5_000, 15_000_000], surfaceM2: [60, 60_000], pricePerM2: [3, 6_000] };
  return { priceTnd: [25_000, 8_000_000], surfaceM2: [20, 1_500], pricePerM2: [350, 12_000] };
}
