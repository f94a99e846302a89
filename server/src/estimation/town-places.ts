import { townPlaces, type Market, type PropertyType, type Town as TownOfEngine } from '@soumdar/engine';
import { townAt, type Town } from '@soumdar/listings';
import type { Property } from './subject.ts';

/** Undefined where more is known of a position than its town. */
export const townOf = ({ location }: Pick<Property, 'location'>): Town | undefined =>
  location.precision === 'town' ? townAt(location) : undefined;

/** Advertisements stand still, so places are found once for each market. */
const knownByMarket = new WeakMap<Market, Map<Town, Partial<Record<PropertyType, TownOfEngine>>>>();

/** Where in a town a property of the type may be. */
export function placesInTown(town: Town, propertyType: PropertyType, market: Market): TownOfEngine {
  const ofMarket = knownByMarket.get(market) ?? new Map<Town, Partial<Record<PropertyType, TownOfEngine>>>();
  knownByMarket.set(market, ofMarket);
  const known = ofMarket.get(town) ?? {};
  ofMarket.set(town, known);
  const { sale, rent } = market.places;
  known[propertyType] ??= {
    sale: townPlaces(sale[propertyType], town.isInside),
    rent: townPlaces(rent[propertyType], town.isInside),
  };
  return known[propertyType];
}

/** Undefined where more is known of a position than its town. */
export function townPlacesOf(property: Property, market: Market): TownOfEngine | undefined {
  const town = townOf(property);
  return town && placesInTown(town, property.type, market);
}
