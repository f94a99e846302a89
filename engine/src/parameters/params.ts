import type { Trait } from '../vocabulary/attributes.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/** Every number that moves a price or its range: what it moves and why it has this value. Figures: docs/experiments.md. */

/** A comparable is at most this far (fixed by the product's contract). */
export const maxComparableKm = 25;
/** Fewer comparables than this and a side is not estimated (fixed by the product's contract). */
export const minComparables = 4;
/** How many comparables are shown beside an estimate. */
export const shownComparables = 8;
/** How many places are shown around an estimate: a map shows no more without crowding. */
export const shownPlaces = 10;

/** Rows below which a transaction gets no trees, only its comparables: they would learn noise. */
export const minRowsForTrees = 400;
/** Parts of the data, each valued by a model that has not seen it; the models' mean values a new subject. */
export const foldCount = 5;

/**
 * How the whole price grows with the surface where nothing else is known: price ∝ surface^elasticity. Brings comparables of another
 * surface to the subject's; the trees learn what departs from it.
 */
export const surfaceElasticity: Record<PropertyType, number> = {
  apartment: 0.7,
  house: 0.63,
  villa: 0.55,
  land: 0.85,
};
/** Most that 1 m² more adds to the log price, above `gentleAboveM2`: keeps it under 2 %. */
export const steepestRisePerM2 = 0.0185;
/** Smaller properties follow the elasticity allowed here. */
export const gentleAboveM2 = 60;
/** Width of a surface bin, in log: 5 %, fine enough to tell 95 from 100 m². */
export const surfaceBinWidth = 0.05;

export interface TreeShape {
  /** Most leaves of a tree. */
  leaves: number;
  /** Fewest rows in a leaf. */
  rowsPerLeaf: number;
  /** Rows' worth of zero added to each leaf: shrinks what few rows say. */
  shrinkage: number;
}

type Loss = 'absolute' | 'squared';

export interface BoostSettings extends TreeShape {
  loss: Loss;
  trees: number;
  learningRate: number;
  /** Share of the rows, and of the columns, that each tree sees. */
  rowShare: number;
  columnShare: number;
}

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

/** Share of the model that sees the optional details, where they are told; the rest is of the one that sees what every form asks. */
export const detailTrust: Record<PropertyType, number> = { apartment: 1, house: 1, villa: 0.5, land: 0.5 };

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

/** Cases that count as much as the belief that a type's values are not biased. */
export const biasInertia = 50;

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
/** Few cases make small trees of errors too: one leaf for so many. */
export const casesPerErrorLeaf = 500;
/** Keeps the log of an error finite. */
export const leastError = 0.03;
/** Share of asked prices inside the range, and inside the FSD (fixed by the product's contract). */
export const rangeShare = 0.8;
export const fsdShare = 0.68;
/** Cases a calibration bucket needs; a thinner one takes the quantiles of a wider one. */
export const minBucketRows = 150;
/** Cases of a score level below which its errors are not told. */
export const minLevelRows = 50;
/** Log-error scale where too little was learned to measure one: the worst segment measured. */
export const unmeasuredScale = 0.45;

/** How far the comparables draw the model's value, and which of them speak loudest. */
export interface Pull {
  /** Distance, and difference in age, that set a comparable as far apart as one unit of the traits below. */
  km: number;
  years: number;
  /** Apartness for each step of difference (one room, one rank, yes against no). */
  traits: Partial<Record<Trait, number>>;
  /** Apartness for a trait that the subject tells and the comparable does not. */
  untold: number;
  /** A comparable weighs 1 / (1 + apartness)^steepness: high lets only the likest speak. */
  steepness: number;
  /** Log-surface difference at which a comparable weighs half. */
  sizeReach: number;
  /** Weight of the model against that of the comparables. */
  inertia: number;
  /** Largest share of the value that comes from the comparables. */
  trust: Record<PropertyType, number>;
  /** Share of what they say that is how far the model misses their prices; the rest is their prices, surface aside. */
  byResidual: Record<PropertyType, number>;
}

/** Searched for the smallest mean log error out of fold, each price valued from those that are not its own advertisement. */
export const pulls: Record<Transaction, Pull> = {
  sale: {
    km: 0.2,
    years: 0.8,
    traits: {
      rooms: 0.5,
      bathrooms: 0.75,
      garage: 0.7,
      pool: 5,
      constructible: 5,
      furnished: 2,
      condition: 0.7,
      standing: 0.3,
    },
    untold: 0.8,
    steepness: 3,
    sizeReach: 0.12,
    inertia: 0.05,
    trust: { apartment: 0.45, house: 0.25, villa: 0.5, land: 0.6 },
    byResidual: { apartment: 0.7, house: 0.3, villa: 0.25, land: 0.7 },
  },
  rent: {
    km: 0.05,
    years: 2.5,
    traits: {
      rooms: 0.2,
      bathrooms: 0.1,
      garage: 3,
      pool: 5,
      constructible: 5,
      furnished: 1.3,
      condition: 0.5,
      standing: 0.1,
    },
    untold: 2,
    steepness: 2.6,
    sizeReach: 0.5,
    inertia: 0.3,
    trust: { apartment: 0.45, house: 0.7, villa: 0.5, land: 0.5 },
    byResidual: { apartment: 0.7, house: 0, villa: 0, land: 0 },
  },
};

/** Without trees the comparables are all there is: everything around speaks, the nearest more. */
export const pullWithoutTrees: Pull = {
  km: 1,
  years: 3,
  traits: { rooms: 0.3 },
  untold: 0.3,
  steepness: 2,
  sizeReach: 0.4,
  inertia: 0.05,
  trust: { apartment: 1, house: 1, villa: 1, land: 1 },
  byResidual: { apartment: 0, house: 0, villa: 0, land: 0 },
};

/** Comparables looked at: the smallest circle that holds so many. */
export const neighbourCount = 300;
/** Of a cell of two kilometres the newest listings are weighed, so many at most: more would take time and tell no more. */
export const heardPerCell = 1000;

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
