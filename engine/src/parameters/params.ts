import type { ListedAttribute, OptionalAttributes } from '../vocabulary/attributes.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/**
 * Every number of the method, by its steps: what it moves and why it has its value. Where no reason is given, the value is the one of
 * those tried that gave the smallest errors out of fold: docs/experiments.md.
 */

// Cleaning

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

/** Advertisements of one property on two sites may name neighbouring quarters: this far apart they can still be duplicates. */
export const duplicateKm = 3;

/** A quick model that only tells which prices are far from everything similar. */
export const screeningBooster: BoostSettings = {
  loss: 'absolute',
  trees: 80,
  learningRate: 0.15,
  leaves: 31,
  rowsPerLeaf: 20,
  shrinkage: 1,
  rowShare: 0.8,
  columnShare: 0.8,
};
/** A log price further from the screening model than this many standard deviations, and than `smallestOutlier`, is left out. */
export const outlierSpreads = 4.5;
/** A factor of 3 is never an error by itself. */
export const smallestOutlier = Math.log(3);
/** How near to a factor of 10, in log, an outlier must be to be called a typing error. */
export const tenFoldTolerance = 0.5;

// Folds

/** Parts of the data, each predicted by trees trained without it; a new subject gets the mean of all of them. */
export const foldCount = 5;

// Surface

/**
 * How the whole price grows with the surface where nothing else is known: price ∝ surface^elasticity. Brings the price of a comparable
 * to the surface of the subject; the trees learn what departs from it.
 */
export const surfaceElasticity: Record<PropertyType, number> = {
  apartment: 0.7,
  house: 0.63,
  villa: 0.55,
  land: 0.85,
};
/** Most that 1 m² more adds to the log price, above `gentleAboveM2`: keeps it under 2 %. */
export const largestRisePerM2 = 0.0185;
/** Below this surface the limit is no longer per m² but an elasticity: the one that the limit makes here, 1.11. */
export const gentleAboveM2 = 60;
/** Width of a surface bin, in log: 5 %, fine enough to tell 95 from 100 m². */
export const surfaceBinWidth = 0.05;
/** No plausible property is larger: the API takes no larger one. */
export const largestSurfaceM2 = 100_000;

/** Rooms of a dwelling whose advertisement does not tell them: the median. */
export const usualRooms: Partial<Record<PropertyType, number>> = { apartment: 3, house: 4, villa: 6 };

// Trees

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

/** Two unlike models, whose mean errs less than each: one predicts medians, one means. */
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
/** Rows below which a transaction gets no trees, only its comparables: they would learn noise. */
export const minRowsForTrees = 400;
/**
 * Share of the advertisements that hide from a tree what the owner of such a property is not asked. Only sites for which an answer is
 * missing would teach what its silence is worth otherwise, and every owner would be taken for one of theirs.
 */
export const maskedShare = 0.4;
/** Bins of a feature; a bin is a byte, with room for missing values. */
export const mostBins = 250;
/** A split must gain more than another by this much to be preferred: less is rounding. */
export const smallestGain = 1e-9;

// Hedonic model

/** Number of cases that weighs as much as the prior belief that a type's values are not biased. */
export const biasPriorCases = 50;
/** A log residual larger than this, either way, counts as this much: it comes from that listing alone, not from its surroundings. */
export const largestResidual = 1;

// Premiums

/** Where a count moves the price: the premium is constant between these values. */
export const premiumSteps: Partial<Record<ListedAttribute, readonly number[]>> = {
  floor: [1, 2, 3, 4],
  ageYears: [1, 3, 6, 11, 21, 41],
};
/** Rows' worth of no premium at all that each step is drawn to, and of the premium of all types together that a type's is. */
export const premiumPriorRows = 20;
export const typePriorRows = 300;
/** Rounds of coordinate descent: far more than change a digit. */
export const premiumDescentRounds = 300;
/** Listings' worth of the whole country's average that the average of a zone is drawn to. */
export const zonePriorListings = 10;
/** A listing this many years old counts a quarter for what is usual in its zone. */
export const usualYears = 0.5;
/**
 * What silence about a detail is drawn to, by a share of the way from the average of those who tell it: half of the advertisements that
 * tell a condition are of new homes, which few owners have.
 */
export const silence: Partial<Record<ListedAttribute, { to: OptionalAttributes; share: number }>> = {
  condition: { to: { condition: 'good' }, share: 0.4 },
};

// Comparables

/** A comparable is at most this far (fixed by the product's contract). */
export const maxComparableKm = 25;
/** Its surface is between the subject's over this factor and times this factor (fixed by the product's contract). */
export const comparableSurfaceFactor = 3;
/** With fewer comparables than this a transaction is not estimated (fixed by the product's contract). */
export const minComparables = 4;
/** Neighbours weighted: those of the smallest of these circles that holds so many. */
export const neighbourCount = 300;
export const neighbourRadiiKm: readonly number[] = [1, 2, 4, 8, 16, maxComparableKm];
/** Side of a grid cell of the index, in degrees of latitude: 2 km, so that a circle of a few kilometres reads few others. */
export const cellDegrees = 0.02;
/** Only the newest listings of a grid cell are weighted, so many at most: more would take time and change nothing. */
export const recentPerCell = 1000;

/** Which comparables count most, and how much of the value comes from them. */
export interface ComparablesKernel {
  /** Distance, and difference in age, that add 1 to the dissimilarity of a comparable. */
  km: number;
  years: number;
  /**
   * What each room of difference adds, and a number of rooms that the comparable does not tell. No ordered attribute is among what
   * weighs a comparable: a better one must never choose cheaper comparables.
   */
  perRoom: number;
  unknownRooms: number;
  /** A comparable weighs 1 / (1 + dissimilarity)^exponent: a high exponent leaves only the most similar. */
  exponent: number;
  /** Log-surface difference at which the weight is halved. */
  surfaceBandwidth: number;
  /** Weight of the hedonic model against the summed weights of the comparables. */
  priorWeight: number;
  /** Largest share of the value that comes from the comparables. */
  largestShare: Record<PropertyType, number>;
  /** How much of that share corrects the model by its residuals at the comparables; the rest follows their prices at the surface. */
  residualShare: Record<PropertyType, number>;
}

/** Searched for the smallest mean log error of out-of-fold predictions. */
export const kernels: Record<Transaction, ComparablesKernel> = {
  sale: {
    km: 0.1,
    years: 0.5,
    perRoom: 0.5,
    unknownRooms: 0.8,
    exponent: 4,
    surfaceBandwidth: 0.12,
    priorWeight: 0.05,
    largestShare: { apartment: 0.35, house: 0.2, villa: 0.25, land: 0.45 },
    residualShare: { apartment: 0.6, house: 0.6, villa: 0.4, land: 1 },
  },
  rent: {
    km: 0.03,
    years: 5,
    perRoom: 0.2,
    unknownRooms: 2,
    exponent: 2.6,
    surfaceBandwidth: 0.8,
    priorWeight: 0.3,
    largestShare: { apartment: 0.45, house: 0.3, villa: 0.15, land: 0.5 },
    residualShare: { apartment: 0.6, house: 0, villa: 0, land: 0 },
  },
};

/** Without trees the comparables are all there is: everything around counts, the nearest most. */
export const kernelWithoutTrees: ComparablesKernel = {
  km: 1,
  years: 3,
  perRoom: 0.3,
  unknownRooms: 0.3,
  exponent: 2,
  surfaceBandwidth: 0.4,
  priorWeight: 0,
  largestShare: { apartment: 1, house: 1, villa: 1, land: 1 },
  residualShare: { apartment: 0, house: 0, villa: 0, land: 0 },
};
/** A difference of more rooms than this makes a comparable no less similar. */
export const mostRoomsApart = 4;

/** How many comparables are shown beside an estimate. */
export const shownComparables = 8;
/** The similarity shown is the weight without the kernel's exponent, then its square root: so it spreads over 0–100. */
export const similarityRoot = 2;
/** What makes a comparable near, similar in surface and recent enough to say so. */
export const matchLimits = { samePlaceKm: 0.5, surfaceShare: 0.15, recentDays: 365 };
/** How many places are shown around an estimate: a map shows no more without crowding. */
export const shownPlaces = 10;
/** They are those of the smallest of these circles that holds so many. */
export const placeRadiiKm: readonly number[] = [2, 4, 8, 16, maxComparableKm];
/** In the price range of a place, of so many listings the cheapest and the dearest are left out: they may be errors. */
export const listingsPerOutlier = 10;

// Intervals

/** Predicts the size of the error, not the price. */
export const errorScaleBooster: BoostSettings = {
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
/** Cases below which no trees of errors are trained: every case has the same scale. */
export const minCasesForErrorTrees = 300;
/** Added to every error, so that the log of a perfect estimate is finite and does not weigh more than others. */
export const smallestError = 0.03;
/** Share of asking prices inside the range, and inside the FSD (fixed by the product's contract). */
export const intervalCoverage = 0.8;
export const fsdCoverage = 0.68;
/** Calibration groups of a type, from small to large predicted errors: with more, each holds too few cases. */
export const groupsPerType = 3;
/** Cases that a calibration group needs for its outer quantiles to be stable; with fewer, groups are joined. */
export const minGroupCases = 150;
/** Cases below which quantiles are not measured, but assumed. */
export const minCasesForQuantiles = 30;
/** Those of a normal distribution, with an FSD of the whole error. */
export const assumedQuantiles = { low: -1.28, high: 1.28, fsd: 1 };
/** Log-error scale where too few cases are known to measure one: that of the worst type measured. */
export const unmeasuredErrorScale = 0.45;

/** Lowest score of each confidence band, best first (fixed by the product's specification). */
export const bandFloors = [80, 60, 40, 0] as const;
/** Cases below which the accuracy of a confidence band is not shown: it would be chance. */
export const minBandCases = 50;

// Unusual properties

/** Share of the advertisements of a type beyond each bound of what is usual: the rest may be slips of the keyboard. */
export const unusualShare = 0.001;
/** Advertisements below which nothing is called unusual of a type: they have not seen much. */
export const minUsualListings = 100;
/** Forecast standard deviation, at least, of a property outside what training has seen: its score is under 40 (fixed by the contract). */
export const unusualFsd = 0.61;

// Market figures (fixed by the product's contract, but for the last)

/** Fewer advertisements of a group than these are not counted in public. */
export const fewestCounted = 5;
/** Of fewer than these no price is told in public. */
export const fewestShown = 10;
/** Homes of so many rooms have a typical price: S+1 to S+5. */
export const roomsShown: readonly number[] = [2, 3, 4, 5, 6];
/** A price is compared with so many others at least: a tenth of them is then the middle of five. */
export const fewestCompared = 20;
/** Two answers of the price check rest on advertisements that differ by so many, or by none; no figure of it on fewer. */
export const fewestApart = 5;
/** A quarter with fewer advertisements has no level of its own. */
export const fewestOfQuarter = 30;
/** Of fewer cases than these an error would be chance. */
export const fewestTested = 30;
