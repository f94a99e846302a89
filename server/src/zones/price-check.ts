import type { ComparePriceQuery, PriceComparison, PriceRange } from '@soumdar/contract';
import {
  checkedPrice,
  comparableSets,
  zonesAround,
  type FindComparableSet,
  type Market,
  type Transaction,
  type PropertyType,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { Refusal } from '../http/refusal.ts';
import type { FiguredMarket } from './figured-market.ts';
import { ofAgenciesAt } from './of-agencies.ts';
import { figuresBasis, placeOf } from './present-zone.ts';

/** Farther away, a price is a slip or a try. */
const farthestFromMedian = 10;

const setsByIndex = new WeakMap<object, FindComparableSet>();

/** The zone must exist; a larger one replaces it where advertisements are too few. */
export function checkPrice(
  { market, figures, basis }: FiguredMarket,
  { zone, transaction, type, surface, rooms, furnished, price }: ComparePriceQuery,
): PriceComparison | Refusal {
  const checked = checkedPrice(
    {
      transaction,
      type,
      comparables: market.comparables[transaction][type],
      find: setsOf(market, transaction, type),
      figures,
    },
    { zones: zonesAround(zoneTree(), zone), surfaceM2: surface, rooms, furnished, priceTnd: price },
  );
  if (!checked) return { refused: 'notEnoughData' };
  const { set, level, isFitted, position } = checked;
  const range = rangeAround(position.medianTnd);
  if (price < range.lowest || price > range.highest) return { refused: 'priceOutOfRange', data: range };
  return {
    zone: placeOf(zoneTree().zones.get(set.zone)!),
    ...(level && { broughtTo: placeOf(zoneTree().zones.get(level.zone)!) }),
    ...(isFitted && { fitted: true as const }),
    surface: set.surface,
    count: position.count,
    widened: set.widened,
    low: position.lowTnd,
    median: position.medianTnd,
    high: position.highTnd,
    shareBelow: position.shareBelow,
    ofAgencies: ofAgenciesAt(figures, set.zone, transaction, type),
    ...figuresBasis(figures, basis, set.zone),
  };
}

/** A refusal reveals only the median's order of magnitude. */
function rangeAround(median: number): PriceRange {
  const toOneDigit = (price: number) => Number(price.toPrecision(1));
  return {
    lowest: toOneDigit(median / farthestFromMedian),
    highest: toOneDigit(median * farthestFromMedian),
  };
}

/** Takes some tenths of a second at the first question about a market. */
function setsOf({ comparables }: Market, transaction: Transaction, type: PropertyType): FindComparableSet {
  const index = comparables[transaction][type];
  const known = setsByIndex.get(index);
  if (known) return known;
  const sets = comparableSets(index, (position) => zonesAround(zoneTree(), zoneTree().zoneAt(position)));
  setsByIndex.set(index, sets);
  return sets;
}
