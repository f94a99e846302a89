import type { PropertyType, Transaction } from '../vocabulary/property.ts';
import type { MarketFigures } from './market-figures.ts';

/** By the median of its figures. */
export interface ZoneLevel {
  zone: string;
  /** Its price per m², as a factor of that of a larger zone. */
  factor: number;
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
  const medianOf = (zone: string) =>
    figures.zones[zone]?.groups.find((group) => group.transaction === transaction && group.type === type)
      ?.medianPerSqm;
  const zone = zones.slice(0, zones.indexOf(larger)).find(medianOf);
  const around = medianOf(larger);
  return zone !== undefined && around ? { zone, factor: medianOf(zone)! / around } : undefined;
}
