import {
  cellDegrees,
  comparableSurfaceFactor,
  maxComparableKm,
  recentPerCell,
} from '../parameters/params.ts';
import { daysOf } from '../time-adjustment/dates.ts';
import { logUnitPrice, type TimeLevels } from '../time-adjustment/time-levels.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import { listedAttributes, valuesFor, type ListedAttribute } from '../vocabulary/attributes.ts';
import {
  propertyTypes,
  type Listing,
  type PropertyType,
  type Subject,
  type Transaction,
} from '../vocabulary/property.ts';
import { surfaceLimits, type SurfaceLimits } from '../hedonic-model/surface-curve.ts';
import { degreesAcross, distanceFrom, parallelShare } from './distance.ts';

export interface Grid {
  lat: Float64Array;
  lng: Float64Array;
  /** Ascending. */
  cells: Int32Array;
}

/** Newest first in each cell. */
export interface ComparablesIndex extends Grid {
  transaction: Transaction;
  levels: TimeLevels;
  ids: string[];
  localities: string[];
  surfaceM2: Float32Array;
  logSurface: Float32Array;
  surfaceLimits: SurfaceLimits;
  /** NaN where unknown. */
  plotM2: Float32Array;
  priceTnd: Float64Array;
  days: Int32Array;
  /** Numbers of the sites that show them. */
  sources: Uint16Array;
  /** Codes of `attributeCode`; 0 is unknown. */
  attributes: Record<ListedAttribute, Uint8Array>;
  /** Without the premium of its details, like `residuals`. */
  logUnitPrices: Float32Array;
  /** Log price less its out-of-fold prediction; absent during training and for a model without trees. */
  residuals?: Float32Array | undefined;
  premiums: Float32Array;
  /** 1 for the newest `recentPerCell` of each cell, else 0. */
  recentInCell: Uint8Array;
}

export type MarketIndex = Record<Transaction, Record<PropertyType, ComparablesIndex>>;

/** More than around the globe, so that each cell has its own number. */
const cellsPerRow = 20_000;

export interface KnownOfListings {
  /** The published index unless stated. */
  levels?: TimeLevels;
  residualOf?: ((listing: Listing) => number) | undefined;
  premiumOf?: ((listing: Listing) => number) | undefined;
}

/** All listings must have the transaction. */
export function indexByType(
  transaction: Transaction,
  listings: readonly Listing[],
  known: KnownOfListings = {},
): Record<PropertyType, ComparablesIndex> {
  const entries = propertyTypes.map((type): [PropertyType, ComparablesIndex] => {
    const ofType = listings.filter(({ propertyType }) => propertyType === type);
    return [type, buildIndex(transaction, type, ofType, known)];
  });
  return Object.fromEntries(entries) as Record<PropertyType, ComparablesIndex>;
}

function buildIndex(
  transaction: Transaction,
  propertyType: PropertyType,
  members: readonly Listing[],
  { levels = 'published', residualOf, premiumOf = () => 0 }: KnownOfListings,
): ComparablesIndex {
  const sorted = members
    .map((listing) => ({
      listing,
      cell: cellOf(listing.lat, listing.lng),
      day: daysOf(listing.listedOn),
    }))
    .sort((a, b) => a.cell - b.cell || b.day - a.day || (a.listing.id < b.listing.id ? -1 : 1));
  const cells = Int32Array.from(sorted, ({ cell }) => cell);
  const listings = sorted.map(({ listing }) => listing);
  const premiums = Float32Array.from(listings, premiumOf);
  return {
    transaction,
    levels,
    ids: listings.map((listing) => listing.id),
    localities: listings.map((listing) => listing.locality),
    lat: Float64Array.from(listings, (listing) => listing.lat),
    lng: Float64Array.from(listings, (listing) => listing.lng),
    surfaceM2: Float32Array.from(listings, (listing) => listing.surfaceM2),
    logSurface: Float32Array.from(listings, (listing) => Math.log(listing.surfaceM2)),
    surfaceLimits: surfaceLimits(
      transaction,
      propertyType,
      listings.map(({ surfaceM2 }) => surfaceM2),
    ),
    plotM2: Float32Array.from(listings, (listing) => listing.plotM2 ?? Number.NaN),
    priceTnd: Float64Array.from(listings, (listing) => listing.priceTnd),
    days: Int32Array.from(sorted, ({ day }) => day),
    sources: Uint16Array.from(listings, numberSources()),
    attributes: valuesFor(listedAttributes, (name) =>
      Uint8Array.from(listings, (listing) => attributeCode(listing, name)),
    ),
    logUnitPrices: Float32Array.from(
      listings,
      (listing, at) => logUnitPrice(listing, levels) - premiums[at]!,
    ),
    residuals:
      residualOf && Float32Array.from(listings, (listing, at) => residualOf(listing) - premiums[at]!),
    premiums,
    cells,
    recentInCell: Uint8Array.from(cells, (cell, index) => (cells[index - recentPerCell] === cell ? 0 : 1)),
  };
}

/** Numbers sites in the order of their first listing. */
function numberSources(): (listing: Listing) => number {
  const numbers = new Map<string | undefined, number>();
  return ({ source }) => {
    if (!numbers.has(source)) numbers.set(source, numbers.size);
    return numbers.get(source)!;
  };
}

export function visitWithin(
  grid: Grid,
  lat: number,
  lng: number,
  km: number,
  visit: (index: number, distance: number) => void,
): void {
  const distanceTo = distanceFrom(lat, lng);
  for (const { start, end } of cellRowsWithin(grid, lat, lng, km)) {
    for (let index = start; index < end; index += 1) {
      const distance = distanceTo(grid.lat[index]!, grid.lng[index]!);
      if (distance <= km) visit(index, distance);
    }
  }
}

/** Cells wholly inside the circle need no distance, which is faster. */
export function countComparables(comparables: ComparablesIndex, subject: Subject): number {
  const { lat, lng } = subject;
  const isComparable = ofComparableSurface(comparables, subject);
  const distanceTo = distanceFrom(lat, lng);
  let count = 0;
  for (const { start, end, insideStart, insideEnd } of cellRowsWithin(
    comparables,
    lat,
    lng,
    maxComparableKm,
  )) {
    for (let index = start; index < end; index += 1) {
      if (!isComparable(index)) continue;
      const inside = index >= insideStart && index < insideEnd;
      if (inside || distanceTo(comparables.lat[index]!, comparables.lng[index]!) <= maxComparableKm)
        count += 1;
    }
  }
  return count;
}

export function ofComparableSurface(
  { logSurface }: ComparablesIndex,
  { surfaceM2 }: Subject,
): (index: number) => boolean {
  // surfaces have only seven digits
  const reach = Math.log(comparableSurfaceFactor) + 1e-6;
  const least = Math.log(surfaceM2) - reach;
  const most = Math.log(surfaceM2) + reach;
  return (index) => logSurface[index]! >= least && logSurface[index]! <= most;
}

/** From `start` positions may be near enough, from `insideStart` they certainly are. */
interface CellRow {
  start: number;
  end: number;
  insideStart: number;
  insideEnd: number;
}

function cellRowsWithin({ cells }: Grid, lat: number, lng: number, km: number): CellRow[] {
  const reach = degreesAcross(km);
  const narrowing = parallelShare(lat);
  const rows: CellRow[] = [];
  const lastRow = cellIndex(lat + reach, 90);
  for (let row = cellIndex(lat - reach, 90); row <= lastRow; row += 1) {
    const firstOf = (cell: number) => firstAtLeast(cells, row * cellsPerRow + cell);
    const start = firstOf(cellIndex(lng - reach / narrowing, 180));
    const end = firstOf(cellIndex(lng + reach / narrowing, 180) + 1);
    const south = row * cellDegrees - 90;
    const farthest = Math.max(Math.abs(lat - south), Math.abs(south + cellDegrees - lat));
    const across = Math.sqrt(Math.max(0, reach * reach - farthest * farthest)) / narrowing;
    const insideStart = firstOf(cellIndex(lng - across, 180) + 1);
    const insideEnd = Math.max(insideStart, firstOf(cellIndex(lng + across, 180)));
    rows.push({ start, end, insideStart, insideEnd: farthest < reach ? insideEnd : insideStart });
  }
  return rows;
}

function cellOf(lat: number, lng: number): number {
  return cellIndex(lat, 90) * cellsPerRow + cellIndex(lng, 180);
}

function cellIndex(degrees: number, shift: number): number {
  return Math.floor((degrees + shift) / cellDegrees);
}

function firstAtLeast(sorted: Int32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
