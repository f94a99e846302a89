import type { PropertyType, Transaction } from '../vocabulary/property.ts';
import type { MarketFigures } from './market-figures.ts';
import type { GroupFigures } from './price-figures.ts';

/** Where half of a larger zone's prices are one. */
const narrowest = 0.01;
/** Of an exponent: few prices may lie anywhere, or be of one building. */
const stretched = { least: 0.5, most: 2 };

/** By the median and the middle eight of ten of its figures. */
export interface ZoneLevel {
  zone: string;
  /** Brings a price of a larger zone, where the middle is `middleTnd`, to the level and the spread of this one. */
  bring: (priceTnd: number, middleTnd: number) => number;
}

/**
 * Level of the smallest zone with a price, as seen from a larger one; undefined where none is smaller.
 * @param zones from the finest to the country
 */
export function levelWithin(
  larger: string,
  { zones, figures }: { zones: readonly string[]; figures: Pick<MarketFigures, 'zones'> },
  transaction: Transaction,
  type: PropertyType,
): ZoneLevel | undefined {
  const pricesOf = (zone: string) =>
    figures.zones[zone]?.groups.find(
      (group) => group.transaction === transaction && group.type === type && group.medianPerSqm,
    );
  const zone = zones.slice(0, zones.indexOf(larger)).find(pricesOf);
  const around = pricesOf(larger);
  if (zone === undefined || !around) return undefined;
  const own = pricesOf(zone)!;
  const factor = own.medianPerSqm! / around.medianPerSqm!;
  const stretch = (bound: 'lowPerSqm' | 'highPerSqm') =>
    clamp(spread(own, bound) / Math.max(narrowest, spread(around, bound)), stretched);
  const [below, above] = [stretch('lowPerSqm'), stretch('highPerSqm')];
  return {
    zone,
    bring: (priceTnd, middleTnd) =>
      factor * middleTnd * (priceTnd / middleTnd) ** (priceTnd < middleTnd ? below : above),
  };
}

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

/** Of log prices. */
const spread = ({ medianPerSqm, ...bounds }: GroupFigures, bound: 'lowPerSqm' | 'highPerSqm') =>
  Math.abs(Math.log(bounds[bound]! / medianPerSqm!));
