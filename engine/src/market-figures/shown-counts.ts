import { propertyTypes, type Listing, type PropertyType } from '../vocabulary/property.ts';
import { boundsOfShown, shownCount, toTens, zonesToRound } from './complementary-suppression.ts';
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
  /** The largest that the zone and those inside it show. */
  const largestOf = new Map<CountedKind, Map<string, number>>();
  for (const [kind, counts] of countsOf) {
    const largest = new Map<string, number>();
    largestOf.set(kind, largest);
    for (const [inner, count] of counts) {
      const shown = shownCount(count, rounded.get(kind)!.has(inner)) ?? 0;
      for (const zone of zonesAround(tree, inner)) largest.set(zone, Math.max(shown, largest.get(zone) ?? 0));
    }
  }
  return (zone) => (kind, count) => {
    const isRounded = rounded.get(kind)?.has(zone);
    const shown = shownCount(count, isRounded);
    if (shown === null) return { shown, least: 0 };
    // rounding alone could show fewer than in a part
    return {
      shown: Math.max(shown, largestOf.get(kind)?.get(zone) ?? 0),
      least: boundsOfShown(count, isRounded).least,
    };
  };
}

const shareSteps = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Of at least so many: in steps that a share of any such number reaches, so that it tells none. */
export function shownShare(share: number, least: number, finest = 0.001): number {
  const step = shareSteps.find((each) => each >= finest && each * least >= 1) ?? 1;
  return Number((step * Math.round(share / step)).toFixed(3));
}
