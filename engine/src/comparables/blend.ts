import { logSurfaceAt, surfaceBinCount, surfaceBinOf } from '../features/feature-bins.ts';
import type { SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import {
  comparableSurfaceFactor,
  matchLimits,
  placeGapReach,
  surfaceBinWidth,
  surfaceElasticity,
  type ComparablesKernel,
} from '../parameters/params.ts';
import { middleOf, totalWeight } from '../statistics/weighted-median.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparablesIndex } from './comparables-index.ts';
import { distanceFrom } from './distance.ts';
import { shareOfWay } from '../statistics/share-of-way.ts';
import type { Neighbours } from './neighbours.ts';

export interface Evidence {
  weight: number;
  /** Weighted mean absolute difference of their log unit prices from the mean. */
  spread: number;
  /** Change of the log price by their prices alone. */
  shift: number;
  /** Share of the log price that their prices set. */
  pricesShare: number;
}

/** Weighted sums over the comparables around each bin of surface. */
export interface Surroundings {
  weights: Float64Array;
  logUnitPrices: Float64Array;
  residuals: Float64Array;
  /** Mean premium of the details of all. */
  zonePremium: number;
}

export function surroundingsOf(comparables: ComparablesIndex, neighbours: Neighbours): Surroundings {
  const { indexes, weights, kernel } = neighbours;
  const bins = surfaceBinCount + 1;
  const own = newSums(bins);
  indexes.forEach((index, at) => {
    const bin = surfaceBinOf(comparables.logSurface[index]!);
    own.weights[bin]! += weights[at]!;
    own.logUnitPrices[bin]! += weights[at]! * comparables.logUnitPrices[index]!;
    if (comparables.residuals) own.residuals[bin]! += weights[at]! * comparables.residuals[index]!;
  });
  const filled = Int32Array.from(own.weights.keys()).filter((bin) => own.weights[bin]! > 0);
  const sizes = surfaceWeights(kernel);
  const around = newSums(bins);
  for (let bin = 1; bin < bins; bin += 1) {
    let weight = 0;
    let logUnitPrice = 0;
    let residual = 0;
    for (let at = 0; at < filled.length; at += 1) {
      const other = filled[at]!;
      const size = sizes[Math.abs(other - bin)]!;
      weight += size * own.weights[other]!;
      logUnitPrice += size * own.logUnitPrices[other]!;
      residual += size * own.residuals[other]!;
    }
    around.weights[bin] = weight;
    around.logUnitPrices[bin] = logUnitPrice;
    around.residuals[bin] = residual;
  }
  return { ...around, zonePremium: meanPremium(comparables, indexes) };
}

/** Without some of the neighbours, by their positions. */
export function surroundingsWithout(
  { weights, logUnitPrices, residuals, zonePremium }: Surroundings,
  comparables: ComparablesIndex,
  neighbours: Neighbours,
  leftOut: readonly number[],
): Surroundings {
  const left = {
    weights: weights.slice(),
    logUnitPrices: logUnitPrices.slice(),
    residuals: residuals.slice(),
    zonePremium,
  };
  const sizes = surfaceWeights(neighbours.kernel);
  for (const at of leftOut) {
    const index = neighbours.indexes[at]!;
    const own = surfaceBinOf(comparables.logSurface[index]!);
    for (let bin = 1; bin < weights.length; bin += 1) {
      const weight = sizes[Math.abs(own - bin)]! * neighbours.weights[at]!;
      left.weights[bin]! -= weight;
      left.logUnitPrices[bin]! -= weight * comparables.logUnitPrices[index]!;
      if (comparables.residuals) left.residuals[bin]! -= weight * comparables.residuals[index]!;
    }
  }
  // nothing but what rounding leaves
  if (leftOut.length === neighbours.indexes.length) left.weights.fill(0);
  return left;
}

/**
 * Moves the curve towards the comparables by `largestShare` · w / (w + `priorWeight`), in place; w sums their
 * weights, larger for nearer surfaces. `residualShare` mixes their prices at the curve's surface with the
 * model's residuals. The zone's usual premiums replace those of their details.
 */
export function blendWithComparables(
  curve: SurfaceCurve,
  { weights, logUnitPrices, residuals, zonePremium }: Surroundings,
  kernel: ComparablesKernel,
  propertyType: PropertyType,
  residualShare: number,
  logSurface: number,
): Omit<Evidence, 'spread'> {
  const own = surfaceBinOf(logSurface);
  const evidence = { weight: 0, shift: 0, pricesShare: 0 };
  for (let bin = 1; bin < curve.length; bin += 1) {
    const weight = weights[bin]!;
    if (weight <= 0) continue;
    const value =
      zonePremium + logUnitPrices[bin]! / weight + surfaceElasticity[propertyType] * logSurfaceAt(bin);
    const share = (kernel.largestShare[propertyType] * weight) / (weight + kernel.priorWeight);
    const shift = share * (value - curve[bin]!);
    curve[bin]! +=
      (1 - residualShare) * shift + residualShare * share * (zonePremium + residuals[bin]! / weight);
    if (bin !== own) continue;
    evidence.weight = weight;
    evidence.shift = shift;
    evidence.pricesShare = (1 - residualShare) * share;
  }
  return evidence;
}

export function residualShareOf(
  { residuals }: ComparablesIndex,
  { residualShare }: ComparablesKernel,
  propertyType: PropertyType,
): number {
  return residuals ? residualShare[propertyType] : 0;
}

/**
 * How far the median of what is asked in the same place, brought to the surface, is above a log price. Listings weigh less
 * the farther their surface; the fewer there are, the less of the gap counts.
 */
export function placeGapOf(
  logPrice: number,
  { zonePremium }: Surroundings,
  comparables: ComparablesIndex,
  { indexes, place }: Neighbours,
  propertyType: PropertyType,
  logSurface: number,
): number {
  const { lat, lng, logUnitPrices } = comparables;
  const distanceTo = distanceFrom(place.lat, place.lng);
  const inPlace = indexes.flatMap((index) => {
    const apart = Math.abs(comparables.logSurface[index]! - logSurface);
    const weight = 1 - apart / Math.log(comparableSurfaceFactor);
    const isHere = weight > 0 && distanceTo(lat[index]!, lng[index]!) <= matchLimits.samePlaceKm;
    return isHere ? [{ value: logUnitPrices[index]!, weight }] : [];
  });
  const counted = shareOfWay(totalWeight(inPlace), placeGapReach);
  if (counted === 0) return 0;
  const asking = zonePremium + middleOf(inPlace).value + surfaceElasticity[propertyType] * logSurface;
  return counted * (asking - logPrice);
}

/** Of log unit prices around a surface, see `Evidence`. */
export function spreadAround(
  { weights: sums, logUnitPrices: sumsOfPrices }: Surroundings,
  comparables: ComparablesIndex,
  { indexes, weights, kernel }: Neighbours,
  logSurface: number,
): number {
  const own = surfaceBinOf(logSurface);
  const weight = sums[own]!;
  if (weight === 0) return 0;
  const mean = sumsOfPrices[own]! / weight;
  const sizes = surfaceWeights(kernel);
  return indexes.reduce((spread, index, at) => {
    const size = sizes[Math.abs(surfaceBinOf(comparables.logSurface[index]!) - own)]!;
    return spread + (weights[at]! * size * Math.abs(comparables.logUnitPrices[index]! - mean)) / weight;
  }, 0);
}

/** 1 for the same surface, 0.5 at `surfaceBandwidth`. */
export function surfaceWeight(binsApart: number, { surfaceBandwidth }: ComparablesKernel): number {
  return 1 / (1 + ((binsApart * surfaceBinWidth) / surfaceBandwidth) ** 2);
}

const weightsByKernel = new Map<ComparablesKernel, Float64Array>();

/** By bins apart. */
function surfaceWeights(kernel: ComparablesKernel): Float64Array {
  const known = weightsByKernel.get(kernel);
  if (known) return known;
  const weights = Float64Array.from({ length: surfaceBinCount + 1 }, (_, binsApart) =>
    surfaceWeight(binsApart, kernel),
  );
  weightsByKernel.set(kernel, weights);
  return weights;
}

function meanPremium({ premiums }: ComparablesIndex, indexes: readonly number[]): number {
  let sum = 0;
  for (const index of indexes) sum += premiums[index]!;
  return indexes.length > 0 ? sum / indexes.length : 0;
}

const newSums = (bins: number) => ({
  weights: new Float64Array(bins),
  logUnitPrices: new Float64Array(bins),
  residuals: new Float64Array(bins),
});
