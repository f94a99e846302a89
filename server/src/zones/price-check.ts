import type { ComparePriceQuery, PriceComparison, PriceRange } from '@soumdar/contract';
import {
  checkedPrice,
  comparableSets,
  surfaceBand,
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
/** By figures: those of one market. */
const pricesByFigures = new WeakMap<object, Map<string, PricesOfSurface | undefined>>();
const mostPricesCached = 5000;

export interface PricesOfSurface {
  low: number;
  median: number;
  high: number;
}

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

/** As the price check of the zone has them; undefined where a larger zone replaces it. A rent is unfurnished. */
export function pricesOfSurface(
  served: Pick<FiguredMarket, 'market' | 'figures'>,
  zone: string,
  transaction: Transaction,
  property: { type: PropertyType; surface: number; rooms?: number | undefined },
): PricesOfSurface | undefined {
  let cached = pricesByFigures.get(served.figures);
  if (!cached || cached.size === mostPricesCached)
    pricesByFigures.set(served.figures, (cached = new Map<string, PricesOfSurface | undefined>()));
  const { type, surface, rooms } = property;
  const cell = [zone, transaction, type, surfaceBand(surface).from, rooms].join(' ');
  if (!cached.has(cell)) cached.set(cell, findPrices(served, zone, transaction, property));
  return cached.get(cell);
}

function findPrices(
  { market, figures }: Pick<FiguredMarket, 'market' | 'figures'>,
  zone: string,
  transaction: Transaction,
  { type, surface, rooms }: Parameters<typeof pricesOfSurface>[3],
): PricesOfSurface | undefined {
  const comparables = market.comparables[transaction][type];
  const checked = checkedPrice(
    { transaction, type, comparables, find: setsOf(market, transaction, type), figures },
    {
      zones: zonesAround(zoneTree(), zone),
      surfaceM2: surface,
      rooms,
      furnished: transaction === 'rent' ? false : undefined,
      priceTnd: 1,
    },
  );
  if (checked?.set.zone !== zone) return undefined;
  const { lowTnd: low, medianTnd: median, highTnd: high } = checked.position;
  return { low, median, high };
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
