import type { PropertyType, Subject } from './property.ts';

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
