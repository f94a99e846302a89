/** The words every part shares: what a property and an advertisement are. */
import type { Attributes } from './attributes.ts';
import type { PropertyType, Transaction } from './property-types.ts';

export * from './property-types.ts';

/** A property to value. Coordinates are WGS 84 degrees. */
export interface Subject extends Attributes {
  propertyType: PropertyType;
  lat: number;
  lng: number;
}

/** An accepted advertisement. `priceTnd` is the asking price: the whole for a sale, per month for a rent. */
export interface Listing extends Subject {
  id: string;
  transaction: Transaction;
  priceTnd: number;
  /** Finest place name known, for people. */
  locality: string;
  /** ISO date, `YYYY-MM-DD`. */
  listedOn: string;
}
