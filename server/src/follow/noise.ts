import {
  estimatePrices,
  propertyTypes,
  transactions,
  type Listing,
  type Market,
  type PropertyType,
  type Subject,
  type Transaction,
} from '@soumdar/engine';

/** The change of a logarithm of a price, by transaction and type; none for those that are too rare to measure it. */
export type Noise = Record<Transaction, Partial<Record<PropertyType, number>>>;

/** Of the properties valued twice, so many change by less. */
const coverage = 0.9;
const probesPerType = 100;
const fewestProbes = 30;

/**
 * What learning anew alone moves prices by: the same homes, among the same advertisements and on the same day, by two models. A home as
 * advertised in one place is put in the place of the next advertisement, so that it is not itself among its comparables.
 */
export function measureNoise(before: Market, now: Market, listings: readonly Listing[], asOf: string): Noise {
  const noise: Noise = { sale: {}, rent: {} };
  for (const type of propertyTypes) {
    const changes = probesOf(listings.filter(({ propertyType }) => propertyType === type)).map((probe) =>
      changeOf(probe, before, now, asOf),
    );
    for (const transaction of transactions) {
      const known = changes.flatMap((change) => change[transaction] ?? []).sort((a, b) => a - b);
      if (known.length >= fewestProbes)
        noise[transaction][type] = known[Math.floor(coverage * (known.length - 1))]!;
    }
  }
  return noise;
}

function probesOf(listings: readonly Listing[]): Subject[] {
  const step = Math.max(1, listings.length / probesPerType);
  return Array.from({ length: Math.min(probesPerType, listings.length) }, (_, at) => {
    const { propertyType, surfaceM2, rooms, bathrooms } = listings[Math.floor(at * step)]!;
    const { lat, lng } = listings[Math.floor((at + 1) * step) % listings.length]!;
    return { propertyType, surfaceM2, rooms, bathrooms, lat, lng };
  });
}

function changeOf(
  probe: Subject,
  before: Market,
  now: Market,
  asOf: string,
): Partial<Record<Transaction, number>> {
  const [was, is] = [estimatePrices(probe, before, asOf), estimatePrices(probe, now, asOf)];
  return Object.fromEntries(
    transactions.flatMap((transaction) => {
      const [a, b] = [was[transaction], is[transaction]];
      if (a === undefined || b === undefined) return [];
      return [[transaction, Math.abs(Math.log(b / a))]];
    }),
  );
}
