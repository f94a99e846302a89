import type { ComparablesIndex, MarketIndex } from '../comparables/comparables-index.ts';
import { fewestApart, fewestCompared } from '../parameters/market-params.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import { valuesFor } from '../vocabulary/attributes.ts';
import { propertyTypes, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import { allSurfaces, surfaceBand, surfaceBlock, type SurfaceSpan } from './surface-bands.ts';
import { zonesAround, type ZoneTree } from './zone-tree.ts';

/** What a price is compared by; only the band of the surface counts. */
export interface PriceCell {
  /** the zone and its parents, from the finest to the country */
  zones: readonly string[];
  surfaceM2: number;
  rooms?: number | undefined;
  furnished?: boolean | undefined;
}

export interface ComparableSet {
  zone: string;
  surface: SurfaceSpan;
  /** True where too few share the rooms and furniture, so that all of that surface count. */
  widened: boolean;
  members: Members;
}

/** Positions in the index, ascending. */
type Members = Int32Array;

/** By place, rooms and furniture; plain data, so that a thread can make them for another. */
export type ComparableSets = ReadonlyMap<string, Members>;

export type MarketSets = Record<Transaction, Record<PropertyType, ComparableSets>>;

export function marketSets(comparables: MarketIndex, tree: ZoneTree): MarketSets {
  const setsOf = (transaction: Transaction) =>
    valuesFor(propertyTypes, (type) =>
      comparableSets(comparables[transaction][type], (position) => zonesAround(tree, tree.zoneAt(position))),
    );
  return { sale: setsOf('sale'), rent: setsOf('rent') };
}

/**
 * Sets that the price check may answer from. Each has `fewestCompared` advertisements or more, and two sets
 * are equal or differ by `fewestApart`, so that answers cannot reveal single advertisements. Larger sets are
 * admitted first: they answer for refused ones.
 *
 * @internal
 */
export function comparableSets(
  comparables: ComparablesIndex,
  zonesAt: (position: { lat: number; lng: number }) => readonly string[],
): ComparableSets {
  const { lat, lng, surfaceM2, attributes } = comparables;
  const advertisements = comparables.ids.map((_, at) => ({
    // from the country down
    places: zonesAt({ lat: lat[at]!, lng: lng[at]! })
      .toReversed()
      .map((zone) => spansOf.map((spanOf) => placeKey(zone, spanOf(surfaceM2[at]!)))),
    rooms: attributes.rooms[at]!,
    furnishing: furnishingOf(attributes.furnished[at]!),
  }));
  const sets = new Map<string, Members>();
  const isApart = apartFromAdmitted(advertisements.length);
  const depths = advertisements.reduce((most, { places }) => Math.max(most, places.length), 0);
  for (const { depth, narrowing, span } of coarsestFirst(depths)) {
    const groups = new Map<string, number[]>();
    for (const [at, { places, rooms, furnishing }] of advertisements.entries()) {
      const place = places[depth]?.[span];
      if (!place || (narrowing.rooms && rooms === any)) continue;
      const key = setKey(place, narrowing.rooms ? rooms : any, narrowing.furnished ? furnishing : any);
      const group = groups.get(key);
      if (group) group.push(at);
      else groups.set(key, [at]);
    }
    for (const [key, members] of groups) {
      if (members.length >= fewestCompared && isApart(members)) sets.set(key, Int32Array.from(members));
    }
  }
  return sets;
}

/** A larger zone answers with all its surfaces: one band of them may be of its dearer quarters. */
export function findComparableSet(
  sets: ComparableSets,
  { zones, surfaceM2: surface, ...stated }: PriceCell,
): ComparableSet | undefined {
  const rooms = attributeCode(stated, 'rooms');
  const furnishing = stated.furnished === undefined ? any : furnishingOf(attributeCode(stated, 'furnished'));
  const isNarrow = rooms !== any || furnishing !== any;
  const ofRequestedZone = [surfaceBand(surface), surfaceBlock(surface), allSurfaces];
  for (const [depth, zone] of zones.entries()) {
    for (const widened of isNarrow ? [false, true] : [false]) {
      for (const span of depth === 0 ? ofRequestedZone : [allSurfaces]) {
        const place = placeKey(zone, span);
        const members = sets.get(widened ? setKey(place, any, any) : setKey(place, rooms, furnishing));
        if (members) return { zone, surface: span, widened, members };
      }
    }
  }
  return undefined;
}

/** Code of an unstated attribute. */
const any = 0;
const spansOf = [() => allSurfaces, surfaceBlock, surfaceBand];

const placeKey = (zone: string, { from, to }: SurfaceSpan) => `${zone} ${from}-${to}`;
const setKey = (place: string, rooms: number, furnishing: number) => `${place} ${rooms} ${furnishing}`;
/** Who does not say that a home is furnished lets it empty. */
const furnishingOf = (code: number) => Math.max(1, code);

function* coarsestFirst(depths: number) {
  for (let depth = 0; depth < depths; depth += 1) {
    for (const narrowing of [
      { rooms: false, furnished: false },
      { rooms: true, furnished: false },
      { rooms: false, furnished: true },
      { rooms: true, furnished: true },
    ]) {
      for (const span of spansOf.keys()) yield { depth, narrowing, span };
    }
  }
}

function apartFromAdmitted(advertisements: number): (members: readonly number[]) => boolean {
  const sizes: number[] = [];
  const admittedWith = Array.from({ length: advertisements }, (): number[] => []);
  const common: number[] = [];
  return (members) => {
    const shared: number[] = [];
    for (const at of members) {
      for (const set of admittedWith[at]!) {
        if (common[set] === 0) shared.push(set);
        common[set]! += 1;
      }
    }
    const isApart = shared.every((set) => {
      const apart = sizes[set]! + members.length - 2 * common[set]!;
      return apart <= 0 || apart >= fewestApart;
    });
    for (const set of shared) common[set] = 0;
    if (!isApart) return false;
    for (const at of members) admittedWith[at]!.push(sizes.length);
    sizes.push(members.length);
    common.push(0);
    return true;
  };
}
