import { type Zone as PublicZone, type ZoneGroup, type ZoneList } from '@soumdar/contract';
import {
  publishedIndex,
  propertyTypes,
  type GroupFigures,
  type MarketFigures,
  type PropertyType,
  type Transaction,
  type ZoneFigures,
} from '@soumdar/engine';
import { kmBetween, zoneTree, type Zone } from '@soumdar/listings';
import { roundings } from '@soumdar/rules';
import type { FiguredMarket } from './figured-market.ts';

const mostNeighbours = 6;

/** Undefined for an unknown zone. */
export function presentZone({ figures, basis }: FiguredMarket, slug: string): PublicZone | undefined {
  const zone = zoneTree().zones.get(slug);
  if (!zone) return undefined;
  const found = figures.zones[slug] ?? withoutAdvertisements;
  return {
    ...placeOf(zone),
    lat: zone.lat,
    lng: zone.lng,
    parent: zone.parent === null ? null : placeOf(zoneTree().zones.get(zone.parent)!),
    groups: found.groups.map((group) => presentGroup(figures, zone, group)),
    rooms: found.rooms.map(({ count, medianPrice, ...room }) => ({
      ...room,
      count: count!,
      medianPrice: medianPrice === null ? null : roundingOf(room.transaction).price(medianPrice),
    })),
    grossYield: found.grossYield && {
      low: toThousandths(found.grossYield.low),
      median: toThousandths(found.grossYield.median),
      high: toThousandths(found.grossYield.high),
    },
    inside: insideOf(figures, slug),
    neighbours: neighboursOf(figures, zone, found),
    trend: trendOf(found),
    accuracy: found.accuracy.map(roundShares),
    listedOn: found.listedOn,
    asOf: figures.asOf,
    levelOf: figures.levelOf,
    sample: basis.sample,
  };
}

export function presentZones(
  { figures, basis }: FiguredMarket,
  transaction: Transaction,
  type: PropertyType,
): ZoneList {
  const zones = [...zoneTree().zones.values()].flatMap((zone) => {
    const group = figures.zones[zone.slug]?.groups.find(isOf(transaction, type));
    if (!group) return [];
    const { count, medianSurface } = group;
    return {
      ...placeOf(zone),
      lat: zone.lat,
      lng: zone.lng,
      parent: zone.parent,
      count,
      medianSurface: medianSurface && Math.round(medianSurface),
      ...pricesOf(group),
    };
  });
  return { zones, asOf: figures.asOf, levelOf: figures.levelOf, sample: basis.sample };
}

export function placeOf({ slug, name, level }: Zone): Pick<Zone, 'slug' | 'name' | 'level'> {
  return { slug, name, level };
}

const withoutAdvertisements: ZoneFigures = {
  groups: [],
  rooms: [],
  grossYield: null,
  quarters: [],
  accuracy: [],
  listedOn: null,
};

/** The type may not be advertised in the zone. */
export function groupOrLarger(
  figures: MarketFigures,
  zone: Zone,
  transaction: Transaction,
  type: PropertyType,
): ZoneGroup {
  const found = figures.zones[zone.slug]?.groups.find(isOf(transaction, type));
  return presentGroup(figures, zone, found ?? { ...noAdvertisement, transaction, type });
}

const noAdvertisement = {
  count: null,
  medianPerSqm: null,
  lowPerSqm: null,
  highPerSqm: null,
  medianSurface: null,
};

function presentGroup(figures: MarketFigures, zone: Zone, group: GroupFigures): ZoneGroup {
  const { transaction, type, count, medianSurface } = group;
  const instead = group.medianPerSqm === null ? nextLarger(figures, zone, group) : undefined;
  return {
    transaction,
    type,
    count,
    medianSurface: medianSurface && Math.round(medianSurface),
    ...pricesOf(group),
    ...(instead && { instead }),
  };
}

function nextLarger(figures: MarketFigures, { parent }: Zone, group: GroupFigures): ZoneGroup['instead'] {
  if (parent === null) return undefined;
  const zone = zoneTree().zones.get(parent)!;
  const found = figures.zones[parent]?.groups.find(isOf(group.transaction, group.type));
  if (!found || found.medianPerSqm === null) return nextLarger(figures, zone, group);
  return { slug: zone.slug, name: zone.name, ...pricesOf(found) };
}

function pricesOf({ transaction, medianPerSqm, lowPerSqm, highPerSqm }: GroupFigures) {
  const rounded = (perSqm: number | null) =>
    perSqm === null ? null : roundingOf(transaction).perSqm(perSqm);
  return {
    medianPerSqm: rounded(medianPerSqm),
    lowPerSqm: rounded(lowPerSqm),
    highPerSqm: rounded(highPerSqm),
  };
}

const roundingOf = (transaction: Transaction) => roundings[transaction === 'sale' ? 'sale' : 'rent'];

const isOf = (transaction: Transaction, type: PropertyType) => (group: GroupFigures) =>
  group.transaction === transaction && group.type === type;

/** Most advertised first. */
function insideOf(figures: MarketFigures, slug: string): PublicZone['inside'] {
  const advertised = ({ groups }: { groups: readonly { count: number | null }[] }) =>
    groups.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return [...zoneTree().zones.values()]
    .flatMap((zone) => {
      const found = figures.zones[zone.slug];
      if (zone.parent !== slug || !found) return [];
      const groups = found.groups.map((group) => ({
        transaction: group.transaction,
        type: group.type,
        count: group.count,
        medianPerSqm: pricesOf(group).medianPerSqm,
      }));
      return [{ ...placeOf(zone), lat: zone.lat, lng: zone.lng, groups }];
    })
    .sort((a, b) => advertised(b) - advertised(a));
}

/** Of the same level, with figures for the type most advertised for sale here. */
function neighboursOf(figures: MarketFigures, zone: Zone, { groups }: ZoneFigures): PublicZone['neighbours'] {
  const forSale = groups.filter(({ transaction, count }) => transaction === 'sale' && count !== null);
  const { type } = forSale.toSorted((a, b) => b.count! - a.count!)[0] ?? { type: 'apartment' };
  return [...zoneTree().zones.values()]
    .flatMap((other) => {
      if (other.level !== zone.level || other.slug === zone.slug) return [];
      const group = figures.zones[other.slug]?.groups.find(isOf('sale', type));
      const medianPerSqm = group && pricesOf(group).medianPerSqm;
      return medianPerSqm
        ? [{ slug: other.slug, name: other.name, medianPerSqm, km: kmBetween(zone, other) }]
        : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNeighbours)
    .map(({ slug, name, medianPerSqm }) => ({ slug, name, medianPerSqm }));
}

/** By type advertised for sale, for the quarters that have an index. */
function trendOf({ groups, quarters }: ZoneFigures): PublicZone['trend'] {
  const types = propertyTypes.filter((type) => groups.some(isOf('sale', type)));
  return types.flatMap((type) => {
    const published = new Map(publishedIndex(type).map(({ quarter, index }) => [quarter, index]));
    const levels = new Map(
      quarters.filter((level) => level.type === type).map(({ quarter, perSqm }) => [quarter, perSqm]),
    );
    return [...new Set([...published.keys(), ...levels.keys()])].sort().map((quarter) => {
      const perSqm = levels.get(quarter);
      const index = published.get(quarter);
      return {
        quarter,
        type,
        index: index === undefined ? null : Number(index.toFixed(1)),
        indexReal: null,
        medianPerSqm: perSqm === undefined ? null : roundings.sale.perSqm(perSqm),
      };
    });
  });
}

export const toThousandths = (share: number) => Number(share.toFixed(3));

/** Shares to the tenth of a per cent, counts as the public may see them. */
export function roundShares<Figures extends object>(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isInteger(value) ? toThousandths(value) : value,
    ]),
  ) as Figures;
}
