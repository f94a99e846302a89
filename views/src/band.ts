import type { Transaction } from '@soumdar/contract';
import type { Grid, GridRow } from './grid.ts';

/**
 * What brings comparables to the property; their prices per m² are of its day already, a surface moves a price and a
 * price per m² opposite ways, the rest names nothing.
 */
type BandReason = Exclude<GridRow['adjustments'][number]['what'], 'time' | 'surface' | 'rest'>;

/** An estimate outside the prices per m² of the comparables shown, and what it differs from them by. */
export interface Band {
  isAbove: boolean;
  reasons: BandReason[];
}

const bandReasons: readonly BandReason[] = ['place', 'rooms', 'details'];
const mostReasons = 2;
/** Of the price, on average over the comparables. */
const leastShare = 0.02;

/** Null within the prices of its comparables. */
export function bandOf(
  side: Transaction,
  pricePerM2: number | null,
  data: { comparables?: Record<Transaction, readonly { pricePerSqm: number }[]> | undefined },
  grid: Grid | null,
): Band | null {
  const prices = data.comparables?.[side].map(({ pricePerSqm }) => pricePerSqm) ?? [];
  if (pricePerM2 === null || prices.length === 0) return null;
  const isAbove = pricePerM2 > Math.max(...prices);
  if (!isAbove && pricePerM2 >= Math.min(...prices)) return null;
  return { isAbove, reasons: grid ? reasonsOf(isAbove, grid) : [] };
}

/** Largest adjustments in that direction. */
function reasonsOf(isAbove: boolean, { rows, price }: Grid): BandReason[] {
  const adjustments = rows.flatMap((row) => row.adjustments);
  const total = (reason: BandReason) =>
    adjustments.reduce((sum, { what, tnd }) => (what === reason ? sum + tnd : sum), 0);
  return bandReasons
    .map((reason) => ({ reason, share: ((isAbove ? 1 : -1) * total(reason)) / rows.length / price }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostReasons)
    .map(({ reason }) => reason);
}
