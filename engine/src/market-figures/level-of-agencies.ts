import { fewestShown } from '../parameters/market-params.ts';
import { oldEvidenceYears } from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { siteKey, type SiteKinds } from '../vocabulary/site.ts';
import type { Listing, PropertyType, Transaction } from '../vocabulary/property.ts';

export type IsOfAgencies = (
  listings: readonly Listing[],
  transaction: Transaction,
  type: PropertyType,
) => boolean;

/**
 * Whether all recent advertisements of a group are of sites known as agencies. A group without a price of its
 * own, or without recent advertisements, has its level from the whole country.
 */
export function levelOfAgencies(all: readonly Listing[], asOf: string, kinds: SiteKinds): IsOfAgencies {
  const oldest = daysOf(asOf) - oldEvidenceYears * daysPerYear;
  const recentOf = (listings: readonly Listing[]) =>
    listings.filter(({ listedOn }) => daysOf(listedOn) >= oldest);
  const allOfAgencies = (listings: readonly Listing[]) =>
    listings.length > 0 &&
    listings.every(({ source }) => source !== undefined && kinds.get(siteKey(source)) === 'agency');
  const country = new Map<string, boolean>();
  const inCountry = (transaction: Transaction, type: PropertyType) => {
    const key = `${transaction} ${type}`;
    const known = country.get(key) ?? allOfAgencies(recentOf(membersOf(all, transaction, type)));
    country.set(key, known);
    return known;
  };
  return (listings, transaction, type) => {
    const members = membersOf(listings, transaction, type);
    const recent = members.length < fewestShown ? [] : recentOf(members);
    return recent.length > 0 ? allOfAgencies(recent) : inCountry(transaction, type);
  };
}

const membersOf = (listings: readonly Listing[], transaction: Transaction, type: PropertyType) =>
  listings.filter((listing) => listing.transaction === transaction && listing.propertyType === type);
