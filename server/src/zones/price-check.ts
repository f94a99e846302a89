import type { ComparePriceQuery, PriceComparison, PriceRange } from '@soumdar/contract';
import {
  allSurfaces,
  checkedPrice,
  countrySlug,
  surfaceBand,
  zonesAround,
  type PricePosition,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { Refusal } from '../http/refusal.ts';
import type { FiguredMarket } from './figured-market.ts';
import { ofAgenciesAt } from './of-agencies.ts';
import { figuresBasis, placeOf } from './present-zone.ts';

/** Farther away, a price is a slip or a try. */
const farthestFromMedian = 10;

const pricesByIndex = new WeakMap<object, Map<string, PricesOfSurface | undefined>>();
const mostPricesCached = 5000;

/** Served, without its date. */
type CheckedSource = Pick<FiguredMarket, 'market' | 'sets' | 'figures'>;

export interface PricesOfSurface {
  low: number;
  median: number;
  high: number;
}

/** The zone must exist; a larger one replaces it where advertisements are too few. */
export function checkPrice(served: FiguredMarket, query: ComparePriceQuery): PriceComparison | Refusal {
  const checked = checkedIn(served, query);
  if (!checked) return { refused: 'notEnoughData' };
  const { set, level, isFitted, position } = checked;
  const range = rangeAround(position.medianTnd);
  const { transaction, type, price } = query;
  if (price < range.lowest || price > range.highest) return { refused: 'priceOutOfRange', data: range };
  const { figures, basis } = served;
  return {
    zone: placeOf(zoneTree().zones.get(set.zone)!),
    ...(level && { broughtTo: placeOf(zoneTree().zones.get(level.zone)!) }),
    ...(isFitted && { fitted: true as const }),
    surface: set.surface,
    count: position.count,
    widened: set.widened,
    ...pricesOf(position),
    shareBelow: position.shareBelow,
    ofAgencies: ofAgenciesAt(figures, set.zone, transaction, type),
    ...figuresBasis(figures, basis, set.zone),
  };
}

/**
 * As the price check of the zone has them; undefined where a larger zone replaces it, or other surfaces stand for this
 * one. A rent is unfurnished.
 */
export function pricesOfSurface(
  served: CheckedSource,
  property: Pick<ComparePriceQuery, 'zone' | 'transaction' | 'type' | 'surface' | 'rooms'>,
): PricesOfSurface | undefined {
  const { zone, transaction, type, surface, rooms } = property;
  const index = served.market.comparables[transaction][type];
  let cached = pricesByIndex.get(index);
  if (!cached || cached.size === mostPricesCached)
    pricesByIndex.set(index, (cached = new Map<string, PricesOfSurface | undefined>()));
  const cell = [zone, surfaceBand(surface).from, rooms].join(' ');
  if (!cached.has(cell)) {
    const furnished = transaction === 'rent' ? false : undefined;
    // the price compared moves none of those around it
    const checked = checkedIn(served, { ...property, furnished, price: 1 });
    const isOwn = checked?.set.zone === zone && checked.set.surface !== allSurfaces;
    cached.set(cell, isOwn ? pricesOf(checked.position) : undefined);
  }
  return cached.get(cell);
}

function checkedIn(
  { market, sets, figures }: CheckedSource,
  { zone, transaction, type, surface, rooms, furnished, price }: ComparePriceQuery,
) {
  const checked = checkedPrice(
    {
      transaction,
      type,
      comparables: market.comparables[transaction][type],
      sets: sets[transaction][type],
      figures,
    },
    { zones: zonesAround(zoneTree(), zone), surfaceM2: surface, rooms, furnished, priceTnd: price },
  );
  // prices of the country that nothing brings to the level of the zone are not its own
  const isForeign = checked?.set.zone === countrySlug && zone !== countrySlug && !checked.level;
  return isForeign ? undefined : checked;
}

const pricesOf = ({ lowTnd, medianTnd, highTnd }: PricePosition): PricesOfSurface => ({
  low: lowTnd,
  median: medianTnd,
  high: highTnd,
});

/** A refusal reveals only the median's order of magnitude. */
function rangeAround(median: number): PriceRange {
  const toOneDigit = (price: number) => Number(price.toPrecision(1));
  return {
    lowest: toOneDigit(median / farthestFromMedian),
    highest: toOneDigit(median * farthestFromMedian),
  };
}
