import { implausibility } from '../cleaning/plausible.ts';
import { indexByType, visitWithin, type MarketIndex } from '../comparables/comparables-index.ts';
import { indexPlaces, type PlacesIndex } from '../comparables/places-index.ts';
import { residual } from '../hedonic-model/hedonic-model.ts';
import { maxComparableKm, minComparables } from '../parameters/params.ts';
import { dateOf } from '../time-adjustment/dates.ts';
import { premiumOf } from '../premiums/premiums.ts';
import type { UsualBounds } from '../unusual/unusual.ts';
import { valuesFor } from '../vocabulary/attributes.ts';
import {
  propertyTypes,
  transactions,
  type Listing,
  type PropertyType,
  type Transaction,
} from '../vocabulary/property.ts';
import { isLeftOut, type Model } from './model.ts';

export interface Market {
  model: Model;
  comparables: MarketIndex;
  places: Record<Transaction, Record<PropertyType, PlacesIndex>>;
}

/** Leaves out implausible listings and those that training left out; a newer listing is a comparable too. */
export function createMarket(listings: readonly Listing[], model: Model): Market {
  const usable = listings.filter(
    (listing) => !implausibility(listing) && !isLeftOut(model.leftOut, listing.id),
  );
  const comparablesOf = (transaction: Transaction) => {
    const { values, premiums } = model.byTransaction[transaction];
    return indexByType(
      transaction,
      usable.filter((listing) => listing.transaction === transaction),
      {
        levels: values.levels,
        residualOf: values.folds.length > 0 ? (listing) => residual(values, listing) : undefined,
        premiumOf: (listing) => premiumOf(premiums[listing.propertyType], listing),
      },
    );
  };
  const comparables = { sale: comparablesOf('sale'), rent: comparablesOf('rent') };
  const placesOf = (transaction: Transaction) =>
    valuesFor(propertyTypes, (type) => indexPlaces(comparables[transaction][type], type));
  return { model, comparables, places: { sale: placesOf('sale'), rent: placesOf('rent') } };
}

/** Day of the newest advertisement that figures come from, ISO; null without any. */
export function newestListedOn({ comparables }: Market): string | null {
  const newest = transactions.flatMap((transaction) =>
    Object.values(comparables[transaction]).map(({ days }) =>
      days.reduce((a, b) => Math.max(a, b), -Infinity),
    ),
  );
  const day = Math.max(...newest);
  return day === -Infinity ? null : dateOf(day);
}

/** Whole numbers; absent for a type with few listings. */
export function usualBounds({ model }: Market): Partial<Record<PropertyType, UsualBounds>> {
  return model.usual;
}

/** Whether any listing, of any type and transaction, is near enough to be a comparable there. */
export function isCovered({ comparables }: Market, { lat, lng }: { lat: number; lng: number }): boolean {
  return transactions.some((transaction) =>
    Object.values(comparables[transaction]).some((index) => {
      let isAny = false;
      visitWithin(index, lat, lng, maxComparableKm, () => (isAny = true));
      return isAny;
    }),
  );
}

/** Whether a property of some type would have enough comparables at a place for an estimate. */
export function isAnswered(
  { comparables }: Market,
  transaction: Transaction,
  { lat, lng }: { lat: number; lng: number },
): boolean {
  return Object.values(comparables[transaction]).some((index) => {
    let near = 0;
    visitWithin(index, lat, lng, maxComparableKm, () => (near += 1));
    return near >= minComparables;
  });
}
