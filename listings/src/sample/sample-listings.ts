import type { SourcedListing } from '@soumdar/db';
import type { PropertyType } from '@soumdar/engine';
import { listingId, type Advertisement } from '../importing/parse-row.ts';
import { draw, type Draw } from './draw.ts';
import { readZoneFacts, type ZoneFacts } from './zone-facts.ts';

/** Half as many listings as the statistics were drawn from: about 10 000, so that a first start stays short. */
const shareOfListings = 0.5;
const dayAfterLast = Date.UTC(2026, 2, 1);
const daysCovered = 365;
const dayMs = 86_400_000;

/** How properties of a type differ: third quartile of the surface over its median, then shares of them. */
const variety: Record<PropertyType, { surfaceSpread: number; garage: number; pool: number }> = {
  apartment: { surfaceSpread: 1.25, garage: 0.4, pool: 0.05 },
  house: { surfaceSpread: 1.35, garage: 0.5, pool: 0.05 },
  villa: { surfaceSpread: 1.4, garage: 0.85, pool: 0.35 },
  land: { surfaceSpread: 1.6, garage: 0, pool: 0 },
};
const furnishedShare = { sale: 0.05, rent: 0.4 };
const constructibleShare = 0.9;
/** Prices are rounded to so many dinars, as people do. */
const priceSteps = { sale: 500, rent: 5 };

/**
 * What raises the price per m² of a property within its zone, compared with a weight of 1 for chance: it falls slowly
 * with the surface.
 */
const lift = { surface: -0.35, pool: 0.5, garage: 0.15, furnished: 0.5 };

/**
 * Invented listings, always the same, that agree with the statistics of real ones (`data/zone_facts.csv`): for each
 * zone, type and transaction, the median surface and the quartiles of the price per m² are those of the facts.
 */
export function sampleListings(): SourcedListing[] {
  return readZoneFacts().flatMap(listingsOfZone);
}

function listingsOfZone(zone: ZoneFacts): SourcedListing[] {
  const { governorate, locality, propertyType, transaction, pricePerM2 } = zone;
  const count = Math.ceil(zone.listings * shareOfListings);
  const names = Array.from({ length: count }, (_, at) =>
    [governorate, locality, propertyType, transaction, at + 1].join('/'),
  );
  const draws = names.map(draw);
  const surfaceRanks = evenRanks(draws.map(({ surface }) => surface));
  const properties = names.map((name, at) => propertyIn(zone, name, surfaceRanks[at]!, draws[at]!));
  const priceRanks = evenRanks(
    properties.map((property, at) => draws[at]!.price + lift.surface * surfaceRanks[at]! + liftOf(property)),
  );
  return properties.map((property, at) => {
    const step = priceSteps[transaction];
    const askedPerM2 = atRank(priceRanks[at]!, pricePerM2.median, pricePerM2);
    const priceTnd = step * Math.max(1, Math.round((askedPerM2 * property.surfaceM2) / step));
    return { id: listingId(property, priceTnd), ...property, priceTnd };
  });
}

function liftOf({ pool, garage, furnished }: Advertisement): number {
  return (pool ? lift.pool : 0) + (garage ? lift.garage : 0) + (furnished ? lift.furnished : 0);
}

function propertyIn(zone: ZoneFacts, sourceId: string, surfaceRank: number, chance: Draw): Advertisement {
  const { governorate, locality, propertyType, transaction, lat, lng, surfaceM2Median } = zone;
  const { surfaceSpread, garage, pool } = variety[propertyType];
  const quartiles = { p25: surfaceM2Median / surfaceSpread, p75: surfaceM2Median * surfaceSpread };
  const surfaceM2 = Math.max(10, Math.round(atRank(surfaceRank, surfaceM2Median, quartiles)));
  const size = Math.sqrt(surfaceM2 / surfaceM2Median);
  const listedOn = new Date(dayAfterLast - Math.ceil(chance.day * daysCovered) * dayMs);
  const ofBuilding = {
    rooms: countAround(zone.roomsMedian, size, chance.rooms),
    bathrooms: countAround(zone.bathroomsMedian, size, chance.bathrooms),
    garage: chance.garage < garage,
    pool: chance.pool < pool,
    furnished: chance.furnished < furnishedShare[transaction],
  };
  return {
    source: 'sample',
    sourceId,
    transaction,
    propertyType,
    surfaceM2,
    ...(propertyType === 'land' ? { constructible: chance.garage < constructibleShare } : ofBuilding),
    governorate,
    city: locality,
    locality,
    lat,
    lng,
    listedOn: listedOn.toISOString().slice(0, 10),
  };
}

/** As many rooms as the size of the property asks for, one more or less for a few. */
function countAround(median: number | undefined, size: number, chance: number): number | undefined {
  if (median === undefined) return undefined;
  const oneOff = Number(chance > 0.9) - Number(chance < 0.1);
  return Math.max(1, Math.round(median * size) + oneOff);
}

/** The rank of every value among them, evenly spread over (0, 1). */
function evenRanks(values: number[]): number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => values[a]! - values[b]!);
  const ranks: number[] = [];
  order.forEach((at, rank) => (ranks[at] = (rank + 0.5) / values.length));
  return ranks;
}

/** The value of a rank in a distribution of that median and those quartiles: logistic on the log scale, each half its own. */
function atRank(rank: number, median: number, { p25, p75 }: { p25: number; p75: number }): number {
  const within = Math.min(0.97, Math.max(0.03, rank));
  const quartilesAway = Math.log(within / (1 - within)) / Math.log(3);
  return median * (quartilesAway < 0 ? median / p25 : p75 / median) ** quartilesAway;
}
