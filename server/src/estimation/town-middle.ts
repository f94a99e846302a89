import {
  middlePlace,
  transactions,
  type Market,
  type Position,
  type Subject,
  type Transaction,
} from '@soumdar/engine';
import { kmBetween, zoneTree, type Zone } from '@soumdar/listings';

/** A neighbourhood, and what its town is compared by. */
export interface Neighbourhood {
  name: string;
  town: string;
  /** The town's middle place by what is asked for the type; absent without advertisements there. */
  middles: Partial<Record<Transaction, Position>>;
}

/** Farther from its town's centre no advertisement stands. */
const townRadiusKm = 30;

/** Zones take a while to find and advertisements stand still, so each is found once for each market. */
const knownByMarket = new WeakMap<Market, Map<string, Neighbourhood['middles']>>();

/** Undefined where only the town of a position is known. */
export function neighbourhoodOf(
  { propertyType, lat, lng }: Subject,
  market: Market,
): Neighbourhood | undefined {
  const tree = zoneTree();
  const zone = tree.zones.get(tree.zoneAt({ lat, lng }))!;
  const town = zone.parent === null ? undefined : tree.zones.get(zone.parent);
  if (zone.level !== 'neighbourhood' || town?.level !== 'town') return undefined;
  const known = knownByMarket.get(market) ?? new Map<string, Neighbourhood['middles']>();
  knownByMarket.set(market, known);
  const key = `${propertyType} ${town.slug}`;
  const middles = known.get(key) ?? middlesOf(town, propertyType, market);
  known.set(key, middles);
  return { name: zone.name, town: town.name, middles };
}

function middlesOf(
  town: Zone,
  propertyType: Subject['propertyType'],
  { places }: Market,
): Neighbourhood['middles'] {
  const tree = zoneTree();
  const isInside = (place: Position) => {
    if (kmBetween(town, place) > townRadiusKm) return false;
    const zone = tree.zoneAt(place);
    return zone === town.slug || tree.zones.get(zone)?.parent === town.slug;
  };
  return Object.fromEntries(
    transactions.flatMap((transaction) => {
      const middle = middlePlace(places[transaction][propertyType], isInside);
      return middle ? [[transaction, middle]] : [];
    }),
  );
}
