import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { elasticityWithinZone } from '../parameters/market-params.ts';
import { largestElasticity } from '../parameters/params.ts';
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
import {
  countInFives,
  pricesAround,
  pricesOfSet,
  shares,
  type PriceAt,
  type PricesAround,
} from './price-position.ts';
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
  /** advertisements, to the nearest five */
  count: number;
  level: ZoneLevel | undefined;
  /** whether the other bands of surface move its prices by more than a twentieth */
  isFitted: boolean;
  /** At the middle of the band; of what is compared too only the step of the grid counts. */
  ofBand: PricesAround;
  /** On the lines from the middle of each band to that of the next. */
  pricesAt: (surfaceM2: number) => PricesAround;
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
  const { set, level } = found;
  const bands = surfaceBands.flatMap((band) => {
    const other = pricesOf(band);
    return other ? [{ band, surfaceM2: middleOf(band), ...other }] : [];
  });
  const fits = shares.map((share) => fitBands(bands, share, largestElasticity[market.type]));
  // as shown, so that what stands between two bands does too
  const lines = fits.map((fitted) =>
    bands.map(({ surfaceM2 }, at) => ({ surfaceM2, priceTnd: onPriceGrid(fitted[at]!) })),
  );
  const elasticity = elasticityWithinZone[market.transaction][market.type];
  const pricesAt = (surfaceM2: number) =>
    pricesAround(lines.map((line) => priceAlong(line, surfaceM2, elasticity)));
  const at = bands.findIndex(({ band }) => band === own);
  const ofBand = pricesAt(middleOf(own));
  const moved = fits[shares.indexOf(0.5)]![at]! / found.priceAt(0.5);
  return {
    set,
    count: countInFives(set),
    level,
    isFitted: Math.abs(Math.log(moved)) > hardlyMoved,
    ofBand: { ...ofBand, shareBelow: (price) => ofBand.shareBelow(onPriceGrid(price)) },
    pricesAt,
  };
}

type PricedBand = { surfaceM2: number } & NonNullable<ReturnType<ReturnType<typeof pricesOfBands>>>;

const fitBands = (bands: readonly PricedBand[], share: number, most: number) =>
  fitToSurfaces(
    bands.map(({ surfaceM2, priceAt, set }) => ({
      surfaceM2,
      priceTnd: priceAt(share),
      count: set.members.length,
    })),
    most,
  );

function pricesOfBands({ transaction, type, comparables, sets, figures }: CheckedMarket, cell: PriceCell) {
  const elasticity = elasticityWithinZone[transaction][type];
  // many bands share the set of all surfaces
  const priced = new Map<ComparableSet['members'], PriceAt>();
  return (band: SurfaceSpan) => {
    const set = findComparableSet(sets, { ...cell, surfaceM2: band.from });
    if (!set) return undefined;
    const level = levelWithin(set.zone, { zones: cell.zones, figures }, transaction, type);
    const prices =
      priced.get(set.members) ?? pricesOfSet(comparables, set, { elasticity, asOf: figures.asOf, type });
    priced.set(set.members, prices);
    const priceAt = (share: number) => {
      const price = prices(share, middleOf(band));
      return level ? level.bring(price, prices(0.5, middleOf(band))) : price;
    };
    return { set, level, priceAt };
  };
}
