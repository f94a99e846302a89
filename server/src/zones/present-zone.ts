import {
  type AreaList,
  type FiguresBasis,
  type Zone as PublicZone,
  type ZoneGroup,
  type ZoneList,
} from '@soumdar/contract';
import {
  countrySlug,
  publishedIndex,
  propertyTypes,
  transactions,
  valuesFor,
  type GroupFigures,
  type MarketFigures,
  type PropertyType,
  type Transaction,
  type YieldFigures,
  type ZoneFigures,
} from '@soumdar/engine';
import { ofAgenciesAt } from './of-agencies.ts';
import { kmBetween, zoneTree, type Zone } from '@soumdar/listings';
import { roundings } from '@soumdar/rules';
import type { FiguredMarket } from './figured-market.ts';
import { mainQuarters } from './main-quarters.ts';

const mostNeighbours = 6;
const farthestNeighbourKm = 60;

/** Undefined for an unknown zone. */
export function presentZone({ figures, basis }: FiguredMarket, slug: string): PublicZone | undefined {
  const zone = zoneTree().zones.get(slug);
  if (!zone) return undefined;
  const found = figures.zones[slug] ?? withoutAdvertisements;
  const quarters = mainQuarters(figures, zone);
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
    grossYield: found.grossYield && presentYield(found.grossYield),
    ...(quarters && { mainQuarters: quarters.map(namedZone) }),
    inside: insideOf(figures, slug),
    neighbours: neighboursOf(figures, zone, found),
    trend: trendOf(found),
    accuracy: found.accuracy.map(roundShares),
    listedOn: listedOn(found),
    ...figuresBasis(figures, basis, slug),
  };
}

/** What the figures of a zone are. */
export function figuresBasis(
  { asOf, levelOf, zones }: MarketFigures,
  { sample }: Pick<FiguredMarket['basis'], 'sample'>,
  slug: string,
): FiguresBasis {
  const { listed } = zones[slug] ?? withoutAdvertisements;
  return {
    asOf,
    levelOf,
    listedFrom: valuesFor(transactions, (transaction) => listed[transaction]?.first ?? null),
    listedTo: valuesFor(transactions, (transaction) => listed[transaction]?.last ?? null),
    broughtForward: valuesFor(transactions, (transaction) => {
      const days = listed[transaction];
      return days && toHundredths(days.broughtForward);
    }),
    sample,
  };
}

function listedOn({ listed: { sale, rent } }: ZoneFigures): PublicZone['listedOn'] {
  const days = [sale, rent].flatMap((each) => each ?? []);
  if (days.length === 0) return null;
  return [
    days.map(({ first }) => first).sort()[0]!,
    days
      .map(({ last }) => last)
      .sort()
      .at(-1)!,
  ];
}

/** Of the rounded price and rent, so that a reader who divides them finds it. */
function presentYield({ typical, low, median, high }: YieldFigures): NonNullable<PublicZone['grossYield']> {
  const { type, surfaceM2, rooms = null } = typical;
  const price = roundings.sale.price(typical.priceTnd);
  const rent = roundings.rent.price(typical.rentTnd);
  const shown = (12 * rent) / price;
  return {
    low: toThousandths((low / median) * shown),
    median: toThousandths(shown),
    high: toThousandths((high / median) * shown),
    typical: { type, surface: surfaceM2, rooms, price, rent },
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
      medianListedPerSqm: roundedPerSqm(transaction, group.medianListedPerSqm),
      ofAgencies: ofAgenciesAt(figures, zone.slug, transaction, type),
      ...pricesOf(group),
    };
  });
  return { zones, ...figuresBasis(figures, basis, countrySlug) };
}

/** None where the model was learned without. */
export function presentAreas(served: FiguredMarket, transaction: Transaction, type: PropertyType): AreaList {
  const { zones, ...basis } = presentZones(served, transaction, type);
  const rings = served.areas?.[transaction][type] ?? {};
  const areas = zones.flatMap((zone) => {
    const { slug, name, nameAr, level, lat, lng, count, medianPerSqm, lowPerSqm, highPerSqm } = zone;
    const shape = medianPerSqm === null ? undefined : rings[slug];
    if (!shape) return [];
    const prices = { count, medianPerSqm, lowPerSqm, highPerSqm, ofAgencies: zone.ofAgencies };
    return { slug, name, ...(nameAr !== undefined && { nameAr }), level, lat, lng, ...prices, rings: shape };
  });
  return { areas, ...basis };
}

export function placeOf(zone: Zone): NamedZone & Pick<Zone, 'level'> {
  return { ...namedZone(zone), level: zone.level };
}

interface NamedZone {
  slug: string;
  name: string;
  nameAr?: string;
}

export const namedZone = ({ slug, name, nameAr }: Zone): NamedZone => ({
  slug,
  name,
  ...(nameAr !== undefined && { nameAr }),
});

const withoutAdvertisements: ZoneFigures = {
  groups: [],
  rooms: [],
  grossYield: null,
  quarters: [],
  accuracy: [],
  listed: { sale: null, rent: null },
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
  medianListedPerSqm: null,
  lowPerSqm: null,
  highPerSqm: null,
  medianSurface: null,
};

function presentGroup(figures: MarketFigures, zone: Zone, group: GroupFigures): ZoneGroup {
  const { transaction, type, count, medianSurface, medianListedPerSqm } = group;
  const instead = group.medianPerSqm === null ? nextLarger(figures, zone, group) : undefined;
  return {
    transaction,
    type,
    count,
    medianSurface: medianSurface && Math.round(medianSurface),
    medianListedPerSqm: roundedPerSqm(transaction, medianListedPerSqm),
    ofAgencies: ofAgenciesAt(figures, zone.slug, transaction, type),
    ...pricesOf(group),
    ...(instead && { instead }),
  };
}

function nextLarger(figures: MarketFigures, { parent }: Zone, group: GroupFigures): ZoneGroup['instead'] {
  if (parent === null) return undefined;
  const zone = zoneTree().zones.get(parent)!;
  const found = figures.zones[parent]?.groups.find(isOf(group.transaction, group.type));
  if (!found || found.medianPerSqm === null) return nextLarger(figures, zone, group);
  return { ...namedZone(zone), ...pricesOf(found) };
}

function pricesOf({ transaction, medianPerSqm, lowPerSqm, highPerSqm }: GroupFigures) {
  return {
    medianPerSqm: roundedPerSqm(transaction, medianPerSqm),
    lowPerSqm: roundedPerSqm(transaction, lowPerSqm),
    highPerSqm: roundedPerSqm(transaction, highPerSqm),
  };
}

const roundedPerSqm = (transaction: Transaction, perSqm: number | null) =>
  perSqm === null ? null : roundingOf(transaction).perSqm(perSqm);

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

/** Near and of the same level, with figures for the type most advertised for sale here. */
function neighboursOf(figures: MarketFigures, zone: Zone, { groups }: ZoneFigures): PublicZone['neighbours'] {
  const forSale = groups.filter(({ transaction, count }) => transaction === 'sale' && count !== null);
  const { type } = forSale.toSorted((a, b) => b.count! - a.count!)[0] ?? { type: 'apartment' };
  return [...zoneTree().zones.values()]
    .flatMap((other) => {
      if (other.level !== zone.level || other.slug === zone.slug) return [];
      const group = figures.zones[other.slug]?.groups.find(isOf('sale', type));
      const medianPerSqm = group && pricesOf(group).medianPerSqm;
      const km = kmBetween(zone, other);
      return medianPerSqm && km <= farthestNeighbourKm ? [{ zone: namedZone(other), medianPerSqm, km }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNeighbours)
    .map(({ zone: near, medianPerSqm }) => ({ ...near, type, medianPerSqm }));
}

/** By type advertised for sale, for the quarters that have an index. */
function trendOf({ groups, quarters }: ZoneFigures): PublicZone['trend'] {
  const types = propertyTypes.filter((type) => groups.some(isOf('sale', type)));
  return types.flatMap((type) => {
    const published = new Map(publishedIndex(type).map((index) => [index.quarter, index]));
    const levels = new Map(
      quarters.filter((level) => level.type === type).map((level) => [level.quarter, level]),
    );
    return [...new Set([...published.keys(), ...levels.keys()])].sort().map((quarter) => {
      const level = levels.get(quarter);
      const { index = null, indexReal = null } = published.get(quarter) ?? {};
      return {
        quarter,
        type,
        // to the tenth, changes reckoned from it would differ from the published ones
        index: index && toThousandths(index),
        indexReal: indexReal && toThousandths(indexReal),
        medianPerSqm: level ? roundings.sale.perSqm(level.perSqm) : null,
        yearOnYear: shareOrNull(level?.yearOnYear),
        yearOnYearReal: shareOrNull(level?.yearOnYearReal),
      };
    });
  });
}

const shareOrNull = (share: number | null | undefined) => (share == null ? null : toThousandths(share));

// finer, it would tell how many there are
const toHundredths = (share: number) => Number(share.toFixed(2));

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
