import type { ExplainedAttribute } from './attributes.ts';
import type { PropertyType, Subject } from './property.ts';

/** What a comparable has in common with the subject. Limits: `matchLimits`. */
export const matchReasons = ['same_place', 'same_rooms', 'similar_surface', 'recent'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** A listing shown beside an estimate. */
export interface Comparable {
  listingId: string;
  propertyType: PropertyType;
  surfaceM2: number;
  rooms?: number | undefined;
  locality: string;
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  listedOn: string;
  distanceKm: number;
  /** As advertised: the whole price, or the rent per month. */
  priceTnd: number;
  /** Asking price per m², brought to the valuation date with the INS index; per month for a rent. */
  pricePerM2Tnd: number;
  /** 0–100. */
  similarity: number;
  matchReasons: MatchReason[];
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

/** Errors of the out-of-fold predictions whose score is in a confidence band, as shares of the asking price. */
export interface BandAccuracy {
  rows: number;
  medianError: number;
  /** Nine errors of ten are smaller. */
  p90Error: number;
}

/** What one transaction of a property is worth. Prices are asking prices in dinars, not yet rounded. */
export type TransactionFigures =
  | {
      kind: 'estimated';
      priceTnd: number;
      pricePerM2Tnd: number;
      /** 80 % range: 8 of 10 asking prices fall inside. It always holds `priceTnd`. */
      lowTnd: number;
      highTnd: number;
      /** Forecast standard deviation: the half-width, as a share of the estimate, that holds 68 % of prices of such a case. */
      fsd: number;
      /** round(100 · (1 − fsd)), kept within 0–100. */
      score: number;
      /** How wrong estimates in the same confidence band were; absent where too few are known. */
      bandAccuracy?: BandAccuracy | undefined;
      /** Listings of the same transaction and type within `maxComparableKm` whose surface is comparable. */
      comparableCount: number;
    }
  | {
      /** Too few comparables for a figure. */
      kind: 'insufficient';
      comparableCount: number;
    };

/** Estimate of one transaction: its figures, and the most similar comparables, best first; all there are where these are too few. */
export type TransactionEstimate = TransactionFigures & { comparables: Comparable[] };

/** Of what a property can be outside all that training has seen of its type. */
export const unusualFacts = ['surface', 'rooms', 'bathrooms', 'surface_per_room'] as const;
export type UnusualFact = (typeof unusualFacts)[number];

export interface Estimate {
  sale: TransactionEstimate;
  rent: TransactionEstimate;
  /** What is unusual of the property: where anything is, both scores are under 40. */
  unusual: readonly UnusualFact[];
}

export interface Effect {
  /** `comparables`: what the advertisements around add to what the model says of the attributes. */
  attribute: ExplainedAttribute | 'comparables';
  /** Whole dinars, per month for a rent; never zero. */
  tnd: number;
}

/** Why the estimate of one transaction is what it is. */
export interface Explanation {
  /** The typical property of the zone: same place, same type, and no attribute known that is unknown of the subject. */
  typical: Subject;
  /** What it is worth, in whole dinars. Adding the effects gives the rounded estimate. */
  typicalTnd: number;
  /** The largest first. */
  effects: Effect[];
}
