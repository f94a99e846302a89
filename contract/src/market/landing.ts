import type { Confidence } from '../estimation/estimation.ts';
import type { PropertyType, Transaction } from '../vocabulary.ts';

/** What the landing page shows of the market in service; figures as the country's page of prices has them. */
export interface LandingFigures {
  /** median asked in the country, in DT per m², per month for a rent */
  prices: { transaction: Transaction; type: PropertyType; medianPerSqm: number }[];
  /** of sale estimates in the country, as a share; null where none is measured */
  medianError: number | null;
  /** null where the market has no reliable estimate of any example */
  example: ExampleEstimate | null;
  /** day to whose level sale prices are brought */
  asOf: string;
  /** 'YYYY-MM', of rents where it is not the day's */
  rentMonth?: string;
  /** true while the market is the generated sample */
  sample: boolean;
}

/** An estimate of a property that nobody owns. */
export interface ExampleEstimate {
  place: { name: string; nameAr?: string };
  type: PropertyType;
  /** m² */
  surface: number;
  rooms: number;
  /** DT */
  price: number;
  range: { low: number; high: number } | null;
  confidence: Confidence;
}
