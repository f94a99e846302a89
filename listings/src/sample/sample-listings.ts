import type { SourcedListing } from '@soumdar/db';
import type { PropertyType } from '@soumdar/engine';
import { listingId } from '../identity.ts';
import type { Advertisement } from '../reading/parse-row.ts';
import { chances } from './chances.ts';
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

/** What lifts a property among those of its zone, against a chance worth 1: price/m² falls slowly with the surface. */
const lift = { surface: -0.35, pool: 0.5, garage: 0.15, furnished: 0.5 };

/**
 * Invented listings, always the same, that agree with the statistics of real ones (`data/zone_facts.csv`): per zone, type
 * and transaction the median surface and the quartiles of the price per m² are those of the facts.
 */
export function sampleListings(): SourcedListing[] {
  return readZoneFacts().flatMap(listingsOfZone);
}

function listingsOfZone(zone: ZoneFacts): SourcedListing[] {
  const { governorate, locality, propertyType, transaction, pricePerM2 } = zone;
  const count = Math.ceil(zone.listings * shareOfListings);
  const name = [governorate, locality, propertyType, transaction].join('/');
  const drawn = Array.from({ length: count }, (_, at) => ({
    name: `${name}/${at + 1}`,
    chances: chances(`${name}/${at + 1}`),
  }));
  const surfaceRanks = evenRanks(drawn.map((draw) => draw.chances[0]!));
  const properties = drawn.map((draw, at) => propertyIn(zone, draw.name, surfaceRanks[at]!, draw.chances));
  const priceRanks = evenRanks(
    properties.map(
      ({ pool, garage, furnished }, at) =>
        drawn[at]!.chances[1]! +
        lift.surface * surfaceRanks[at]! +
        lift.pool * Number(pool ?? false) +
        lift.garage * Number(garage ?? false) +
        lift.furnished * Number(furnished ?? false),
    ),
  );
  return properties.map((property, at) => {
    const step = transaction === 'sale' ? 500 : 5;
    const perM2 = atRank(priceRanks[at]!, pricePerM2.median, pricePerM2);
    const priceTnd = step * Math.max(1, Math.round((perM2 * property.surfaceM2) / step));
    return { id: listingId(property, priceTnd), ...property, priceTnd };
  });
}

function propertyIn(zone: ZoneFacts, sourceId: string, surfaceRank: number, drawn: number[]): Advertisement {
  const { governorate, locality, propertyType, transaction, lat, lng, surfaceM2Median } = zone;
  const { surfaceSpread, garage, pool } = variety[propertyType];
  const [, , garageChance, poolChance, furnishedChance, roomsChance, bathroomsChance, dayChance] = drawn;
  const spread = { p25: surfaceM2Median / surfaceSpread, p75: surfaceM2Median * surfaceSpread };
  const surfaceM2 = Math.max(10, Math.round(atRank(surfaceRank, surfaceM2Median, spread)));
  const size = Math.sqrt(surfaceM2 / surfaceM2Median);
  const built = propertyType !== 'land';
  const listedOn = new Date(dayAfterLast - Math.ceil(dayChance! * daysCovered) * dayMs);
  return {
    source: 'sample',
    sourceId,
    transaction,
    propertyType,
    surfaceM2,
    rooms: countAround(zone.roomsMedian, size, roomsChance!),
    bathrooms: countAround(zone.bathroomsMedian, size, bathroomsChance!),
    garage: built ? garageChance! < garage : undefined,
    pool: built ? poolChance! < pool : undefined,
    constructible: built ? undefined : garageChance! < constructibleShare,
    furnished: built ? furnishedChance! < furnishedShare[transaction] : undefined,
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
