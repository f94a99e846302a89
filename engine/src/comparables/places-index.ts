import { listingsPerOutlier } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparablesIndex, Grid } from './comparables-index.ts';

/**
 * The places where there are listings of one transaction and type, one column per fact. A listing is placed at the centre of its quarter:
 * a map of listings is a map of these places.
 */
export interface PlacesIndex extends Grid {
  places: Place[];
}

/** What is asked in a place: prices per m² less the time adjustment of their dates, of ten the cheapest and the dearest left out. */
interface Place {
  locality: string;
  listings: number;
  lowPerM2: number;
  medianPerM2: number;
  highPerM2: number;
}

export function indexPlaces(comparables: ComparablesIndex, propertyType: PropertyType): PlacesIndex {
  const { priceTnd, surfaceM2, days } = comparables;
  const ageing = ageingUntil(undefined, comparables.transaction, propertyType);
  const pricePerM2 = (index: number) => (priceTnd[index]! / surfaceM2[index]!) * ageing(days[index]!);
  // listings of one position share a cell, so places come in the order of cells too
  const byPosition = new Map<number, number[]>();
  comparables.ids.forEach((_, index) => {
    const position = positionKey(comparables.lat[index]!, comparables.lng[index]!);
    const members = byPosition.get(position);
    if (members) members.push(index);
    else byPosition.set(position, [index]);
  });
  const all = [...byPosition.values()];
  const firsts = all.map(([first]) => first!);
  return {
    lat: Float64Array.from(firsts, (index) => comparables.lat[index]!),
    lng: Float64Array.from(firsts, (index) => comparables.lng[index]!),
    cells: Int32Array.from(firsts, (index) => comparables.cells[index]!),
    places: all.map((members, at) => {
      const prices = Float64Array.from(members, pricePerM2).sort();
      const leftOut = Math.floor(prices.length / listingsPerOutlier);
      return {
        locality: comparables.localities[firsts[at]!]!,
        listings: prices.length,
        lowPerM2: prices[leftOut]!,
        medianPerM2: median(prices),
        highPerM2: prices[prices.length - 1 - leftOut]!,
      };
    }),
  };
}

/** One number for a position, to the metre. */
const positionKey = (lat: number, lng: number) => Math.round(lat * 1e5) * 1e8 + Math.round(lng * 1e5);
