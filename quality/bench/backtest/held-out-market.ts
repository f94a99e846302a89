import {
  createMarket,
  propertyTypes,
  trainModel,
  transactions,
  type Listing,
  type Market,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { alignedTable } from '../table.ts';
import { isInFifth } from './fifths.ts';

const draw = 1;
const seed = 1;

/** What is measured of the homes of one type in one transaction. */
export interface OfKind {
  transaction: Transaction;
  type: PropertyType;
}

interface Measure<Found extends OfKind> {
  of: (market: Market, tested: readonly Listing[]) => Found[];
  /** Beside transaction and type. */
  columns: Record<string, (found: Found) => string>;
  failuresOf: (found: readonly Found[]) => string[];
}

/** Learns from four fifths, measures on the rest, and prints a table and what of it is not as demanded. */
export function printMeasured<Found extends OfKind>(
  listings: readonly Listing[],
  { of, columns, failuresOf }: Measure<Found>,
): void {
  const isTested = (listing: Listing) => isInFifth(listing, draw);
  const learned = listings.filter((listing) => !isTested(listing));
  const market = createMarket(learned, trainModel(learned, { seed }));
  const found = of(market, listings.filter(isTested));
  const rows = found.map((row) => [
    row.transaction,
    row.type,
    ...Object.values(columns).map((column) => column(row)),
  ]);
  console.log(alignedTable([['of', 'type', ...Object.keys(columns)], ...rows]));
  for (const failure of failuresOf(found)) console.log(failure);
}

/** Undefined where a kind has too few cases. */
export function ofEachKind<Found extends OfKind>(
  listings: readonly Listing[],
  measure: (listings: readonly Listing[], kind: OfKind) => Found | undefined,
): Found[] {
  return transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type) => {
      const ofKind = listings.filter(
        (listing) => listing.transaction === transaction && listing.propertyType === type,
      );
      return measure(ofKind, { transaction, type }) ?? [];
    }),
  );
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
