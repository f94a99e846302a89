import { daysOf } from '../dates.ts';
import { degreesAcross, distanceKm } from '../distance.ts';
import type { FieldSet } from '../features.ts';
import type { Listing } from '../vocabulary.ts';

/** The comparables of one transaction and property type, sorted by grid cell, one column per fact. */
export interface Segment {
  ids: string[];
  localities: string[];
  lat: Float64Array;
  lng: Float64Array;
  surfaceM2: Float32Array;
  priceTnd: Float64Array;
  days: Int32Array;
  /** 0 when unknown. */
  rooms: Uint8Array;
  /** Log price less the model's value of a listing it has not seen. */
  residuals: Record<FieldSet, Float32Array>;
  /** Grid cell of each listing, ascending. */
  cells: Int32Array;
}

export interface SegmentRow {
  listing: Listing;
  residuals: Record<FieldSet, number>;
}

const cellDegrees = 0.02;
const cellsPerRow = 20_000;

export function buildSegment(rows: readonly SegmentRow[]): Segment {
  const sorted = rows
    .map((row) => ({ row, cell: cellOf(row.listing.lat, row.listing.lng) }))
    .sort((a, b) => a.cell - b.cell || (a.row.listing.id < b.row.listing.id ? -1 : 1));
  const listings = sorted.map(({ row }) => row.listing);
  return {
    ids: listings.map((listing) => listing.id),
    localities: listings.map((listing) => listing.locality),
    lat: Float64Array.from(listings, (listing) => listing.lat),
    lng: Float64Array.from(listings, (listing) => listing.lng),
    surfaceM2: Float32Array.from(listings, (listing) => listing.surfaceM2),
    priceTnd: Float64Array.from(listings, (listing) => listing.priceTnd),
    days: Int32Array.from(listings, (listing) => daysOf(listing.listedOn)),
    rooms: Uint8Array.from(listings, (listing) => listing.rooms ?? 0),
    residuals: {
      basic: Float32Array.from(sorted, ({ row }) => row.residuals.basic),
      detailed: Float32Array.from(sorted, ({ row }) => row.residuals.detailed),
    },
    cells: Int32Array.from(sorted, ({ cell }) => cell),
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
  const reach = degreesAcross(km, lat);
  const lastRow = cellIndex(lat + reach.lat, 90);
  for (let row = cellIndex(lat - reach.lat, 90); row <= lastRow; row += 1) {
    const end = firstAtLeast(segment.cells, row * cellsPerRow + cellIndex(lng + reach.lng, 180) + 1);
    for (
      let index = firstAtLeast(segment.cells, row * cellsPerRow + cellIndex(lng - reach.lng, 180));
      index < end;
      index += 1
    ) {
      const distance = distanceKm(lat, lng, segment.lat[index]!, segment.lng[index]!);
      if (distance <= km) visit(index, distance);
    }
  }
}

export function countWithin(segment: Segment, lat: number, lng: number, km: number): number {
  let count = 0;
  visitWithin(segment, lat, lng, km, () => (count += 1));
  return count;
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
