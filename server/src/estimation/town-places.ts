import {
  transactions,
  townPlaces,
  valuesFor,
  type Market,
  type Position,
  type PropertyType,
  type Subject,
  type Town as TownOfEngine,
} from '@soumdar/engine';
import { townAt, zoneTree, type Town, type Zone } from '@soumdar/listings';
import { toSubject, type Property } from './subject.ts';

/** Undefined where more is known of a position than its town. */
export const townOf = ({ location }: Pick<Property, 'location'>): Town | undefined =>
  location.precision === 'town' ? townAt(location) : undefined;

/** Where in a town a property of the type may be: its centre, else any of its places. */
export interface PlacedInTown {
  town: Town;
  centre: Zone | undefined;
  /** With the advertisements of the type, at each of which it may be. */
  places: TownOfEngine;
  /** Few of the type are advertised in the town. */
  isFew: boolean;
}

/** A property, where it is valued. */
export interface PlacedSubject {
  subject: Subject;
  inTown: PlacedInTown | undefined;
}

/** With as many of a type, sales and rents, the centre stands for a property of which only the town is known. */
const fewestOfCentre = 20;
/** Eight in ten of fewer say nothing. */
const fewestOfTown = 10;

/** Advertisements stand still, so places are found once for each market. */
const knownByMarket = new WeakMap<Market, Map<Town, Partial<Record<PropertyType, PlacedInTown>>>>();

/**
 * Owners who name a town alone are where advertisements are that do: in its centre, not in the quarter with
 * most advertisements.
 *
 * @param town where no more is known of the position
 */
export function placeSubject(property: Property, market: Market, town = townOf(property)): PlacedSubject {
  const subject = toSubject(property);
  const inTown = town && placedInTown(town, property.type, market);
  const { lat, lng } = inTown?.centre ?? subject;
  return { subject: { ...subject, lat, lng }, inTown };
}

/** For the engine: undefined where the subject stands at one place. */
export const townPlacesOf = ({ inTown }: PlacedSubject): TownOfEngine | undefined =>
  inTown?.centre ? undefined : inTown?.places;

function placedInTown(town: Town, type: PropertyType, market: Market): PlacedInTown {
  const ofMarket = knownByMarket.get(market) ?? new Map<Town, Partial<Record<PropertyType, PlacedInTown>>>();
  knownByMarket.set(market, ofMarket);
  const known = ofMarket.get(town) ?? {};
  ofMarket.set(town, known);
  known[type] ??= findPlaces(town, type, market);
  return known[type];
}

function findPlaces(town: Town, type: PropertyType, market: Market): PlacedInTown {
  const placesIn = (isInside: (place: Position) => boolean): TownOfEngine =>
    valuesFor(transactions, (transaction) => townPlaces(market.places[transaction][type], isInside));
  const places = placesIn(town.isInside);
  const ofCentre = placesIn((place) => zoneTree().zoneAt(place) === town.centre?.slug);
  return {
    town,
    centre: countOf(ofCentre) < fewestOfCentre ? undefined : town.centre,
    places,
    isFew: countOf(places) < fewestOfTown,
  };
}

const countOf = ({ sale, rent }: TownOfEngine) =>
  [...sale, ...rent].reduce((sum, { listings }) => sum + listings, 0);
