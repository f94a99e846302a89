import { transactions, type Transaction, type Listing } from '../vocabulary/property.ts';

/** What a market is without, so that something cannot be measured or brought to another day with it. */
export const marketLacks = ['days', 'sites', 'types', 'sales', 'rents'] as const;
export type MarketLack = (typeof marketLacks)[number];

const withoutTransaction: Record<Transaction, MarketLack> = { sale: 'sales', rent: 'rents' };

/** `days`, `sites` and `types` where all advertisements are of one. */
export function lacksOf(listings: readonly Listing[]): MarketLack[] {
  const isOne = (valueOf: (listing: Listing) => string | undefined) =>
    new Set(listings.map(valueOf)).size <= 1;
  return [
    ...(isOne(({ listedOn }) => listedOn) ? (['days'] as const) : []),
    ...(isOne(({ source }) => source) ? (['sites'] as const) : []),
    ...(isOne(({ propertyType }) => propertyType) ? (['types'] as const) : []),
    ...transactions
      .filter((transaction) => !listings.some((listing) => listing.transaction === transaction))
      .map((transaction) => withoutTransaction[transaction]),
  ];
}
