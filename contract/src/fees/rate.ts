/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** 'vérifié': read in the sources named; else they disagree, or leave open when it applies. */
export type RateState = 'vérifié' | 'à confirmer par un notaire';

export interface RateSource {
  name: string;
  /** when it was published, as it says: '2023', '31 mai 2024', 'sans date' */
  date: string;
  url?: string;
}

/** From one figure on, up to but not with another: the last bracket of a rate has no end. */
export interface RateBracket {
  from: number;
  below?: number;
  /** in the unit of its rate */
  rate: number;
}

/** A rate as some sources give it. */
export interface RateReading {
  brackets: readonly RateBracket[];
  sources: readonly RateSource[];
}

/** A rate from one day to another, both included: the last entry has no end. */
export interface RateEntry {
  from: Day;
  to?: Day;
  state: RateState;
  /** one, or each of those between which sources disagree */
  readings: readonly RateReading[];
  /** what goes with the figures, or what they leave open */
  note?: string;
}

export interface SaleRate {
  label: string;
  /** of what its brackets are: dinars of the price, m², full years held, dinars of a year's income */
  by: 'price' | 'surface' | 'years' | 'income';
  /** a bracket's rate is of the whole amount, or of the slice within the bracket */
  of: 'whole' | 'slices';
  unit: 'basis points' | 'millimes a page' | 'millimes a m²';
  /** oldest first, each beginning the day after the one before ends */
  entries: readonly RateEntry[];
}
