import type { ExplainedAttribute, ListedAttribute } from './attributes.ts';
import type { PropertyType, Subject, Transaction } from './property.ts';

/** What a comparable has in common with the subject. Limits: `matchLimits`. */
export const matchReasons = ['same_place', 'same_rooms', 'similar_surface', 'recent'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What brings the asking price of a comparable to the subject, in the order of a grid. */
export const adjustmentNames = ['time', 'surface', 'place', 'rooms', 'details', 'rest'] as const;
export type AdjustmentName = (typeof adjustmentNames)[number];

/** What of a difference it comes from: `comparables` are those around each home, `sites` who advertised when. */
export type AdjustmentCause = ListedAttribute | 'plotM2' | 'comparables' | 'sites';

export interface Adjustment {
  what: AdjustmentName;
  /** Whole dinars, per month for a rent. */
  tnd: number;
  /** Of `details` and `rest`: what makes most of them, largest first. */
  of?: AdjustmentCause[];
}

export const likenesses = ['strong', 'fair', 'loose'] as const;
export type Likeness = (typeof likenesses)[number];

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
  priceTnd: number;
  /** Adjusted to the valuation date with the INS index; per month for a rent. */
  pricePerM2Tnd: number;
  /** 0–100. */
  similarity: number;
  matchReasons: MatchReason[];
  likeness: Likeness;
  /** Absent where there is no grid. */
  adjusted?: { priceTnd: number; adjustments: Adjustment[] } | undefined;
}

/** Out-of-fold errors of a confidence band of one type, as shares of the asking price. */
export interface BandAccuracy {
  rows: number;
  medianError: number;
  /** Nine errors of ten are smaller. */
  p90Error: number;
  /** Share of errors under a fifth. */
  within20: number;
}

/** Asking prices in DT, not yet rounded. */
export type TransactionFigures =
  | {
      kind: 'estimated';
      priceTnd: number;
      pricePerM2Tnd: number;
      /** 8 of 10 asking prices fall inside; always holds `priceTnd`. */
      lowTnd: number;
      highTnd: number;
      /** Half-width, as a share of the estimate, that holds 68 % of prices. */
      fsd: number;
      /** round(100 · (1 − fsd)), limited to 0–100. */
      score: number;
      /** Absent where cases are few. */
      bandAccuracy?: BandAccuracy | undefined;
      /** Within `maxComparableKm`, of a comparable surface. */
      comparableCount: number;
      /** Day of the newest advertisement around, where all are older than three years. */
      oldEvidenceOn?: string | undefined;
    }
  | {
      kind: 'insufficient';
      comparableCount: number;
    };

/** Best first. */
export type TransactionEstimate = TransactionFigures & { comparables: Comparable[] };

/** What can be outside training of a type. */
export const unusualFacts = ['surface', 'rooms', 'bathrooms', 'surface_per_room', 'constructible'] as const;
export type UnusualFact = (typeof unusualFacts)[number];

export interface Estimate {
  sale: TransactionEstimate;
  rent: TransactionEstimate;
  /** Month whose prices the figures follow, `YYYY-MM`. */
  levelOf: Record<Transaction, string>;
  /** If not empty, both scores are under 40. */
  unusual: readonly UnusualFact[];
}

export interface Effect {
  /**
   * `place`: the typical property here against the middle of its town; `comparables`: what the advertisements
   * around add to the model's value.
   */
  attribute: ExplainedAttribute | 'comparables' | 'place';
  /** Whole dinars, per month for a rent; never zero. */
  tnd: number;
}

export interface Explanation {
  /** Same type; attributes unknown of the subject are unknown here too. */
  typical: Subject;
  /** In the middle of its town, where that is known; whole dinars that add up to the estimate with the effects. */
  typicalTnd: number;
  /** Largest first. */
  effects: Effect[];
}
