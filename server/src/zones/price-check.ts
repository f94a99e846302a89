import type { ComparePriceQuery, PriceComparison, PriceRange } from '@soumdar/contract';
import {
  allSurfaces,
  checkedPrices,
  countrySlug,
  surfaceBand,
  zonesAround,
  type CheckedPrices,
  type PricesAround,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { Refusal } from '../http/refusal.ts';
import type { FiguredMarket } from './figured-market.ts';
import { ofAgenciesAt } from './of-agencies.ts';
import { figuresBasis, placeOf } from './present-zone.ts';

/** Farther away, a price is a slip or a try. */
const farthestFromMedian = 10;

const checkedByIndex = new WeakMap<object, Map<string, CheckedPrices | undefined>>();
const mostCached = 5000;

/** Served, without its date. */
type CheckedSource = Pick<FiguredMarket, 'market' | 'sets' | 'figures'>;

export interface PricesOfSurface {
  low: number;
  median: number;
  high: number;
  /** of homes of whatever surface, brought to this one */
  fromAllSurfaces?: true;
}

/** The zone must exist; a larger one replaces it where advertisements are too few. */
export function checkPrice(served: FiguredMarket, query: ComparePriceQuery): PriceComparison | Refusal {
  const checked = checkedIn(served, query);
  if (!checked) return { refused: 'notEnoughData' };
  const { set, count, level, isFitted, ofBand, pricesAt } = checked;
  const { transaction, type, price, surface, atSurface } = query;
  const around = atSurface ? pricesAt(surface) : ofBand;
  const prices = pricesOf(around);
  const range = rangeAround(prices.median);
  if (price < range.lowest || price > range.highest) return { refused: 'priceOutOfRange', data: range };
  const { figures, basis } = served;
  return {
    zone: placeOf(zoneTree().zones.get(set.zone)!),
    ...(level && { broughtTo: placeOf(zoneTree().zones.get(level.zone)!) }),
    ...(isFitted && { fitted: true as const }),
    surface: set.surface,
    count,
    widened: set.widened,
    ...prices,
    shareBelow: around.shareBelow(price),
    ofAgencies: ofAgenciesAt(figures, set.zone, transaction, type),
    ...figuresBasis(figures, basis, set.zone),
  };
}

/** At the surface, as the price check of the zone has them; undefined where a larger zone replaces it. A rent is unfurnished. */
export function pricesOfSurface(
  served: CheckedSource,
  property: Pick<ComparePriceQuery, 'zone' | 'transaction' | 'type' | 'surface' | 'rooms'>,
): PricesOfSurface | undefined {
  const { zone, transaction, type, surface, rooms } = property;
  const index = served.market.comparables[transaction][type];
  let cached = checkedByIndex.get(index);
  if (!cached || cached.size === mostCached)
    checkedByIndex.set(index, (cached = new Map<string, CheckedPrices | undefined>()));
  const cell = [zone, surfaceBand(surface).from, rooms].join(' ');
  if (!cached.has(cell)) {
    const furnished = transaction === 'rent' ? false : undefined;
    const checked = checkedIn(served, { ...property, furnished });
    cached.set(cell, checked?.set.zone === zone ? checked : undefined);
  }
  const own = cached.get(cell);
  return (
    own && {
      ...pricesOf(own.pricesAt(surface)),
      ...(own.set.surface === allSurfaces && { fromAllSurfaces: true as const }),
    }
  );
}

function checkedIn(
  { market, sets, figures }: CheckedSource,
  { zone, transaction, type, surface, rooms, furnished }: Omit<ComparePriceQuery, 'price'>,
): CheckedPrices | undefined {
  const checked = checkedPrices(
    {
      transaction,
      type,
      comparables: market.comparables[transaction][type],
      sets: sets[transaction][type],
      figures,
    },
    { zones: zonesAround(zoneTree(), zone), surfaceM2: surface, rooms, furnished },
  );
  // prices of the country that nothing brings to the level of the zone are not its own
  const isForeign = checked?.set.zone === countrySlug && zone !== countrySlug && !checked.level;
  return isForeign ? undefined : checked;
}

const pricesOf = ({ lowTnd, medianTnd, highTnd }: PricesAround): PricesOfSurface => ({
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
