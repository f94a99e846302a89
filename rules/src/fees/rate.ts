import type { RateSourceName } from './sources.ts';

/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** `verified`: sources agree; else they disagree, or leave open when it applies. */
export type RateState = 'verified' | 'toConfirm';

/** What a rate applies to, or leaves open; the sentences are in words. */
export type RateNote =
  | 'resaleDuty'
  | 'landRegister'
  | 'newHomeDuty'
  | 'newHomeExtraDuty'
  | 'newHomePages'
  | 'buildingLandDuty'
  | 'abroadPages'
  | 'agencySeller'
  | 'gainTax'
  | 'gainIndexation'
  | 'gainExemption'
  | 'withholding'
  | 'newHomeVat'
  | 'incomeTax'
  | 'solidarity'
  | 'rentDeduction'
  | 'localTaxBase'
  | 'localTaxRate'
  | 'plotTax'
  | 'lettingAgency';

/** `below` is excluded; the last bracket lacks it. */
export interface RateBracket {
  from: number;
  below?: number;
  /** in the unit of its rate */
  rate: number;
}

export interface RateReading {
  brackets: readonly RateBracket[];
  sources: readonly RateSourceName[];
}

/** Both days included; the last entry has no end. */
export interface RateEntry {
  from: Day;
  to?: Day;
  state: RateState;
  /** one, or more where sources disagree */
  readings: readonly RateReading[];
  note?: RateNote;
}

export interface SaleRate {
  /** dinars of the price, m², full years held, dinars of a year's income */
  by: 'price' | 'surface' | 'years' | 'income';
  /** a bracket's rate is on the whole amount or on its slice */
  of: 'whole' | 'slices';
  unit: 'basis points' | 'millimes a page' | 'millimes a m²';
  /** oldest first, without gaps */
  entries: readonly RateEntry[];
}
