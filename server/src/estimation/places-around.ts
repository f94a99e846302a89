import type { ByTransaction, ComparablePlace } from '@soumdar/contract';
import {
  matchLimits,
  maxComparableKm,
  transactions,
  valuesFor,
  type GroupFigures,
  type MarketFigures,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { kmBetween, townAt, zoneTree, type Zone } from '@soumdar/listings';

/** A map with more is crowded. */
const mostPlaces = 10;
/** From farther away, the middle of a town is precise enough. */
export const townRadiusKm = 5;

interface PlacedIn {
  lat: number;
  lng: number;
  /** where only the town is known: in its centre, or anywhere in it */
  inTown?: 'centre' | 'anywhere' | undefined;
}

/**
 * The nearest neighbourhoods with prices of the type, as their pages give them, nearest first; a town where none
 * of its neighbourhoods has. None but its own is as near as "same place".
 */
export function placesAround(
  position: PlacedIn,
  type: PropertyType,
  figures: MarketFigures | undefined,
  ofSurface: (zone: string, transaction: Transaction) => ComparablePlace['ofSurface'] = () => undefined,
): ByTransaction<ComparablePlace[]> {
  const kmTo = (zone: Zone, own: string | undefined) =>
    zone.slug === own ? 0 : Math.max(matchLimits.samePlaceKm, kmBetween(position, zone));
  return valuesFor(transactions, (transaction) => {
    const priced = zonesPriced(transaction, type, figures);
    const own = ownZones(position).find((slug) => priced.some(({ zone }) => zone.slug === slug)) ?? undefined;
    return placesToShow(priced, own)
      .map(({ zone, group }) => ({ zone, group, km: kmTo(zone, own) }))
      .filter(({ km }) => km <= maxComparableKm)
      .sort((a, b) => a.km - b.km)
      .slice(0, mostPlaces)
      .map(({ zone, group, km }) => {
        const prices = km === 0 ? ofSurface(zone.slug, transaction) : undefined;
        return {
          locality: zone.name,
          ...(zone.level === 'town' && km < townRadiusKm && { atTown: true as const }),
          lat: zone.lat,
          lng: zone.lng,
          distance: km.toFixed(1),
          count: group.count!,
          lowPerSqm: group.lowPerSqm!,
          medianPerSqm: group.medianPerSqm!,
          highPerSqm: group.highPerSqm!,
          ...(prices && { ofSurface: prices }),
        };
      });
  });
}

/** Its zone, else what stands for it: of a town's centre the town around. A city of several delegations has none. */
function ownZones({ inTown, ...point }: PlacedIn): (string | null | undefined)[] {
  if (inTown === 'anywhere') return [townAt(point).zone?.slug];
  const tree = zoneTree();
  const zone = tree.zoneAt(point);
  return inTown === 'centre' ? [zone, tree.zones.get(zone)!.parent] : [zone];
}

interface PricedZone {
  zone: Zone;
  group: GroupFigures;
}

function zonesPriced(
  transaction: Transaction,
  type: PropertyType,
  figures: MarketFigures | undefined,
): PricedZone[] {
  return Object.entries(figures?.zones ?? {}).flatMap(([slug, { groups }]): PricedZone[] => {
    const zone = zoneTree().zones.get(slug);
    const group = groups.find((each) => each.transaction === transaction && each.type === type);
    return zone && group && group.medianPerSqm !== null ? [{ zone, group }] : [];
  });
}

function placesToShow(priced: readonly PricedZone[], own: string | undefined): PricedZone[] {
  const neighbourhoods = priced.filter(({ zone }) => zone.level === 'neighbourhood');
  const inTowns = new Set(neighbourhoods.map(({ zone }) => zone.parent));
  const towns = priced.filter(
    ({ zone }) => zone.level === 'town' && (zone.slug === own || !inTowns.has(zone.slug)),
  );
  return [...neighbourhoods, ...towns];
}
