import { fewestCounted, mostExact } from '../parameters/params.ts';
import { propertyTypes, type Listing, type PropertyType } from '../vocabulary/property.ts';
import { zonesAround, type ZoneTree } from './zone-tree.ts';

/** What is counted in a zone: homes of a type for a transaction, or those of some rooms only. */
type CountedKind = string;

export const groupKind = ({ transaction, propertyType }: Pick<Listing, 'transaction' | 'propertyType'>) =>
  `${transaction} ${propertyType}`;
export const roomsKind = (listing: Pick<Listing, 'transaction' | 'propertyType'>, rooms: number) =>
  `${groupKind(listing)} ${rooms}`;

interface ShownCount {
  shown: number | null;
  /** that a reader can be sure of */
  least: number;
}

/** Shows how many of a kind a zone has, so that one more or less cannot be seen. */
export type ShowCount = (kind: CountedKind, count: number) => ShownCount;

/** Of several kinds together, as a reader may add them up: a hidden count is not in it. */
function shownTogether(counts: readonly ShownCount[]): ShownCount {
  return {
    shown: toTens(counts.reduce((sum, { shown }) => sum + (shown ?? 0), 0)),
    least: counts.reduce((sum, { least }) => sum + least, 0),
  };
}

/** Of one transaction. */
export function shownByType(
  listings: readonly Listing[],
  show: ShowCount,
): { byType: Map<PropertyType, ShownCount>; together: ShownCount } {
  const byType = new Map<PropertyType, ShownCount>();
  for (const type of propertyTypes) {
    const members = listings.filter(({ propertyType }) => propertyType === type);
    if (members.length > 0) byType.set(type, show(groupKind(members[0]!), members.length));
  }
  return { byType, together: shownTogether([...byType.values()]) };
}

export const toTens = (count: number) => 10 * Math.round(count / 10);

/** By zone. Counts from which a small one of a part could be had by subtraction are rounded too. */
export function countsToShow(tree: ZoneTree, listings: readonly Listing[]): (zone: string) => ShowCount {
  const countsOf = new Map<CountedKind, Map<string, number>>();
  for (const listing of listings) {
    const kinds = [groupKind(listing)];
    if (listing.rooms !== undefined) kinds.push(roomsKind(listing, listing.rooms));
    for (const zone of zonesAround(tree, tree.zoneAt(listing))) {
      for (const kind of kinds) {
        if (!countsOf.has(kind)) countsOf.set(kind, new Map());
        const counts = countsOf.get(kind)!;
        counts.set(zone, (counts.get(zone) ?? 0) + 1);
      }
    }
  }
  const rounded = new Map([...countsOf].map(([kind, counts]) => [kind, zonesToRound(tree, counts)]));
  return (zone) => (kind, count) => showCount(count, rounded.get(kind)?.has(zone));
}

/** To ten above a hundred, or where it `isRounded`; null below `fewestCounted`. */
function showCount(count: number, isRounded = false): ShownCount {
  if (count < fewestCounted) return { shown: null, least: 0 };
  const shown = toTens(count);
  return isRounded || count > mostExact ? { shown, least: shown - 5 } : { shown: count, least: count };
}

export const shownCount = (count: number) => showCount(count).shown;

const shareSteps = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Of at least so many: in steps that a share of any such number reaches, so that it tells none. */
export function shownShare(share: number, least: number, finest = 0.001): number {
  const step = shareSteps.find((each) => each >= finest && each * least >= 1) ?? 1;
  return Number((step * Math.round(share / step)).toFixed(3));
}

/**
 * Complementary suppression: a zone's count less those of its parts leaves none, or `fewestCounted` and more;
 * a rounded count is not the sum of its parts.
 * @internal
 */
export function zonesToRound(tree: ZoneTree, counts: ReadonlyMap<string, number>): Set<string> {
  const partsOf = new Map<string, string[]>();
  const roots: string[] = [];
  for (const zone of counts.keys()) {
    const parent = tree.zones.get(zone)?.parent;
    if (parent == null) roots.push(zone);
    else partsOf.set(parent, [...(partsOf.get(parent) ?? []), zone]);
  }
  const rounded = new Set<string>();
  const isExact = (zone: string) =>
    counts.get(zone)! >= fewestCounted && counts.get(zone)! <= mostExact && !rounded.has(zone);
  const visit = (zone: string) => {
    const parts = partsOf.get(zone) ?? [];
    const exact = parts.filter(isExact).sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? 1 : -1));
    let left = exact.reduce((rest, part) => rest - counts.get(part)!, counts.get(zone)!);
    const isTelling = () => (isExact(zone) ? left > 0 : rounded.has(zone)) && left < fewestCounted;
    while (exact.length > 0 && isTelling()) {
      const smallest = exact.pop()!;
      rounded.add(smallest);
      left += counts.get(smallest)!;
    }
    parts.forEach(visit);
  };
  roots.forEach(visit);
  return rounded;
}
