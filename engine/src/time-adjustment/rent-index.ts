import { minPeriodRents, rentCellDegrees, rentIndexRounds, surfaceElasticity } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { yearsOf } from './dates.ts';
import type { TimeLevels } from './time-levels.ts';

/** Log levels of rents at the mean day of each calendar year of advertisements; the last is 0. */
export interface RentIndex {
  /** `YYYY-MM-DD`; empty without listings. */
  newestOn: string;
  years: Float64Array;
  logLevels: Float64Array;
}

/**
 * Separates the day of rents from their place and type by median polish (Tukey, "Exploratory Data Analysis",
 * 1977): no published index of rents covers these years. Years of few advertisements join the year before.
 */
function fitRentIndex(listings: readonly Listing[]): RentIndex {
  const periods = periodsOf(listings);
  const newestOn = periods.at(-1)?.at(-1)?.listedOn ?? '';
  if (periods.length < 2) return { newestOn, years: new Float64Array(0), logLevels: new Float64Array(0) };
  const cells = new Map<string, number>();
  const rents = periods.flatMap((members, period) =>
    members.map((listing) => {
      const key = [listing.propertyType, cellOf(listing.lat), cellOf(listing.lng)].join(' ');
      if (!cells.has(key)) cells.set(key, cells.size);
      return {
        logUnitRent:
          Math.log(listing.priceTnd) - surfaceElasticity[listing.propertyType] * Math.log(listing.surfaceM2),
        cell: cells.get(key)!,
        period,
      };
    }),
  );
  const byCell = groupBy(rents, cells.size, ({ cell }) => cell);
  const byPeriod = groupBy(rents, periods.length, ({ period }) => period);
  const ofCell = new Float64Array(cells.size);
  const ofPeriod = new Float64Array(periods.length);
  for (let round = 0; round < rentIndexRounds; round += 1) {
    byCell.forEach((members, cell) => {
      ofCell[cell] = median(members.map(({ logUnitRent, period }) => logUnitRent - ofPeriod[period]!));
    });
    byPeriod.forEach((members, period) => {
      ofPeriod[period] = median(members.map(({ logUnitRent, cell }) => logUnitRent - ofCell[cell]!));
    });
  }
  return {
    newestOn,
    years: Float64Array.from(periods, (members) => mean(members.map(({ listedOn }) => yearsOf(listedOn)))),
    logLevels: ofPeriod.map((level) => level - ofPeriod.at(-1)!),
  };
}

/** Rents have no published index. */
export function timeLevels(transaction: Transaction, listings: readonly Listing[]): TimeLevels {
  return transaction === 'sale' ? 'published' : fitRentIndex(listings);
}

/** By calendar year, oldest first, each of `minPeriodRents` or more but for a single one. */
function periodsOf(listings: readonly Listing[]): Listing[][] {
  const years = new Map<string, Listing[]>();
  for (const listing of listings.toSorted((a, b) => (a.listedOn < b.listedOn ? -1 : 1))) {
    const year = listing.listedOn.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), listing]);
  }
  const periods: Listing[][] = [];
  for (const members of years.values()) {
    const before = periods.at(-1);
    if (before && (members.length < minPeriodRents || before.length < minPeriodRents))
      before.push(...members);
    else periods.push(members);
  }
  return periods;
}

const cellOf = (degrees: number) => Math.round(degrees / rentCellDegrees);

function groupBy<Item>(items: readonly Item[], count: number, groupOf: (item: Item) => number): Item[][] {
  const groups = Array.from({ length: count }, (): Item[] => []);
  for (const item of items) groups[groupOf(item)]!.push(item);
  return groups;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
