import { fewestOfQuarter, fewestShown } from '../parameters/market-params.ts';
import { median } from '../statistics/quantile.ts';
import { consumerPrices } from '../time-adjustment/consumer-prices.ts';
import { propertyTypes, type Listing, type PropertyType } from '../vocabulary/property.ts';
import type { ValuedListing } from './valued-listing.ts';

/** Asking price per m² of the zone's usual home in a quarter (`2024-T3`), in dinars of that quarter. */
export interface QuarterLevel {
  quarter: string;
  type: PropertyType;
  perSqm: number;
  /** Since the same quarter of the year before, as a share; null where that has no level. */
  yearOnYear: number | null;
  /** In constant dinars; null outside the series of consumer prices. */
  yearOnYearReal: number | null;
}

/**
 * Adjusted for the mix of homes, by the gap between prices and the model's present values, and for the mix of
 * sites: a step between two quarters rests on the sites of both. Quarters without such a step are left out.
 */
export function quarterlyLevels(listings: readonly ValuedListing[]): QuarterLevel[] {
  return propertyTypes.flatMap((type) => {
    const ofType = listings.filter(
      ({ listing, expected }) => expected && listing.transaction === 'sale' && listing.propertyType === type,
    );
    const chain = longestChain(quartersOf(ofType));
    const last = chain.at(-1);
    if (!last || chain.length === 1) return [];
    const today = median(ofType.map(({ listing, expected }) => expected!.sale - Math.log(listing.surfaceM2)));
    const shift = today + median([...last.gaps.values()].flat()) - last.logLevel;
    const levels = new Map(chain.map(({ name, logLevel }) => [name, Math.exp(logLevel + shift)]));
    return [...levels].map(([quarter, perSqm]) => ({
      quarter,
      type,
      perSqm,
      ...changesTo(quarter, perSqm, levels),
    }));
  });
}

/** Log gaps between asking prices and present values, by site. */
interface Quarter {
  name: string;
  gaps: ReadonlyMap<string, number[]>;
}

function quartersOf(listings: readonly ValuedListing[]): Quarter[] {
  const quarters = new Map<string, Map<string, number[]>>();
  for (const { listing, expected } of listings) {
    const name = quarterOf(listing);
    const site = listing.source ?? '';
    const gaps = quarters.get(name) ?? new Map<string, number[]>();
    quarters.set(name, gaps.set(site, [...(gaps.get(site) ?? []), gapOf(listing, expected!.sale)]));
  }
  return [...quarters]
    .map(([name, gaps]) => ({ name, gaps }))
    .filter(({ gaps }) => [...gaps.values()].flat().length >= fewestOfQuarter)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type ChainedQuarter = Quarter & { logLevel: number };

/** Of as many quarters as possible, each compared with the one before; the newest of equally long chains. */
function longestChain(quarters: readonly Quarter[]): ChainedQuarter[] {
  const chains = quarters.map((first, at) => {
    const chain: ChainedQuarter[] = [{ ...first, logLevel: 0 }];
    for (const quarter of quarters.slice(at + 1)) {
      const before = chain.at(-1)!;
      const step = stepBetween(before, quarter);
      if (step !== undefined) chain.push({ ...quarter, logLevel: before.logLevel + step });
    }
    return chain;
  });
  return chains.reduce((longest, chain) => (chain.length >= longest.length ? chain : longest), []);
}

/** Each common site counts by its smaller number of advertisements; undefined with too few of them. */
function stepBetween({ gaps: before }: Quarter, { gaps: after }: Quarter): number | undefined {
  const steps = [...before].flatMap(([site, earlier]) => {
    const later = after.get(site);
    const weight = later ? Math.min(earlier.length, later.length) : 0;
    return later && weight >= fewestShown ? [{ step: median(later) - median(earlier), weight }] : [];
  });
  const weight = steps.reduce((sum, each) => sum + each.weight, 0);
  return weight < fewestOfQuarter
    ? undefined
    : steps.reduce((sum, each) => sum + each.step * each.weight, 0) / weight;
}

function changesTo(
  quarter: string,
  perSqm: number,
  levels: ReadonlyMap<string, number>,
): Pick<QuarterLevel, 'yearOnYear' | 'yearOnYearReal'> {
  const year = Number(quarter.slice(0, 4));
  const before = levels.get(`${year - 1}${quarter.slice(4)}`);
  if (before === undefined) return { yearOnYear: null, yearOnYearReal: null };
  const [then, now] = [consumerPrices(year - 1), consumerPrices(year)];
  const ratio = perSqm / before;
  return {
    yearOnYear: ratio - 1,
    yearOnYearReal: then === null || now === null ? null : (ratio * then) / now - 1,
  };
}

const gapOf = ({ priceTnd }: Listing, expected: number) => Math.log(priceTnd) - expected;

function quarterOf({ listedOn }: Listing): string {
  return `${listedOn.slice(0, 4)}-T${Math.ceil(Number(listedOn.slice(5, 7)) / 3)}`;
}
