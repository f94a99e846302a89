/** The words every part shares: what a property and an advertisement are. */

export const propertyTypes = ['apartment', 'house', 'villa', 'land'] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const transactions = ['sale', 'rent'] as const;
export type Transaction = (typeof transactions)[number];

/** From worst to best. */
export const conditions = ['to_renovate', 'to_refresh', 'good', 'very_good', 'new'] as const;
export type Condition = (typeof conditions)[number];

/** From simplest to finest. */
export const standings = ['economic', 'mid', 'high', 'luxury'] as const;
export type Standing = (typeof standings)[number];

/** What is known of a property. An absent field is unknown, never false or zero. */
export interface Attributes {
  /** m²; of the plot for land. */
  surfaceM2: number;
  /** Living room and bedrooms: S+2 is 3. */
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  /** Storeys of a house or villa. */
  floors?: number | undefined;
  garage?: boolean | undefined;
  pool?: boolean | undefined;
  constructible?: boolean | undefined;
  furnished?: boolean | undefined;
  condition?: Condition | undefined;
  standing?: Standing | undefined;
  /** Storey of an apartment; 0 is the ground floor. */
  floor?: number | undefined;
  ageYears?: number | undefined;
  elevator?: boolean | undefined;
  seaView?: boolean | undefined;
  airConditioning?: boolean | undefined;
  centralHeating?: boolean | undefined;
  garden?: boolean | undefined;
}

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
