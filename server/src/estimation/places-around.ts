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

/**
 * The nearest neighbourhoods with prices of the type, as their pages give them, nearest first; a town where none
 * of its neighbourhoods has. None but its own is as near as "same place": of a property somewhere in a town, the town; in Tunis, none.
 */
export function placesAround(
  position: { lat: number; lng: number; isTown?: boolean },
  type: PropertyType,
  figures: MarketFigures | undefined,
  ofSurface: (zone: string, transaction: Transaction) => ComparablePlace['ofSurface'] = () => undefined,
): ByTransaction<ComparablePlace[]> {
  const own = ownZone(position);
  const kmTo = (zone: Zone) =>
    zone.slug === own ? 0 : Math.max(matchLimits.samePlaceKm, kmBetween(position, zone));
  return valuesFor(transactions, (transaction) =>
    zonesWithPrices(transaction, type, figures, own)
      .map(({ zone, group }) => ({ zone, group, km: kmTo(zone) }))
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
      }),
  );
}

/** Undefined where it is a city of several delegations. */
function ownZone({ isTown, ...point }: { lat: number; lng: number; isTown?: boolean }): string | undefined {
  return isTown ? townAt(point).zone?.slug : zoneTree().zoneAt(point);
}

function zonesWithPrices(
  transaction: Transaction,
  type: PropertyType,
  figures: MarketFigures | undefined,
  own: string | undefined,
) {
  const priced = Object.entries(figures?.zones ?? {}).flatMap(
    ([slug, { groups }]): { zone: Zone; group: GroupFigures }[] => {
      const zone = zoneTree().zones.get(slug);
      const group = groups.find((each) => each.transaction === transaction && each.type === type);
      return zone && group && group.medianPerSqm !== null ? [{ zone, group }] : [];
    },
  );
  const neighbourhoods = priced.filter(({ zone }) => zone.level === 'neighbourhood');
  const inTowns = new Set(neighbourhoods.map(({ zone }) => zone.parent));
  const towns = priced.filter(
    ({ zone }) => zone.level === 'town' && (zone.slug === own || !inTowns.has(zone.slug)),
  );
  return [...neighbourhoods, ...towns];
}
