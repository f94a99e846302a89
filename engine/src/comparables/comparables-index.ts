import type { FieldSet } from '../features/features.ts';
import { heardPerCell } from '../parameters/params.ts';
import { daysOf } from '../time-adjustment/dates.ts';
import { logLevel } from '../time-adjustment/log-price.ts';
import { traitCode, traits, type Trait } from '../vocabulary/attributes.ts';
import { propertyTypes, type Listing, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import { degreesAcross, distanceFrom, parallelShare } from './distance.ts';

/** The comparables of one transaction and property type, sorted by grid cell, one column per fact. */
export interface Segment {
  transaction: Transaction;
  ids: string[];
  localities: string[];
  lat: Float64Array;
  lng: Float64Array;
  surfaceM2: Float32Array;
  logSurface: Float32Array;
  priceTnd: Float64Array;
  days: Int32Array;
  /** Codes, 0 when unknown: see `traitCode`. */
  traits: Record<Trait, Uint8Array>;
  /** What each would ask at 1 m²: see `logLevel`. */
  logLevels: Float32Array;
  /** Log price of each less what the model that has not seen it says; none while a model is being learned. */
  residuals?: Record<FieldSet, Float32Array> | undefined;
  /** Grid cell of each listing, ascending; in a cell, the newest first. */
  cells: Int32Array;
  /** 1 for the newest of each cell: where there are very many, they alone are weighed. */
  heard: Uint8Array;
}

/** The comparables of a whole market. */
export type Segments = Record<Transaction, Record<PropertyType, Segment>>;

const cellDegrees = 0.02;
const cellsPerRow = 20_000;

/** One index for each property type, of listings that all have the transaction. */
export function indexByType(
  transaction: Transaction,
  listings: readonly Listing[],
  residualOf?: (listing: Listing, fields: FieldSet) => number,
): Record<PropertyType, Segment> {
  const entries = propertyTypes.map((type): [PropertyType, Segment] => {
    const ofType = listings.filter(({ propertyType }) => propertyType === type);
    return [type, buildSegment(transaction, ofType, residualOf)];
  });
  return Object.fromEntries(entries) as Record<PropertyType, Segment>;
}

function buildSegment(
  transaction: Transaction,
  members: readonly Listing[],
  residualOf?: (listing: Listing, fields: FieldSet) => number,
): Segment {
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
    traits: Object.fromEntries(
      traits.map((trait) => [trait, Uint8Array.from(listings, (listing) => traitCode(listing, trait))]),
    ) as Record<Trait, Uint8Array>,
    logLevels: Float32Array.from(listings, logLevel),
    residuals: residualOf && {
      basic: Float32Array.from(listings, (listing) => residualOf(listing, 'basic')),
      detailed: Float32Array.from(listings, (listing) => residualOf(listing, 'detailed')),
    },
    cells,
    heard: Uint8Array.from(cells, (cell, index) => (cells[index - heardPerCell] === cell ? 0 : 1)),
  };
}

/** Calls `visit` with every listing within `km` and its distance. */
export function visitWithin(
  segment: Segment,
  lat: number,
  lng: number,
  km: number,
  visit: (index: number, distance: number) => void,
): void {
  const distanceTo = distanceFrom(lat, lng);
  for (const { start, end } of cellRowsWithin(segment, lat, lng, km)) {
    for (let index = start; index < end; index += 1) {
      const distance = distanceTo(segment.lat[index]!, segment.lng[index]!);
      if (distance <= km) visit(index, distance);
    }
  }
}

/** Number of listings within `km`: those of cells wholly inside are counted without being looked at. */
export function countWithin(segment: Segment, lat: number, lng: number, km: number): number {
  const distanceTo = distanceFrom(lat, lng);
  let count = 0;
  for (const { start, end, insideStart, insideEnd } of cellRowsWithin(segment, lat, lng, km)) {
    count += insideEnd - insideStart;
    for (let index = start; index < end; index += 1) {
      if (index === insideStart) index = insideEnd;
      if (index < end && distanceTo(segment.lat[index]!, segment.lng[index]!) <= km) count += 1;
    }
  }
  return count;
}

/** Listings of one row of cells: those that may be near enough, and among them those that must be. */
interface CellRow {
  start: number;
  end: number;
  insideStart: number;
  insideEnd: number;
}

function cellRowsWithin({ cells }: Segment, lat: number, lng: number, km: number): CellRow[] {
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
