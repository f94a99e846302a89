/** The field's words, shared by every part: enumerations and the shapes a valuation speaks in. */

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
export interface Characteristics {
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
export interface Subject extends Characteristics {
  propertyType: PropertyType;
  lat: number;
  lng: number;
}

/** An accepted advertisement. `priceTnd` is the whole asked price for a sale, per month for a rent. */
export interface Listing extends Subject {
  id: string;
  transaction: Transaction;
  priceTnd: number;
  /** Finest place name known, for people. */
  locality: string;
  /** ISO date, `YYYY-MM-DD`. */
  listedOn: string;
}

/** What makes a comparable like the subject: the same place (under 0.5 km), a surface within 15 %, less than a year old. */
export const likenesses = ['same_place', 'same_rooms', 'similar_surface', 'recent'] as const;
export type Likeness = (typeof likenesses)[number];

/** A listing that explains a figure. */
export interface Comparable {
  listingId: string;
  propertyType: PropertyType;
  surfaceM2: number;
  rooms?: number | undefined;
  locality: string;
  listedOn: string;
  distanceKm: number;
  /** Asked price per m², brought to the valuation date with the INS index; per month for a rent. */
  pricePerM2Tnd: number;
  /** 0–100. */
  similarity: number;
  /** Why it was chosen. */
  likenesses: Likeness[];
}

/** A place with listings of a subject's type, and what they ask per m² at the valuation date; per month for a rent. */
export interface ComparablePlace {
  locality: string;
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  distanceKm: number;
  listings: number;
  /** The lowest and the highest; of ten listings or more, those that hold the middle eight of ten. */
  lowPerM2Tnd: number;
  medianPerM2Tnd: number;
  highPerM2Tnd: number;
}

/** Out-of-fold errors of the cases whose score is in a level, as shares of the asked price. */
export interface LevelAccuracy {
  rows: number;
  medianError: number;
  /** Nine errors of ten are smaller. */
  p90Error: number;
}

/** One side (sale or rent) of an estimate. Prices are asked-price level, whole dinars not yet rounded for show. */
export type SideEstimate =
  | {
      kind: 'estimated';
      priceTnd: number;
      pricePerM2Tnd: number;
      /** 80 % range: 8 of 10 asked prices fall inside. It always holds `priceTnd`. */
      lowTnd: number;
      highTnd: number;
      /** Half-width, as a share of the estimate, that holds 68 % of outcomes for such a case. */
      fsd: number;
      /** round(100 · (1 − fsd)), kept within 0–100. */
      score: number;
      /** How estimates of that level of score have erred; absent where too few are known. */
      levelAccuracy?: LevelAccuracy | undefined;
      /** Listings of the same transaction and type within `maxComparableKm`. */
      comparableCount: number;
      /** The most similar ones, best first. */
      comparables: Comparable[];
    }
  | {
      /** Too few comparables for a figure. */
      kind: 'insufficient';
      comparableCount: number;
      /** Those there are, the most similar first. */
      comparables: Comparable[];
    };

export interface Estimate {
  sale: SideEstimate;
  rent: SideEstimate;
}

/** What can move a price away from the typical one of its zone: a characteristic. */
export const factors = [
  'surfaceM2',
  'rooms',
  'bathrooms',
  'garage',
  'pool',
  'constructible',
  'furnished',
  'condition',
  'standing',
  'floor',
  'ageYears',
  'elevator',
  'seaView',
  'airConditioning',
  'centralHeating',
  'garden',
] as const;
export type Factor = (typeof factors)[number];

export interface Effect {
  factor: Factor;
  /** Whole dinars, per month for a rent; never zero. */
  tnd: number;
}

/** Why one side of an estimate is what it is. */
export interface Explanation {
  /** The typical property of the zone: at the same place, of the same type, told as much of as the subject. */
  typical: Subject;
  /** What it is worth, in whole dinars. With the effects it makes the estimate, rounded. */
  typicalTnd: number;
  /** The largest first. */
  effects: Effect[];
}
