import { fewestCounted, fewestShown, mostExact } from '../parameters/market-params.ts';
import type { ZoneTree } from './zone-tree.ts';

export interface CountBounds {
  least: number;
  most: number;
}

/** More than there are. */
const anyCount = 1e9;
/** A reader nearly knows a hidden count that can have fewer values. */
const fewestValues = 3;

export const toTens = (count: number) => 10 * Math.round(count / 10);

/** Null below `fewestCounted`; above `mostExact`, or where it `isRounded`, to ten, or to five below ten. */
export function shownCount(count: number, isRounded = false): number | null {
  if (count < fewestCounted) return null;
  if (!isRounded && count <= mostExact) return count;
  return count < fewestShown ? fewestCounted : toTens(count);
}

/** What a shown count leaves open to a reader; the price beside it tells `fewestShown` and more. */
export function boundsOfShown(count: number, isRounded = false): CountBounds {
  const shown = shownCount(count, isRounded);
  if (shown === null) return { least: 1, most: fewestCounted - 1 };
  if (!isRounded && count <= mostExact) return { least: count, most: count };
  if (count < fewestShown) return { least: fewestCounted, most: fewestShown - 1 };
  return { least: Math.max(fewestShown, shown - 5), most: shown + 4 };
}

/** A zone, or what of one stands in none of its parts, which no page shows. */
interface CountedZone {
  zone: string;
  count: number;
  isRest: boolean;
  parent: CountedZone | undefined;
  parts: CountedZone[];
  isRounded: boolean;
  /** to a reader of all pages */
  bounds: CountBounds;
}

/**
 * Complementary suppression: the zones whose counts are rounded too, so that no count below `fewestCounted`
 * follows from sums and differences of those of the zones around it.
 * @param counts of the zones that have any
 */
export function zonesToRound(tree: ZoneTree, counts: ReadonlyMap<string, number>): Set<string> {
  const fromTheTop = countedZones(tree, counts);
  setBounds(fromTheTop);
  const mostValues = new Map(fromTheTop.map((zone) => [zone, Math.min(fewestValues, valuesLeft(zone))]));
  for (const zone of fromTheTop) zone.isRounded = false;
  for (;;) {
    setBounds(fromTheTop);
    const telling = fromTheTop.filter((zone) => valuesLeft(zone) < mostValues.get(zone)!);
    const next = telling.flatMap(({ parent }) => (parent && nextToRound(parent)) ?? []);
    if (next.length === 0) break;
    for (const zone of next) zone.isRounded = true;
  }
  return new Set(fromTheTop.flatMap(({ zone, isRounded }) => (isRounded ? zone : [])));
}

/** All are rounded. */
function countedZones(tree: ZoneTree, counts: ReadonlyMap<string, number>): CountedZone[] {
  const byParent = new Map<string | undefined, string[]>();
  for (const zone of counts.keys()) {
    const parent = tree.zones.get(zone)?.parent ?? undefined;
    byParent.set(parent, [...(byParent.get(parent) ?? []), zone]);
  }
  const counted = (zone: string, count: number, parent?: CountedZone, isRest = false): CountedZone => {
    return { zone, count, parent, isRest, parts: [], isRounded: true, bounds: { least: 0, most: 0 } };
  };
  const inside = (parent?: CountedZone) =>
    (byParent.get(parent?.zone) ?? []).map((zone) => counted(zone, counts.get(zone)!, parent));
  const all = inside();
  // grows while it is walked
  for (const zone of all) {
    if (zone.isRest) continue;
    const parts = inside(zone);
    const rest = parts.reduce((left, { count }) => left - count, zone.count);
    if (parts.length > 0 && rest > 0) parts.push(counted(zone.zone, rest, zone, true));
    zone.parts = parts;
    all.push(...parts);
  }
  return all;
}

/** On a tree, sums once up and once down give all that can be known. */
function setBounds(fromTheTop: readonly CountedZone[]): void {
  for (const zone of fromTheTop.toReversed()) {
    zone.bounds = zone.isRest ? { least: 0, most: anyCount } : boundsOfShown(zone.count, zone.isRounded);
    if (zone.parts.length > 0) narrow(zone.bounds, summed(zone.parts));
  }
  for (const { bounds, parts } of fromTheTop) {
    const together = summed(parts);
    for (const part of parts) {
      const { least, most } = part.bounds;
      narrow(part.bounds, {
        least: bounds.least - (together.most - most),
        most: bounds.most - (together.least - least),
      });
    }
  }
}

function narrow(bounds: CountBounds, { least, most }: CountBounds): void {
  bounds.least = Math.max(bounds.least, least);
  bounds.most = Math.min(bounds.most, most);
}

function summed(zones: readonly CountedZone[]): CountBounds {
  return {
    least: zones.reduce((sum, { bounds }) => sum + bounds.least, 0),
    most: zones.reduce((sum, { bounds }) => sum + bounds.most, 0),
  };
}

/** Of a count that must not be known; of a rest, whether it is a small one. */
function valuesLeft({ count, isRest, bounds: { least, most } }: CountedZone): number {
  if (count >= fewestCounted && !isRest) return fewestValues;
  if (isRest) return least > 0 && most < fewestCounted ? 1 : fewestValues;
  return most - least + 1;
}

const isExact = ({ count, isRest, isRounded }: CountedZone) =>
  !isRest && !isRounded && count >= fewestCounted && count <= mostExact;

/** The nearest exact count: of the parts, of theirs, its own, then of those around it. */
function nextToRound(zone: CountedZone): CountedZone | undefined {
  for (let { parts } = zone; parts.length > 0; parts = parts.flatMap((part) => part.parts)) {
    const [smallest] = parts.filter(isExact).sort((a, b) => a.count - b.count || (a.zone < b.zone ? -1 : 1));
    if (smallest) return smallest;
  }
  if (isExact(zone)) return zone;
  return zone.parent && nextToRound(zone.parent);
}
