import {
  type Place,
  type PositionFacts,
  propertyTypes,
  type TownPlaces,
  type ZoneAround,
  isWithinOutline,
} from '@soumdar/contract';
import {
  arabicName,
  arabicPlaceText,
  isNearPlace,
  searchPlaces,
  townAt,
  zoneTree,
  type FoundPlace,
} from '@soumdar/listings';
import type { FastifyInstance } from 'fastify';
import { zonesAround, isCovered, type Market } from '@soumdar/engine';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { coordinatesError } from '../http/coordinates-error.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { GetServedMarket, ServedMarket } from '../market/market-in-service.ts';
import type { FiguredMarket } from '../zones/figured-market.ts';
import { zoneOfPlace } from '../zones/nearest-zones.ts';
import { groupOrLarger, namedZone, placeOf } from '../zones/present-zone.ts';

const mostPlaces = 8;
/** Each key typed may be a search, and many people share an address. */
const mostSearchesPerMinute = 1200;

export async function placeRoutes(
  app: FastifyInstance,
  api: Api,
  servedMarket: GetServedMarket,
): Promise<void> {
  const limitCalls = await callLimits(app);
  const limit = limitCalls(mostSearchesPerMinute);

  // the index takes half a second to build: not while the first visitor types
  app.addHook('onListen', async () => void searchPlaces('Tunis', 1));
  api(
    'searchPlaces',
    async (request) => success({ places: searchPlaces(request.query.q, mostPlaces).map(presentPlace) }),
    limit,
  );

  api('readTown', async ({ query }) => success(presentTown(query)), {
    ...limit,
    validationErrorFor: coordinatesError,
  });

  api('describePosition', async ({ query }) => success(describe(query, servedMarket())), {
    ...limit,
    validationErrorFor: coordinatesError,
  });
}

function presentPlace(place: FoundPlace): Place {
  const [fullNameAr, governorateAr] = [
    arabicPlaceText(place.name, place),
    arabicName(place.governorate, place),
  ];
  return {
    ...place,
    ...(fullNameAr && { fullNameAr }),
    ...(governorateAr && { governorateAr }),
    zone: zoneOfPlace(place),
  };
}

function presentTown(position: Position): TownPlaces {
  const { name, nameAr, neighbourhoods } = townAt(position);
  return {
    name,
    ...(nameAr !== undefined && { nameAr }),
    neighbourhoods: neighbourhoods.map((zone) => {
      const { slug: _slug, ...named } = namedZone(zone);
      return { ...named, lat: zone.lat, lng: zone.lng };
    }),
  };
}

function describe(position: { lat: number; lng: number }, served: ServedMarket | undefined): PositionFacts {
  const facts = positionFacts(position, served?.market);
  return facts.covered && served?.figures
    ? { ...facts, zone: zoneAround({ ...served, figures: served.figures }, position) }
    : facts;
}

function zoneAround(
  { figures, basis }: FiguredMarket,
  position: { lat: number; lng: number },
): ZoneAround | undefined {
  const tree = zoneTree();
  const slug = zonesAround(tree, tree.zoneAt(position)).find((around) => figures.zones[around]);
  if (slug === undefined) return undefined;
  const zone = tree.zones.get(slug)!;
  const sales = propertyTypes.map((type) => {
    const { count, medianPerSqm, instead } = groupOrLarger(figures, zone, 'sale', type);
    return { type, count, medianPerSqm, ...(instead && { instead }) };
  });
  return { ...placeOf(zone), sales, asOf: figures.asOf, sample: basis.sample };
}

interface Position {
  lat: number;
  lng: number;
}

/** The outline simplifies the shore. */
const shoreKm = 1;
/** West and south of it, what lies outside the outline is a neighbouring country. */
const coast = { south: 33.16, west: 8.6 } as const;

/** Without a market, no position is called uncovered. @internal */
export function positionFacts(position: Position, market: Market | undefined): PositionFacts {
  return { atSea: isAtSea(position), covered: !market || isCovered(market, position) };
}

function isAtSea(position: Position): boolean {
  const { lat, lng } = position;
  const isOffCoast = lat > coast.south && lng > coast.west && !isWithinOutline(position);
  return isOffCoast && !isNearPlace(position, shoreKm);
}
