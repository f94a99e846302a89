import {
  estimate,
  fewestInGrid,
  withoutDetails,
  type Listing,
  type Market,
  type PropertyType,
} from '@soumdar/engine';
import { ofEachKind, percent, printMeasured, type OfKind } from './held-out-market.ts';
import { isPlausible } from './plausible.ts';

/** What the adjusted prices beneath the figures of one type say of them. */
interface Evidence extends OfKind {
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

const subjectsPerType = 1000;
const mostCounted = 6;
/** Scores from which figures are shown. */
const shownFrom = 40;
const nearShare = 0.2;

/** With the form's fields, on the day of the newest advertisement. */
export function printEvidence(listings: readonly Listing[], asOf: string): void {
  printMeasured(listings, {
    of: (market, tested) => evidenceOf(market, tested, asOf),
    columns: {
      figures: ({ figures }) => String(figures),
      grids: ({ grids }) => String(grids),
      'of six': ({ full }) => String(full),
      'median within 20 %': ({ near }) => percent(near),
      'figure among them': ({ holding }) => percent(holding),
    },
    failuresOf,
  });
}

/** Of listings that the market does not hold. @internal */
export function evidenceOf(market: Market, listings: readonly Listing[], asOf: string): Evidence[] {
  return ofEachKind(listings.filter(isPlausible), (ofType, kind) => {
    const cases = ofType.slice(0, subjectsPerType).flatMap((listing) => caseOf(market, listing, asOf));
    const grids = cases.filter(({ adjusted }) => adjusted.length >= fewestInGrid);
    const full = grids.filter(({ adjusted }) => adjusted.length >= mostCounted);
    if (full.length === 0) return undefined;
    const near = grids.filter(({ adjusted, price }) => Math.abs(medianOf(adjusted) / price - 1) <= nearShare);
    const holding = full.filter(
      ({ adjusted, price }) => Math.min(...adjusted) <= price && price <= Math.max(...adjusted),
    );
    return {
      ...kind,
      figures: cases.length,
      grids: grids.length,
      near: near.length / grids.length,
      full: full.length,
      holding: holding.length / full.length,
    };
  });
}

/** What a grid must say to carry the figure above it, and does not. @internal */
export function failuresOf(found: readonly Evidence[]): string[] {
  return found.flatMap(({ transaction, type, near, full, holding }) => [
    ...(near < leastNear[type] ? [`${transaction} ${type}: ${near} of medians near the figure`] : []),
    // of a dozen grids, one alone is more than a share of twenty
    ...(holding < Math.floor(leastHolding * full) / full
      ? [`${transaction} ${type}: ${holding} of grids hold the figure`]
      : []),
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
