import {
  createMarket,
  estimate,
  fewestInGrid,
  propertyTypes,
  trainModel,
  transactions,
  withoutDetails,
  type Listing,
  type Market,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { alignedTable } from '../table.ts';
import { isInFifth } from './fifths.ts';
import { isPlausible } from './plausible.ts';

/** What the adjusted prices beneath the figures of one type say of them. @internal */
export interface Evidence {
  transaction: Transaction;
  type: PropertyType;
  /** Figures that are shown. */
  figures: number;
  grids: number;
  /** Share of grids whose median adjusted price is within 20 % of the figure. */
  near: number;
  /** Grids of `mostCounted` comparables and more, and the share of them that hold the figure. */
  full: number;
  holding: number;
}

/** Least share of grids whose median is near the figure, and of full ones that hold it. */
const leastNear: Record<PropertyType, number> = { apartment: 0.9, villa: 0.8, house: 0.75, land: 2 / 3 };
const leastHolding = 0.95;

const draw = 1;
const seed = 1;
const subjectsPerType = 1000;
const mostCounted = 6;
/** Scores from which figures are shown. */
const shownFrom = 40;
const nearShare = 0.2;

/** Learns from four fifths, and values the rest with the form's fields on the day of the newest advertisement. */
export function printEvidence(listings: readonly Listing[], asOf: string): void {
  const isTested = (listing: Listing) => isInFifth(listing, draw);
  const learned = listings.filter((listing) => !isTested(listing));
  const market = createMarket(learned, trainModel(learned, { seed }));
  const found = evidenceOf(market, listings.filter(isTested), asOf);
  const rows = found.map((row) => [
    row.transaction,
    row.type,
    ...[row.figures, row.grids, row.full].map(String),
    ...[row.near, row.holding].map((share) => `${(100 * share).toFixed(1)} %`),
  ]);
  const headings = ['of', 'type', 'figures', 'grids', 'of six', 'median within 20 %', 'figure among them'];
  console.log(alignedTable([headings, ...rows]));
  for (const failure of failuresOf(found)) console.log(failure);
}

/** Of listings that the market does not hold. @internal */
export function evidenceOf(market: Market, listings: readonly Listing[], asOf: string): Evidence[] {
  return transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type): Evidence[] => {
      const cases = listings
        .filter(
          (listing) =>
            listing.transaction === transaction && listing.propertyType === type && isPlausible(listing),
        )
        .slice(0, subjectsPerType)
        .flatMap((listing) => caseOf(market, listing, asOf));
      const grids = cases.filter(({ adjusted }) => adjusted.length >= fewestInGrid);
      const full = grids.filter(({ adjusted }) => adjusted.length >= mostCounted);
      if (full.length === 0) return [];
      const near = grids.filter(
        ({ adjusted, price }) => Math.abs(medianOf(adjusted) / price - 1) <= nearShare,
      );
      const holding = full.filter(
        ({ adjusted, price }) => Math.min(...adjusted) <= price && price <= Math.max(...adjusted),
      );
      return [
        {
          transaction,
          type,
          figures: cases.length,
          grids: grids.length,
          near: near.length / grids.length,
          full: full.length,
          holding: holding.length / full.length,
        },
      ];
    }),
  );
}

/** What a grid must say to carry the figure above it, and does not. @internal */
export function failuresOf(found: readonly Evidence[]): string[] {
  return found.flatMap(({ transaction, type, near, holding }) => [
    ...(near < leastNear[type] ? [`${transaction} ${type}: ${near} of medians near the figure`] : []),
    ...(holding < leastHolding ? [`${transaction} ${type}: ${holding} of grids hold the figure`] : []),
  ]);
}

/** Without a figure that is shown, none. */
function caseOf(market: Market, listing: Listing, asOf: string): { price: number; adjusted: number[] }[] {
  const side = estimate(withoutDetails(listing), market, asOf)[listing.transaction];
  if (side.kind === 'insufficient' || side.score < shownFrom) return [];
  const adjusted = side.comparables.flatMap((comparable) => comparable.adjusted?.priceTnd ?? []);
  return [{ price: side.priceTnd, adjusted }];
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
