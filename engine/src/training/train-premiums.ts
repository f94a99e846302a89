import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { zoneAround } from '../comparables/neighbours.ts';
import { surfaceBinOf } from '../features/feature-bins.ts';
import {
  premiumDescentRounds,
  premiumPriorRows,
  largestSteps,
  leastSteps,
  premiumSteps,
  saleInRentRows,
  shareOfAnswer,
  typePriorRows,
  zonePriorListings,
} from '../parameters/params.ts';
import {
  premiumAt,
  premiumAttributes,
  recencyWeights,
  type Premium,
  type Premiums,
} from '../premiums/premiums.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import {
  attributes,
  isAdditive,
  type AttributeDefinition,
  type ListedAttribute,
} from '../vocabulary/attributes.ts';
import { meanBySurface } from './mean-by-surface.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary/property.ts';

interface Step {
  name: ListedAttribute;
  fromCode: number;
  /** 1 where the step may only raise the price, -1 where it may only lower it. */
  order: number;
  least: number;
  largest: number;
}

/**
 * Regresses the trees' residuals on the answers, each against its zone's average (Robinson,
 * "Root-N-consistent semiparametric regression", 1988). Types are shrunk to all types together; ordered steps
 * cannot change sign.
 */
export function trainPremiums(
  transaction: Transaction,
  listings: readonly Listing[],
  residualOf: (listing: Listing) => number,
  comparables: Record<PropertyType, ComparablesIndex>,
  ofSales: PremiumSteps = [],
): { premiums: Record<PropertyType, Premiums>; steps: PremiumSteps } {
  const names = [...new Set(propertyTypes.flatMap((type) => premiumAttributes(transaction, type)))];
  const steps = names.flatMap(stepsOf);
  const prior = Float64Array.from(steps, ({ name, fromCode }) => {
    const ofSale = ofSales.find((step) => step.name === name && step.fromCode === fromCode);
    return ofSale?.log ?? 0;
  });
  const sums = propertyTypes.map((type) =>
    sumsOf(
      listings.filter(({ propertyType }) => propertyType === type),
      steps,
      premiumAttributes(transaction, type),
      residualOf,
      comparables[type],
    ),
  );
  const together = solve(addSums(sums), steps, prior, ofSales.length > 0 ? saleInRentRows : premiumPriorRows);
  const entries = propertyTypes.map((type, at): [PropertyType, Premiums] => {
    const bySteps = solve(sums[at]!, steps, together, typePriorRows);
    const own = premiumAttributes(transaction, type).map((name): [ListedAttribute, Premium] => [
      name,
      premiumFrom(name, steps, bySteps, comparables[type]),
    ]);
    return [type, Object.fromEntries(own)];
  });
  return {
    premiums: Object.fromEntries(entries) as Record<PropertyType, Premiums>,
    steps: steps.map(({ name, fromCode }, at) => ({ name, fromCode, log: together[at]! })),
  };
}

/** What each answer adds to the log price of all types together, against the one before. */
export type PremiumSteps = { name: ListedAttribute; fromCode: number; log: number }[];

function stepsOf(name: ListedAttribute): Step[] {
  const attribute: AttributeDefinition & { values?: readonly string[]; min?: number } = attributes[name];
  const order = attribute.order === 'rising' ? 1 : attribute.order === 'falling' ? -1 : 0;
  const codes = {
    yesNo: () => [2],
    rank: () => attribute.values!.slice(1).map((_, at) => at + 2),
    count: () => premiumSteps[name]?.map((value) => value - attribute.min! + 1) ?? [],
  }[attribute.kind]();
  const { code, log } = leastSteps[name] ?? {};
  const largest = largestSteps[name] ?? Infinity;
  return codes.map((fromCode) => ({
    name,
    fromCode,
    order,
    least: fromCode === code ? log! : -Infinity,
    largest,
  }));
}

interface Sums {
  products: Float64Array[];
  withResiduals: Float64Array;
}

function sumsOf(
  listings: readonly Listing[],
  steps: readonly Step[],
  stated: readonly ListedAttribute[],
  residualOf: (listing: Listing) => number,
  comparables: ComparablesIndex,
): Sums {
  const sums: Sums = {
    products: steps.map(() => new Float64Array(steps.length)),
    withResiduals: new Float64Array(steps.length),
  };
  const everywhere = steps.map(({ name, fromCode }) => {
    const codes = comparables.attributes[name];
    return countSteps(codes, fromCode, codes.keys());
  });
  const sharesBySurface = steps.map(({ name, fromCode }) => {
    if (!isAdditive(name, comparables.transaction)) return undefined;
    const codes = comparables.attributes[name];
    return meanBySurface(comparables.logSurface, (index) =>
      codes[index] === 0 ? undefined : Number(codes[index]! >= fromCode),
    );
  });
  const zones = new Map<string, Float64Array>();
  for (const listing of listings) {
    const place = `${listing.lat} ${listing.lng} ${listing.listedOn}`;
    const shares = zones.get(place) ?? sharesAround(comparables, listing, steps, everywhere);
    zones.set(place, shares);
    const bin = surfaceBinOf(Math.log(listing.surfaceM2));
    const row = steps.map(({ name, fromCode }, at) => {
      const code = stated.includes(name) ? attributeCode(listing, name) : 0;
      const share = sharesBySurface[at]?.[bin] ?? shares[at]!;
      return code === 0 ? 0 : Number(code >= fromCode) - share;
    });
    const residual = residualOf(listing);
    row.forEach((value, at) => {
      if (value === 0) return;
      sums.withResiduals[at]! += value * residual;
      const products = sums.products[at]!;
      row.forEach((other, column) => (products[column]! += value * other));
    });
  }
  return sums;
}

/**
 * For each step, the share of the listings around that have taken it among those that state its attribute.
 */
function sharesAround(
  comparables: ComparablesIndex,
  place: Listing,
  steps: readonly Step[],
  everywhere: readonly Counts[],
): Float64Array {
  const { indexes } = zoneAround(comparables, place.lat, place.lng);
  const weights = recencyWeights(comparables, indexes, place.listedOn);
  return Float64Array.from(steps, ({ name, fromCode }, at) => {
    const { taken, stated } = countSteps(comparables.attributes[name], fromCode, indexes, weights);
    const prior = everywhere[at]!.stated > 0 ? everywhere[at]!.taken / everywhere[at]!.stated : 0;
    return (taken + zonePriorListings * prior) / (stated + zonePriorListings);
  });
}

interface Counts {
  taken: number;
  stated: number;
}

function countSteps(
  codes: Uint8Array,
  fromCode: number,
  indexes: Iterable<number>,
  weights?: Float64Array,
): Counts {
  const counts: Counts = { taken: 0, stated: 0 };
  let at = 0;
  for (const index of indexes) {
    const weight = weights?.[at] ?? 1;
    const code = codes[index]!;
    at += 1;
    if (code === 0) continue;
    counts.stated += weight;
    if (code >= fromCode) counts.taken += weight;
  }
  return counts;
}

function addSums(all: readonly Sums[]): Sums {
  const [first] = all as [Sums];
  return {
    products: first.products.map((row, at) =>
      row.map((_, column) => all.reduce((sum, { products }) => sum + products[at]![column]!, 0)),
    ),
    withResiduals: first.withResiduals.map((_, at) =>
      all.reduce((sum, { withResiduals }) => sum + withResiduals[at]!, 0),
    ),
  };
}

/** Least squares shrunk to the prior, with the sign of ordered steps fixed; coordinate descent converges. */
function solve(
  { products, withResiduals }: Sums,
  steps: readonly Step[],
  prior: Float64Array,
  priorRows: number,
): Float64Array {
  const values = prior.slice();
  for (let round = 0; round < premiumDescentRounds; round += 1) {
    steps.forEach(({ order, largest }, at) => {
      let rest = withResiduals[at]! + priorRows * prior[at]!;
      const row = products[at]!;
      for (let column = 0; column < values.length; column += 1)
        if (column !== at) rest -= row[column]! * values[column]!;
      const value = rest / (row[at]! + priorRows);
      values[at] = order === 0 || value * order > 0 ? Math.max(-largest, Math.min(largest, value)) : 0;
    });
  }
  return values;
}

/** The average over stating listings is 0. */
function premiumFrom(
  name: ListedAttribute,
  steps: readonly Step[],
  values: Float64Array,
  comparables: ComparablesIndex,
): Premium {
  const byCode = new Float64Array(
    Math.max(...steps.map((step) => (step.name === name ? step.fromCode : 0))) + 1,
  );
  steps.forEach((step, at) => {
    if (step.name !== name) return;
    const log = Math.max(step.least, (shareOfAnswer[name] ?? 1) * values[at]!);
    byCode.fill(byCode.at(-1)! + log, step.fromCode);
  });
  const codes = comparables.attributes[name];
  let sum = 0;
  let stated = 0;
  for (const code of codes) {
    if (code === 0) continue;
    sum += premiumAt({ byCode }, code);
    stated += 1;
  }
  const average = stated > 0 ? sum / stated : 0;
  const premium: Premium = { byCode: byCode.map((log, code) => (code === 0 ? 0 : log - average)) };
  if (isAdditive(name, comparables.transaction))
    premium.usual = meanBySurface(comparables.logSurface, (index) =>
      codes[index] === 0 ? undefined : premiumAt(premium, codes[index]!),
    );
  return premium;
}
