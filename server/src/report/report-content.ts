import type { Language } from '@soumdar/words';

/** Final texts and figures, so that the thread needs no rule of the product. */
export interface ReportContent {
  language: Language;
  /** for lists of documents */
  fileTitle: string;
  /** 'Estimation d’un appartement' */
  title: string;
  /** from the owner */
  name: string | null;
  /** the owner, where the report may name them */
  owner: string | null;
  publisher: string;
  address: string;
  coordinates: string;
  facts: string;
  /** dates, expert, and last day of use */
  made: string[];
  /** set where the figures are of no use */
  warning: string | null;
  cards: Card[];
  map: ReportMap;
  /** of the expert */
  comments: { title: string; text: string } | null;
  breakdowns: Breakdown[];
  market: MarketSection[];
  method: { title: string; text: string }[];
  heirs: HeirsSection | null;
  signing: SigningSection | null;
  check: { number: string; address: string; url: string; text: string };
}

export type Card =
  | {
      kind: 'figure';
      title: string;
      label: string;
      amount: string;
      lines: string[];
      range: {
        low: number;
        high: number;
        price: number;
        lowText: string;
        highText: string;
        title: string;
      } | null;
      /** 0–100 */
      reliability: { score: number; title: string; text: string } | null;
    }
  | { kind: 'nothing'; title: string; heading: string; text: string };

export interface ReportMap {
  /** `tunisiaRings`, so that the thread need not load the whole contract */
  outline: readonly (readonly number[])[];
  lat: number;
  lng: number;
  caption: string;
  /** nearest first */
  places: { lat: number; lng: number; name: string; text: string }[];
}

export interface Breakdown {
  title: string;
  first: { label: string; amount: string };
  /** `share` of the track of its bar, 0 to 0.5 */
  effects: { label: string; amount: number; share: number; text: string }[];
  last: { label: string; amount: string };
}

export interface Table {
  /** A long text ends in an ellipsis, but in a column that `wraps`. */
  columns: { title: string; share: number; isFigure?: boolean; wraps?: boolean }[];
  rows: string[][];
}

export interface HeirsSection {
  title: string;
  note: string;
  tables: (Table & { title: string })[];
}

export interface SigningSection {
  title: string;
  answered: string;
  checks: { what: string; who: string }[];
  /** in the order of the numbers that the checks cite */
  sources: { title: string; text: string };
  note: string;
}

/** Shares of the axis, from its low end. */
export interface GridTable {
  columns: string[];
  axis: {
    lowText: string;
    highText: string;
    figure: number;
    range: { low: number; high: number } | null;
  };
  /** a cell for each column */
  rows: { title: string; cells: string[]; asking: number; adjusted: number }[];
  summary: string;
}

export interface MarketSection extends Table {
  title: string;
  texts: string[];
  /** in place of spread and table */
  grid: GridTable | null;
  spread: {
    title: string;
    values: number[];
    lowText: string;
    highText: string;
    own: { value: number; text: string } | null;
  } | null;
}
