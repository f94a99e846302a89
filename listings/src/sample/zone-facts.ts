import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { PropertyType, Transaction } from '@soumdar/engine';

/**
 * Advertisements of one type and transaction in one locality: counts, m², asking DT per m² (per month for a
 * rent).
 */
export interface ZoneFacts {
  governorate: string;
  locality: string;
  propertyType: PropertyType;
  transaction: Transaction;
  lat: number;
  lng: number;
  listings: number;
  surfaceM2Median: number;
  pricePerM2Median: number;
  /** undefined where hardly any advertisement states it */
  roomsMedian: number | undefined;
  bathroomsMedian: number | undefined;
}

export function readZoneFacts(): ZoneFacts[] {
  const file = new URL('../../data/zone_facts.csv', import.meta.url);
  return parse<Record<string, string>>(readFileSync(file), { columns: true }).map((row) => {
    const number = (column: string) => Number(row[column]);
    return {
      governorate: row['governorate']!,
      locality: row['locality']!,
      propertyType: row['property_type'] as PropertyType,
      transaction: row['transaction'] as Transaction,
      lat: number('lat'),
      lng: number('lng'),
      listings: number('listings'),
      surfaceM2Median: number('surface_m2_median'),
      pricePerM2Median: number('price_per_m2_median'),
      roomsMedian: number('rooms_median') || undefined,
      bathroomsMedian: number('bathrooms_median') || undefined,
    };
  });
}
