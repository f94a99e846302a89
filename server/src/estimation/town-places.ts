import {
  placesAtBorder,
  transactions,
  townPlaces,
  valuesFor,
  type Market,
  type PlacesIndex,
  type Position,
  type PossiblePlaces,
  type PropertyType,
  type Subject,
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
  places: PossiblePlaces;
  /** Few of the type are advertised in the town. */
  isFew: boolean;
}

/** A property, where it is valued. */
export interface PlacedSubject {
  subject: Subject;
  inTown: PlacedInTown | undefined;
  /** of a transaction none where it stands at one place */
  places: PossiblePlaces;
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
  if (!town) return { subject, inTown: undefined, places: borderPlaces(subject, market) };
  const inTown = placedInTown(town, property.type, market);
  if (!inTown.centre) return { subject, inTown, places: inTown.places };
  const { lat, lng } = inTown.centre;
  const inCentre = { ...subject, lat, lng };
  return { subject: inCentre, inTown, places: borderPlaces(inCentre, market) };
}

function borderPlaces(subject: Subject, market: Market): PossiblePlaces {
  const town = townAt(subject);
  return valuesFor(transactions, (transaction) => {
    const index = market.places[transaction][subject.propertyType];
    const isInTown = membersOf(town, index);
    return placesAtBorder(index, subject, (place) => isInTown[place]!);
  });
}

const membersByIndex = new WeakMap<PlacesIndex, Map<Town, boolean[]>>();

/** Whether each place is in the town. */
function membersOf(town: Town, index: PlacesIndex): boolean[] {
  const byTown = membersByIndex.get(index) ?? new Map<Town, boolean[]>();
  membersByIndex.set(index, byTown);
  const known = byTown.get(town);
  if (known) return known;
  const members = index.places.map((_, at) => town.isInside({ lat: index.lat[at]!, lng: index.lng[at]! }));
  byTown.set(town, members);
  return members;
}

function placedInTown(town: Town, type: PropertyType, market: Market): PlacedInTown {
  const ofMarket = knownByMarket.get(market) ?? new Map<Town, Partial<Record<PropertyType, PlacedInTown>>>();
  knownByMarket.set(market, ofMarket);
  const known = ofMarket.get(town) ?? {};
  ofMarket.set(town, known);
  known[type] ??= findPlaces(town, type, market);
  return known[type];
}

function findPlaces(town: Town, type: PropertyType, market: Market): PlacedInTown {
  const placesIn = (isInside: (place: Position) => boolean): PossiblePlaces =>
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

const countOf = ({ sale, rent }: PossiblePlaces) =>
  [...sale, ...rent].reduce((sum, { weight }) => sum + weight, 0);
