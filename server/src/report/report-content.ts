import type { Language } from '@soumdar/words';

/** What a report says, in words and figures that are ready to be drawn: the thread that draws knows no rule of the product. */
export interface ReportContent {
  language: Language;
  /** of the file, for those who list their documents */
  fileTitle: string;
  /** 'Estimation d’un appartement' */
  title: string;
  /** given by the owner */
  name: string | null;
  /** whom it was made for, where they wanted it said */
  owner: string | null;
  /** who answers for it, and where */
  publisher: string;
  address: string;
  coordinates: string;
  facts: string;
  /** when it was estimated, by whom where that was a person, and until when it is meant to be used */
  made: string[];
  /** why the figures mean nothing, where that is so */
  warning: string | null;
  cards: Card[];
  map: ReportMap;
  /** what a person says of the figures */
  comments: { title: string; text: string } | null;
  breakdowns: Breakdown[];
  market: MarketSection[];
  method: { title: string; text: string }[];
  /** what the owner wanted printed with it, which the estimate does not rest on */
  heirs: HeirsSection | null;
  signing: SigningSection | null;
  check: { number: string; address: string; url: string; text: string };
}

/** One side of the estimate. */
export type Card =
  | {
      kind: 'figure';
      title: string;
      label: string;
      amount: string;
      /** under the amount, a line each */
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
  /** of the country, as `tunisiaRings`: given, since the thread that draws would read the whole contract for it */
  outline: readonly (readonly number[])[];
  lat: number;
  lng: number;
  caption: string;
  /** nearest first */
  places: { lat: number; lng: number; name: string; text: string }[];
}

/** What makes a price: that of the typical property, and what moves this one away from it. */
export interface Breakdown {
  title: string;
  first: { label: string; amount: string };
  /** `share` of the track of its bar, 0 to 0.5 */
  effects: { label: string; amount: number; share: number; text: string }[];
  last: { label: string; amount: string };
}

export interface Table {
  columns: { title: string; share: number; toRight?: boolean }[];
  rows: string[][];
}

/** What each heir's part comes to: of the price, of what is left of it, of the rent. */
export interface HeirsSection {
  title: string;
  note: string;
  tables: (Table & { title: string })[];
}

/** What is to be checked before one signs, for what the owner answered. */
export interface SigningSection {
  title: string;
  answered: string;
  checks: { what: string; who: string }[];
  /** one after the other, by the numbers that the checks refer to them with */
  sources: { title: string; text: string };
  note: string;
}

/** The comparables of one side. */
export interface MarketSection extends Table {
  title: string;
  texts: string[];
  spread: {
    title: string;
    values: number[];
    lowText: string;
    highText: string;
    own: { value: number; text: string } | null;
  } | null;
}
