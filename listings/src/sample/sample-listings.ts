import { type SourcedListing, insertSample, isSampleWanted, type Database } from '@soumdar/db';
import { attributes, isOnForm, listedAttributes, type Attributes } from '@soumdar/engine';
import { quarterAt } from '../gazetteer/zones.ts';
import { listingId } from '../importing/parse-row.ts';
import { relativePricePerM2 } from './price-laws.ts';
import { draw, type Draw } from './draw.ts';
import { inventBuilding } from './invent-building.ts';
import { evenRanks, median, quartilesAway } from './spread.ts';
import { buildableShare, variety } from './variety.ts';
import { readZoneFacts, type ZoneFacts } from './zone-facts.ts';
import { dayInTunis } from '../importing/read-listing-file.ts';

/** Raise with every change, so that a start replaces older samples. */
const sampleSource = 'sample-2';

/** About 10 000, half of the statistics, so that a first start stays short. */
const shareOfListings = 0.5;
const daysCovered = 365;
const dayMs = 86_400_000;
/** Share of the advertisements that state an attribute. */
const statedShare = { onForm: 0.95, beyond: 0.8 };
/**
 * Farms are larger than building plots, by this share of the way from the zone's smallest plot to the
 * largest.
 */
const farmRankLift = 0.35;
/** In dinars. */
const priceSteps = { sale: 500, rent: 5 };

/**
 * The same for every `today` (`YYYY-MM-DD`) except for dates. Median surface and price per m² of each zone,
 * type and transaction are those of `data/zone_facts.csv`; answers are worth what was measured
 * (`price-laws.ts`).
 */
export function sampleListings(today: string): SourcedListing[] {
  return readZoneFacts().flatMap((zone) => listingsOfZone(zone, Date.parse(today)));
}

function listingsOfZone(zone: ZoneFacts, todayMs: number): SourcedListing[] {
  const { governorate, locality, propertyType, transaction } = zone;
  const count = Math.ceil(zone.listings * shareOfListings);
  const names = Array.from({ length: count }, (_, at) =>
    [governorate, locality, propertyType, transaction, at + 1].join('/'),
  );
  const draws = names.map(draw);
  const properties = inventProperties(zone, draws);
  const noiseRanks = evenRanks(draws.map(({ price }) => price));
  const relative = properties.map((property, at) =>
    relativePricePerM2(zone, property, quartilesAway(noiseRanks[at]!)),
  );
  const level = zone.pricePerM2Median / median(relative);
  return properties.map((property, at) => {
    const step = priceSteps[transaction];
    const priceTnd = step * Math.max(1, Math.round((level * relative[at]! * property.surfaceM2) / step));
    const advertisement = {
      source: sampleSource,
      sourceId: names[at]!,
      transaction,
      propertyType,
      ...statedOf(zone, property, draws[at]!),
      governorate,
      city: locality,
      locality,
      ...quarterAt(zone),
      listedOn: dayBefore(todayMs, draws[at]!.day),
    };
    return { id: listingId(advertisement, priceTnd), ...advertisement, priceTnd };
  });
}

function inventProperties(zone: ZoneFacts, draws: Draw[]): Attributes[] {
  const isLand = zone.propertyType === 'land';
  const { surfaceSpread } = variety[zone.propertyType];
  const buildable = evenRanks(draws.map(({ value }) => value.constructible)).map(
    (rank) => rank < buildableShare,
  );
  const ranks = evenRanks(
    draws.map(({ surface }, at) => surface + (isLand && !buildable[at] ? farmRankLift : 0)),
  );
  return draws.map((chance, at) => {
    const surfaceM2 = Math.round(zone.surfaceM2Median * surfaceSpread ** quartilesAway(ranks[at]!));
    return isLand
      ? { surfaceM2, constructible: buildable[at] }
      : { surfaceM2, ...inventBuilding(zone, surfaceM2, chance) };
  });
}

function statedOf({ propertyType }: ZoneFacts, property: Attributes, { telling }: Draw): Attributes {
  const stated = listedAttributes.filter((name) => {
    const isOfType = attributes[name].types.some((type) => type === propertyType);
    return isOfType && telling[name] < (isOnForm(name) ? statedShare.onForm : statedShare.beyond);
  });
  return {
    surfaceM2: property.surfaceM2,
    ...Object.fromEntries(stated.map((name) => [name, property[name]])),
  };
}

function dayBefore(todayMs: number, chance: number): string {
  return new Date(todayMs - Math.floor(chance * daysCovered) * dayMs).toISOString().slice(0, 10);
}

/**
 * Puts the sample, dated back from `now`, in service when there are no listings, or only those of an older
 * sample; returns whether it did. Safe for simultaneous processes.
 */
export async function loadSample({ kysely }: Database, now: Date): Promise<boolean> {
  // so that a start does not make a sample for nothing
  const wanted = await isSampleWanted(kysely, sampleSource);
  return wanted && insertSample(kysely, sampleListings(dayInTunis(now)));
}
