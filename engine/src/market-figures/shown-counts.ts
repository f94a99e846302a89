import { fewestCounted, mostExact } from '../parameters/params.ts';
import type { Listing } from '../vocabulary/property.ts';
import { zonesAround, type ZoneTree } from './zone-tree.ts';

/** What is counted in a zone: homes of a type for a transaction, or those of some rooms only. */
type CountedKind = string;

export const groupKind = ({ transaction, propertyType }: Pick<Listing, 'transaction' | 'propertyType'>) =>
  `${transaction} ${propertyType}`;
export const roomsKind = (listing: Pick<Listing, 'transaction' | 'propertyType'>, rooms: number) =>
  `${groupKind(listing)} ${rooms}`;

/** Shows how many of a kind a zone has, so that one more or less cannot be seen. */
export type ShowCount = (kind: CountedKind, count: number) => number | null;

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
  return (zone) => (kind, count) => shownCount(count, rounded.get(kind)?.has(zone));
}

/** To ten above a hundred, or where it `isRounded`; null below `fewestCounted`. */
export function shownCount(count: number, isRounded = false): number | null {
  if (count < fewestCounted) return null;
  return isRounded || count > mostExact ? 10 * Math.round(count / 10) : count;
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
