import type { ListedAttribute, OptionalAttributes } from '../vocabulary/attributes.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/**
 * Every number of the method, by step. Unless a reason is given, it had the smallest out-of-fold errors:
 * docs/experiments.md.
 */

// Cleaning

interface Bounds {
  priceTnd: readonly [number, number];
  surfaceM2: readonly [number, number];
  pricePerM2: readonly [number, number];
}

/** Outside these bounds a digit, a unit or a currency is wrong. */
export function plausibleBounds(transaction: Transaction, propertyType: PropertyType): Bounds {
  if (transaction === 'rent') return { priceTnd: [180, 20_000], surfaceM2: [18, 900], pricePerM2: [2.5, 70] };
  if (propertyType === 'land')
    return { priceTnd: [5_000, 15_000_000], surfaceM2: [60, 60_000], pricePerM2: [3, 6_000] };
  return { priceTnd: [25_000, 8_000_000], surfaceM2: [20, 1_500], pricePerM2: [350, 12_000] };
}

/** Two sites may name neighbouring quarters for one property: duplicates may be this far apart. */
export const duplicateKm = 3;

/** Only finds prices far from everything similar. */
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
/**
 * Standard deviations from the screening model beyond which a log price is left out, if beyond
 * `smallestOutlier` too.
 */
export const outlierSpreads = 4.5;
/** A factor of 3 is never an error by itself. */
export const smallestOutlier = Math.log(3);
/** How near to a factor of 10, in log, an outlier must be to count as a typing error. */
export const tenFoldTolerance = 0.5;

// Folds

/** Parts of the data, each predicted by trees trained without it; a new subject gets the mean of all. */
export const foldCount = 5;

// Surface

/**
 * Growth of the whole price with the surface: price ∝ surface^elasticity. It adjusts a comparable's price to
 * the subject's surface; the trees learn the rest.
 */
export const surfaceElasticity: Record<PropertyType, number> = {
  apartment: 0.7,
  house: 0.63,
  villa: 0.55,
  land: 0.85,
};
/** Most that 1 m² more adds to the log price above `gentleAboveM2`, so that it stays under 2 %. */
export const largestRisePerM2 = 0.0185;
/** Below this surface the limit is an elasticity instead, the same at this point: 1.11. */
export const gentleAboveM2 = 60;
/**
 * A tenth more surface raises a sale by 0.4 tenths or more, which is what a local agent would believe. Not of
 * villas, where it would cost 1.2 % of the errors: the surface stated is the built one here and the plot there.
 */
export const leastElasticity: Record<Transaction, Record<PropertyType, number>> = {
  sale: { apartment: 0.42, house: 0.42, villa: 0.1, land: 0.42 },
  rent: { apartment: 0, house: 0, villa: 0, land: 0 },
};
/** And by 1.4 tenths at most; a plot by no more than its surface: where small ones are dear, they are elsewhere. */
export const largestElasticity: Record<PropertyType, number> = {
  apartment: 1.36,
  house: 1.36,
  villa: 1.36,
  land: 1,
};
/** Width of a surface bin, in log: 5 % separates 95 from 100 m². */
export const surfaceBinWidth = 0.05;
/** The API accepts no larger surface, since no plausible property has one. */
export const largestSurfaceM2 = 100_000;

/** Median rooms, for a dwelling whose advertisement does not state them. */
export const usualRooms: Partial<Record<PropertyType, number>> = { apartment: 3, house: 4, villa: 6 };
/** Of a plot that does not state it: nineteen of twenty advertised plots are. */
export const usuallyConstructible = true;

// Rent index

/** Side of a cell whose rents are compared over the years, in degrees: about 5 km. */
export const rentCellDegrees = 0.05;
/** Advertisements of a year that show its level. */
export const minPeriodRents = 100;
/** More rounds would not change a digit. */
export const rentIndexRounds = 10;

// Trees

export interface TreeShape {
  leaves: number;
  rowsPerLeaf: number;
  /** Rows' worth of zero added to each leaf, to shrink values that rest on few rows. */
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

/** The mean of a model of medians and one of means errs less than each. */
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

/** Rows per leaf: fewer rows make smaller trees. */
export const rowsPerTreeLeaf = 80;
/** Below so many rows a transaction has comparables only, since trees would learn noise. */
export const minRowsForTrees = 400;
/**
 * Share of advertisements that hide from a tree what the owner's form lacks. Otherwise silence would mean
 * what it does on sites without the answer.
 */
export const maskedShare = 0.4;
/**
 * Share of the newest advertisements whose dates no tree tells apart: a date tells the site, and the first hundred
 * advertisements of a new one would set the level of today's prices. Rents are brought to a month by an index.
 */
export const newestShare: Record<Transaction, number> = { sale: 0.1, rent: 0 };
/** A bin is a byte, with room for missing values. */
export const mostBins = 250;
/** A smaller difference of gain is rounding. */
export const smallestGain = 1e-9;

// Hedonic model

/** Cases that weigh as much as the prior belief that a type has no bias. */
export const biasPriorCases = 50;
/**
 * A larger log residual counts as this much, since it comes from that listing and not from its surroundings.
 */
export const largestResidual = 1;

// Premiums

/** The premium is constant between these values. */
export const premiumSteps: Partial<Record<ListedAttribute, readonly number[]>> = {
  rooms: [2, 3, 4, 5, 6, 7, 8],
  bathrooms: [2, 3, 4, 5],
  floor: [1, 3],
  ageYears: [1, 3, 6, 11, 21, 41],
};
/** Rows' worth of the prior: no premium for all types together, and their premium for each type. */
export const premiumPriorRows = 20;
export const typePriorRows = 300;
/**
 * Advertisements' worth of what a detail adds to sales in what it adds to rents: few rents state a sea view or a
 * heating, and a tenant pays for them too.
 */
export const saleInRentRows = 150;
/**
 * Least that an answer adds to the log price, against the one before: advertisements that state a lift or a
 * standing are of new buildings, so that what these add by themselves cannot be measured.
 */
export const leastSteps: Partial<Record<ListedAttribute, { code: number; log: number }>> = {
  elevator: { code: 2, log: 0.015 },
  standing: { code: 2, log: 0.03 },
};
/**
 * Part of what the answers show that counts as theirs, so that 'mid' and 'unfurnished' move a home by 5 % at
 * most: the rest is taken for what else is fine where somebody states a standing or furniture.
 */
export const shareOfAnswer: Partial<Record<ListedAttribute, number>> = { standing: 0.6, furnished: 0.85 };
/** Log-surface difference at which an advertisement counts half for what is usual at a surface. */
export const usualSurfaceBandwidth = 0.12;
/**
 * Most that one answer adds to or takes from the log price, against the one before: a room at equal surface 5 %,
 * a bathroom 15 %, which is what a local agent would believe.
 */
export const largestSteps: Partial<Record<ListedAttribute, number>> = { rooms: 0.038, bathrooms: 0.135 };
/** A lift counts from this storey, and by so much more for each storey above it, to the last that makes a difference. */
export const liftWorth = { fromFloor: 3, toFloor: 10, risePerFloor: 0.25 };
/** More rounds would not change a digit. */
export const premiumDescentRounds = 300;
/** Listings' worth of the country's average added to the average of a zone. */
export const zonePriorListings = 10;
/** At this age a listing counts a quarter for what is usual in its zone. */
export const usualYears = 0.5;
/**
 * What an unstated detail is shrunk to, by a share of the way from the average of those who state it: half of
 * the advertisements with a condition are of new homes, which few owners have.
 */
export const silence: Partial<Record<ListedAttribute, { to: OptionalAttributes; share: number }>> = {
  condition: { to: { condition: 'good' }, share: 0.4 },
};

// Comparables

/** Farthest distance of a comparable (fixed by the product's contract). */
export const maxComparableKm = 25;
/** The subject's surface divided or multiplied by at most this (fixed by the product's contract). */
export const comparableSurfaceFactor = 3;
/** With fewer there is no estimate (fixed by the product's contract). */
export const minComparables = 4;
/** Neighbours come from the smallest of these circles that has so many. */
export const neighbourCount = 300;
export const neighbourRadiiKm: readonly number[] = [1, 2, 4, 8, 16, maxComparableKm];
/**
 * Side of a grid cell, in degrees of latitude: about 2 km, so that a search of a few kilometres reads few
 * extra listings.
 */
export const cellDegrees = 0.02;
/** Newest listings of a grid cell that are weighted: more would take time and change nothing. */
export const recentPerCell = 1000;

export interface ComparablesKernel {
  /** Distance, and difference in age, that add 1 to the dissimilarity of a comparable. */
  km: number;
  years: number;
  /**
   * Added by each room of difference, and by unknown rooms. No ordered attribute may weigh comparables: a
   * better one must never choose cheaper comparables.
   */
  perRoom: number;
  unknownRooms: number;
  /** A comparable weighs 1 / (1 + dissimilarity)^exponent. */
  exponent: number;
  /** Log-surface difference at which the weight is halved. */
  surfaceBandwidth: number;
  /** Weight of the hedonic model against the summed weights of the comparables. */
  priorWeight: number;
  /** Largest share of the value that comes from the comparables. */
  largestShare: Record<PropertyType, number>;
  /**
   * Part of that share that corrects the model by its residuals at the comparables; the rest follows their
   * prices.
   */
  residualShare: Record<PropertyType, number>;
}

/** These values gave the smallest mean log error out of fold. */
export const kernels: Record<Transaction, ComparablesKernel> = {
  sale: {
    km: 0.1,
    years: 0.5,
    perRoom: 0.25,
    unknownRooms: 0.5,
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

/** Without trees every comparable counts, the nearest most. */
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
/** More rooms of difference than this make a comparable no less similar. */
export const mostRoomsApart = 4;

export const shownComparables = 8;
/**
 * The similarity shown is the weight without the kernel's exponent, then its square root, to spread it over
 * 0–100.
 */
export const similarityRoot = 2;
export const matchLimits = { samePlaceKm: 0.5, surfaceShare: 0.15, recentDays: 365 };
/** Bounds from which an advertisement is one step, then two, less like a property; past the last of them it is unlike it. */
export const likenessBounds: Record<'km' | 'surfaceFactor' | 'roomsApart' | 'days', readonly number[]> = {
  km: [matchLimits.samePlaceKm, 2, 5],
  surfaceFactor: [1 + matchLimits.surfaceShare, 1.35, 2],
  roomsApart: [1, 2, 3],
  days: [matchLimits.recentDays, 3 * 365, Infinity],
};
/** Most steps of a strong likeness, and of a fair one. */
export const likenessSteps = { strong: 1, fair: 3 };
/** Fewer m² for each room, as 11 rooms in 160 m², are a typing error or no home: one advertisement in a hundred. */
export const leastM2PerRoom = 15;
/** Of the most similar, those unlike the property come last, and those whose adjustments are too large are passed over. */
export const consideredComparables = 24;
/** Largest sum of a shown comparable's adjustments, that for time left out, as a share of its asking price. */
export const largestAdjustment = 0.5;
/** Causes of an adjustment that are named, and the least log price of one: 1 % of the price. */
export const namedCauses = 3;
export const leastNamedCause = 0.01;
/** With fewer adjusted comparables there is no grid. */
export const fewestInGrid = 3;
/** Places of a town at which a property somewhere in it is valued: each takes as long as an estimate. */
export const mostTownPlaces = 12;

// Intervals

/** Predicts the size of the error. */
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
export const casesPerErrorLeaf = 500;
/** Below so many cases there are no trees of errors: every case has the same scale. */
export const minCasesForErrorTrees = 300;
/** Added to every error, so that the log of a perfect estimate is finite and weighs no more than others. */
export const smallestError = 0.03;
/** Shares of asking prices inside the range, and inside the FSD (fixed by the product's contract). */
export const intervalCoverage = 0.8;
export const fsdCoverage = 0.68;
/** Calibration groups of a type, by size of predicted error: with more, each has too few cases. */
export const groupsPerType = 3;
/** Cases that a group needs for stable outer quantiles; smaller groups are joined. */
export const minGroupCases = 150;
/** Below so many cases quantiles are assumed, not measured. */
export const minCasesForQuantiles = 30;
/** Quantiles of a normal distribution, with an FSD of the whole error. */
export const assumedQuantiles = { low: -1.28, high: 1.28, fsd: 1 };
/** Log-error scale where too few cases are known: that of the worst type measured. */
export const unmeasuredErrorScale = 0.45;

/** Lowest score of each confidence band, best first (fixed by the product's specification). */
export const bandFloors = [80, 60, 40, 0] as const;
/** Below so many cases the accuracy of a band would be chance and is not shown. */
export const minBandCases = 50;

/**
 * A subject is valued at the place of its nearest listing up to `from` km, at its own from `to` km: across a gulf the
 * nearest is of another coast.
 */
export const ownPlaceKm = { from: 5, to: 10 };

/**
 * No interval is narrower where the nearest listing is `to` km away or farther, and from `from` km on in proportion:
 * measured without the listings of squares of 22 km (`experiments.md`), since hardly one stands far from all others.
 */
export const farInterval = { low: -0.5, high: 0.7, fsd: 0.45 };
export const farKm: Record<Transaction, { from: number; to: number }> = {
  sale: { from: 4, to: 12 },
  rent: { from: 2, to: 4 },
};

/**
 * Intervals reach this many times as far as the median of what is asked in the same place: farther from it than they would
 * reach, 57 % of errors were in the FSD (`experiments.md`). Fully where listings weigh as much as `to` of one's own surface,
 * not at all under `from`; by `most` in the log, and to a score of 40, for the gap alone hides no figure.
 */
export const placeGapReach = { times: 1.5, most: 0.6, from: 3, to: 8 };

/** Nearest listings whose age and sites say how far the evidence carries. */
export const nearestEvidence = 30;
/** A rent is known from old advertisements only where those nearest are older. */
export const oldEvidenceYears = 3;
/** Turns in which the surroundings of listings are hidden, each square in one of them. */
export const hidingTurns = 4;
/** Side of such a square, in degrees of latitude: about 22 km, wider than the neighbours of a property. */
export const hiddenSquareDegrees = 0.2;
/** Advertisements of a site that show how a site never seen would be valued. */
export const minSiteRows = 150;
/** Recent rents of a governorate that show how it would be valued by old ones. */
export const minOldRentRows = 80;
/** Years before the newest sale whose advertisements are valued by what was known before. */
export const forwardYears = 0.5;

// Unusual properties

/** Share of a type's advertisements beyond each usual bound, which may be typing errors. */
export const unusualShare = 0.001;
/** Below so many advertisements nothing of a type is called unusual. */
export const minUsualListings = 100;
/** Plots without building rights that must be advertised around another one, and how far (km). */
export const fewestNotConstructible = 5;
export const notConstructibleKm = 30;
/** Least FSD of a property outside what training has seen: its score is under 40 (fixed by the contract). */
export const unusualFsd = 0.61;
