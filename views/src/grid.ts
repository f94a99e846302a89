import {
  fewestInGrid,
  isOffForm,
  type ComparableItem,
  type DetailName,
  type PropertyType,
  type Transaction,
} from '@soumdar/contract';
import { roundings } from '@soumdar/rules';
import type { Level } from './level.ts';
import type { ListedComparable, Nearness } from './market.ts';
import { isFarApart } from './median-gap.ts';

/** `asking` and `adjusted`: where they stand on the axis, as shares from its low end. */
export type GridRow = Pick<ComparableItem, 'surface' | 'rooms' | 'locality' | 'listedOn'> & {
  /** in the order of the answer, from 1 */
  number: number;
  nearness: Nearness;
  likeness: Likeness;
  reasons: NonNullable<ComparableItem['likenesses']>;
  askingPrice: number;
  /** they lead from the asking price to the adjusted one */
  adjustments: Adjustment[];
  adjustedPrice: number;
  asking: number;
  adjusted: number;
};

/** DT; per month for a rent. */
export interface Grid {
  side: Transaction;
  rows: GridRow[];
  /** of all rows; its ends are rounded outwards */
  axis: { low: number; high: number; figure: number; range: { low: number; high: number } | null };
  adjusted: { low: number; middle: number; high: number };
  /** the figure from their middle */
  isFar: boolean;
  /** what adjustments name and no form asks of such a property */
  offForm: DetailName[];
  evidence: Evidence;
  price: number;
  level: Level;
}

/** What the rows are, before they are adjusted. */
interface Evidence {
  count: number;
  /** in the same neighbourhood */
  near: number;
  /** days of the oldest and the newest */
  first: string;
  last: string;
  asking: { low: number; high: number };
}

type Likeness = NonNullable<ComparableItem['likeness']>;
type Adjustment = NonNullable<ComparableItem['adjustments']>[number];

/** Why a figure has no grid: too few comparables can be adjusted to the property, or not all are shown. */
export type GridLack = 'tooFewAdjusted' | 'withheld';

interface Estimated {
  type: PropertyType;
  side: Transaction;
  price: number;
  range: { low: number; high: number } | null;
  level: Level;
  comparables: readonly ListedComparable[];
}

/** Null where fewer than `fewestInGrid` are adjusted, as in old records. */
export function gridOf({ comparables, ...estimated }: Estimated): Grid | null {
  const adjusted = comparables.flatMap(adjustedRow);
  if (adjusted.length < fewestInGrid) return null;
  const { type, side, price, range, level } = estimated;
  const ends = axisEnds([
    price,
    ...(range ? [range.low, range.high] : []),
    ...adjusted.flatMap(({ askingPrice, adjustedPrice }) => [askingPrice, adjustedPrice]),
  ]);
  const spread = spreadOf(
    side,
    adjusted.map(({ adjustedPrice }) => adjustedPrice),
  );
  const at = (tnd: number) => (tnd - ends.low) / (ends.high - ends.low);
  return {
    side,
    price,
    level,
    rows: adjusted.map((row, index) => ({
      ...row,
      number: index + 1,
      asking: at(row.askingPrice),
      adjusted: at(row.adjustedPrice),
    })),
    evidence: evidenceOf(adjusted),
    axis: { ...ends, figure: at(price), range: range && { low: at(range.low), high: at(range.high) } },
    adjusted: spread,
    isFar: isFarApart(price, spread.middle),
    offForm: offFormIn(adjusted, type),
  };
}

function offFormIn(rows: readonly Pick<GridRow, 'adjustments'>[], type: PropertyType): DetailName[] {
  const causes = rows.flatMap(({ adjustments }) => adjustments.flatMap(({ of = [] }) => of));
  return [...new Set(causes)].filter((cause) => isOffForm(type, cause));
}

function evidenceOf(rows: readonly Pick<GridRow, 'nearness' | 'listedOn' | 'askingPrice'>[]): Evidence {
  const days = rows.map(({ listedOn }) => listedOn).toSorted();
  const prices = rows.map(({ askingPrice }) => askingPrice);
  return {
    count: rows.length,
    near: rows.filter(({ nearness }) => nearness === 'samePlace').length,
    first: days[0]!,
    last: days.at(-1)!,
    asking: { low: Math.min(...prices), high: Math.max(...prices) },
  };
}

/** Of an answer made since comparables are adjusted. */
export const gridLackOf = (grid: Grid | null, comparables: readonly ListedComparable[]): GridLack | null =>
  grid === null && comparables.every(({ likeness }) => likeness !== undefined) ? 'tooFewAdjusted' : null;

function adjustedRow(item: ListedComparable): Omit<GridRow, 'number' | 'asking' | 'adjusted'>[] {
  const { surface, rooms, locality, listedOn, nearness } = item;
  const { price, adjustments, adjustedPrice, likeness, likenesses: reasons = [] } = item;
  if (price === undefined || !adjustments || adjustedPrice === undefined || !likeness) return [];
  const shown = { surface, rooms, locality, listedOn, nearness, likeness, reasons };
  return [{ ...shown, askingPrice: price, adjustments, adjustedPrice }];
}

/** The ends have two digits, so that they read as an axis. */
function axisEnds(prices: number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const step = 10 ** (Math.floor(Math.log10(most)) - 1);
  const low = step * Math.floor(least / step);
  return { low, high: Math.max(low + step, step * Math.ceil(most / step)) };
}

function spreadOf(side: Transaction, prices: number[]): Grid['adjusted'] {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
  return { low: sorted[0]!, middle: roundings[side].price(middle), high: sorted.at(-1)! };
}

const kmOf = (nearness: Nearness) =>
  nearness === 'samePlace' ? 0 : nearness === 'town' ? Infinity : nearness;

/** Those of which only the town is known stand last. */
export const nearestFirst = (rows: readonly GridRow[]): GridRow[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [kmOf(a.nearness), kmOf(b.nearness)];
    return one === other ? 0 : one - other;
  });
