import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { largestElasticity } from '../parameters/params.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';
import {
  findComparableSet,
  type ComparableSet,
  type ComparableSets,
  type PriceCell,
} from './comparable-sets.ts';
import { fitToSurfaces } from './fit-to-surfaces.ts';
import type { MarketFigures } from './market-figures.ts';
import { pricePosition, pricesOfSet, type PriceAt, type PricePosition } from './price-position.ts';
import { middleOf, surfaceBand, surfaceBands, type SurfaceSpan } from './surface-bands.ts';
import { levelWithin, type ZoneLevel } from './zone-level.ts';

/** Advertisements of one transaction and type, and the figures of their zones. */
export interface CheckedMarket {
  transaction: Transaction;
  type: PropertyType;
  comparables: ComparablesIndex;
  sets: ComparableSets;
  figures: Pick<MarketFigures, 'zones' | 'asOf'>;
}

export interface CheckedPrice {
  set: ComparableSet;
  level: ZoneLevel | undefined;
  /** whether the other bands of surface move its prices by more than a twentieth */
  isFitted: boolean;
  position: PricePosition;
}

const hardlyMoved = Math.log(1.05);

/**
 * Compares a price with those of the smallest set that holds the cell, brought to the level and spread of its zone and fitted
 * to those of the other bands of surface; undefined without such a set.
 */
export function checkedPrice(
  market: CheckedMarket,
  cell: PriceCell & { priceTnd: number },
): CheckedPrice | undefined {
  const own = surfaceBand(cell.surfaceM2);
  const pricesOf = pricesOfBands(market, cell);
  const found = pricesOf(own);
  if (!found) return undefined;
  const { set, level, priceAt } = found;
  const bands = surfaceBands.flatMap((band) => {
    const other = pricesOf(band);
    return other
      ? { band, surfaceM2: middleOf(band), priceTnd: other.priceAt(0.5), count: other.set.members.length }
      : [];
  });
  const at = bands.findIndex(({ band }) => band === own);
  const fit = fitToSurfaces(bands, largestElasticity[market.type])[at]! / bands[at]!.priceTnd;
  const position = pricePosition(set.members.length, (share) => fit * priceAt(share), cell.priceTnd);
  return { set, level, isFitted: Math.abs(Math.log(fit)) > hardlyMoved, position };
}

function pricesOfBands({ transaction, type, comparables, sets, figures }: CheckedMarket, cell: PriceCell) {
  // many bands share the set of all surfaces
  const priced = new Map<ComparableSet['members'], PriceAt>();
  return (band: SurfaceSpan) => {
    const set = findComparableSet(sets, { ...cell, surfaceM2: band.from });
    if (!set) return undefined;
    const level = levelWithin(set.zone, { zones: cell.zones, figures }, transaction, type);
    const prices = priced.get(set.members) ?? pricesOfSet(comparables, type, set, figures.asOf);
    priced.set(set.members, prices);
    const priceAt = (share: number) => {
      const price = prices(share, middleOf(band));
      return level ? level.bring(price, prices(0.5, middleOf(band))) : price;
    };
    return { set, level, priceAt };
  };
}
