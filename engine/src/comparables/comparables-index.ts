import type { FieldSet } from '../features/features.ts';
import { cellDegrees, recentPerCell } from '../parameters/params.ts';
import { daysOf } from '../time-adjustment/dates.ts';
import { logUnitPrice } from '../time-adjustment/log-price.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import { listedAttributes, valuesFor, type ListedAttribute } from '../vocabulary/attributes.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import { degreesAcross, distanceFrom, parallelShare } from './distance.ts';

/** The comparables of one transaction and property type, sorted by grid cell, one column per fact. */
export interface ComparablesIndex {
  transaction: Transaction;
  ids: string[];
  localities: string[];
  lat: Float64Array;
  lng: Float64Array;
  surfaceM2: Float32Array;
  logSurface: Float32Array;
  priceTnd: Float64Array;
  days: Int32Array;
  /** Codes, 0 when unknown: see `attributeCode`. */
  attributes: Record<ListedAttribute, Uint8Array>;
  logUnitPrices: Float32Array;
  /** Log price of each less its out-of-fold prediction; none while a model is being trained, or where it has no trees. */
  residuals?: Record<FieldSet, Float32Array> | undefined;
  /** Grid cell of each listing, ascending; in a cell, the newest first. */
  cells: Int32Array;
  /** 1 for the newest `recentPerCell` of each cell, 0 for the others. */
  recentInCell: Uint8Array;
}

/** The comparables of a whole market. */
export type MarketIndex = Record<Transaction, Record<PropertyType, ComparablesIndex>>;

/** More than there are around the globe, so that each cell has a number of its own. */
const cellsPerRow = 20_000;

/** One index for each property type, of listings that all have the transaction. */
export function indexByType(
  transaction: Transaction,
  listings: readonly Listing[],
  residualOf?: (listing: Listing, fields: FieldSet) => number,
): Record<PropertyType, ComparablesIndex> {
  const entries = propertyTypes.map((type): [PropertyType, ComparablesIndex] => {
    const ofType = listings.filter(({ propertyType }) => propertyType === type);
    return [type, buildIndex(transaction, ofType, residualOf)];
  });
  return Object.fromEntries(entries) as Record<PropertyType, ComparablesIndex>;
}

function buildIndex(
  transaction: Transaction,
  members: readonly Listing[],
  residualOf?: (listing: Listing, fields: FieldSet) => number,
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
  return {
    transaction,
    ids: listings.map((listing) => listing.id),
    localities: listings.map((listing) => listing.locality),
    lat: Float64Array.from(listings, (listing) => listing.lat),
    lng: Float64Array.from(listings, (listing) => listing.lng),
    surfaceM2: Float32Array.from(listings, (listing) => listing.surfaceM2),
    logSurface: Float32Array.from(listings, (listing) => Math.log(listing.surfaceM2)),
    priceTnd: Float64Array.from(listings, (listing) => listing.priceTnd),
    days: Int32Array.from(sorted, ({ day }) => day),
    attributes: valuesFor(listedAttributes, (name) =>
      Uint8Array.from(listings, (listing) => attributeCode(listing, name)),
    ),
    logUnitPrices: Float32Array.from(listings, logUnitPrice),
    residuals: residualOf && {
      basic: Float32Array.from(listings, (listing) => residualOf(listing, 'basic')),
      detailed: Float32Array.from(listings, (listing) => residualOf(listing, 'detailed')),
    },
    cells,
    recentInCell: Uint8Array.from(cells, (cell, index) => (cells[index - recentPerCell] === cell ? 0 : 1)),
  };
}

/** Calls `visit` with every listing within `km` and its distance. */
export function visitWithin(
  comparables: ComparablesIndex,
  lat: number,
  lng: number,
  km: number,
  visit: (index: number, distance: number) => void,
): void {
  const distanceTo = distanceFrom(lat, lng);
  for (const { start, end } of cellRowsWithin(comparables, lat, lng, km)) {
    for (let index = start; index < end; index += 1) {
      const distance = distanceTo(comparables.lat[index]!, comparables.lng[index]!);
      if (distance <= km) visit(index, distance);
    }
  }
}

/** Number of listings within `km`: those of cells wholly inside are counted without being looked at. */
export function countWithin(comparables: ComparablesIndex, lat: number, lng: number, km: number): number {
  const distanceTo = distanceFrom(lat, lng);
  let count = 0;
  for (const { start, end, insideStart, insideEnd } of cellRowsWithin(comparables, lat, lng, km)) {
    count += insideEnd - insideStart;
    for (let index = start; index < end; index += 1) {
      if (index === insideStart) index = insideEnd;
      if (index < end && distanceTo(comparables.lat[index]!, comparables.lng[index]!) <= km) count += 1;
    }
  }
  return count;
}

/** Listings of one row of cells: from `start` those that may be near enough, from `insideStart` those that certainly are. */
interface CellRow {
  start: number;
  end: number;
  insideStart: number;
  insideEnd: number;
}

function cellRowsWithin({ cells }: ComparablesIndex, lat: number, lng: number, km: number): CellRow[] {
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
