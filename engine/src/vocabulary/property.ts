import type { Attributes } from './attributes.ts';
import type { PropertyType, Transaction } from './property-types.ts';

export * from './property-types.ts';

/** Of the zone that holds all others. */
export const countrySlug = 'tunisie';

/** WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

export interface Subject extends Attributes, Position {
  propertyType: PropertyType;
}

/** `priceTnd` is the asking price, per month for a rent. */
export interface Listing extends Subject {
  id: string;
  transaction: Transaction;
  priceTnd: number;
  /** The site that shows it; absent where unknown. */
  source?: string | undefined;
  /** Finest place name known. */
  locality: string;
  /** ISO date, `YYYY-MM-DD`. */
  listedOn: string;
}
