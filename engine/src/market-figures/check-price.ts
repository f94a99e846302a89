import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { largestElasticity, surfaceElasticity } from '../parameters/params.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';
import {
  findComparableSet,
  type ComparableSet,
  type ComparableSets,
  type PriceCell,
} from './comparable-sets.ts';
import { fitToSurfaces, priceAlong } from './fit-to-surfaces.ts';
import type { MarketFigures } from './market-figures.ts';
import { onPriceGrid } from './price-grid.ts';
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

/** Of a cell: all questions of it have the same. */
export interface CheckedPrices {
  set: ComparableSet;
  level: ZoneLevel | undefined;
  /** whether the other bands of surface move its prices by more than a twentieth */
  isFitted: boolean;
  /** Prices at a surface, as a multiple of those at the middle of the band. */
  scaleAt: (surfaceM2: number) => number;
  /** Of a price at the middle of the band. */
  positionOf: (priceTnd: number) => PricePosition;
}

const hardlyMoved = Math.log(1.05);

/**
 * Prices of the smallest set that holds the cell, brought to the level and spread of its zone and fitted to those of the
 * other bands of surface; undefined without such a set.
 */
export function checkedPrices(market: CheckedMarket, cell: PriceCell): CheckedPrices | undefined {
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
  const fitted = fitToSurfaces(bands, largestElasticity[market.type]);
  const fit = fitted[at]! / bands[at]!.priceTnd;
  // as shown, so that what stands between two bands does too
  const middles = bands.map(({ surfaceM2 }, band) => ({ surfaceM2, priceTnd: onPriceGrid(fitted[band]!) }));
  return {
    set,
    level,
    isFitted: Math.abs(Math.log(fit)) > hardlyMoved,
    scaleAt: (surfaceM2) =>
      priceAlong(middles, surfaceM2, surfaceElasticity[market.type]) / middles[at]!.priceTnd,
    positionOf: (price) => pricePosition(set.members.length, (share) => fit * priceAt(share), price),
  };
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
