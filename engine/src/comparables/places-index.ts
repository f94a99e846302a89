import { median } from '../statistics/quantile.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparablesIndex, Grid } from './comparables-index.ts';

/** Every listing stands at the centre of its quarter, so a map of listings is a map of places. */
export interface PlacesIndex extends Grid {
  places: Place[];
}

interface Place {
  listings: number;
  /** Less the time adjustment. */
  medianPerM2: number;
}

export function indexPlaces(comparables: ComparablesIndex, propertyType: PropertyType): PlacesIndex {
  const { priceTnd, surfaceM2, days } = comparables;
  const ageing = ageingUntil(undefined, comparables.levels, propertyType);
  const pricePerM2 = (index: number) => (priceTnd[index]! / surfaceM2[index]!) * ageing(days[index]!);
  // listings of one position share a cell, so places keep the order of cells
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
    places: all.map((members) => ({
      listings: members.length,
      medianPerM2: median(members.map(pricePerM2)),
    })),
  };
}

/** To the metre. */
const positionKey = (lat: number, lng: number) => Math.round(lat * 1e5) * 1e8 + Math.round(lng * 1e5);
