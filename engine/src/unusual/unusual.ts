import { visitWithin, type ComparablesIndex } from '../comparables/comparables-index.ts';
import {
  fewestNotConstructible,
  minUsualListings,
  notConstructibleKm,
  unusualShare,
} from '../parameters/params.ts';
import { quantile } from '../statistics/quantile.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import { unusualFacts, type UnusualFact } from '../vocabulary/estimate.ts';
import { propertyTypes, type Listing, type PropertyType, type Subject } from '../vocabulary/property.ts';

type Bounds = [low: number, high: number];

type BoundedFact = Exclude<UnusualFact, 'constructible'> | 'surface_per_bathroom';

/**
 * What training has seen of a type, in whole numbers: m², rooms, bathrooms, and m² for each of these; only
 * the surface of land.
 */
export type UsualBounds = { surface: Bounds } & Partial<Record<Exclude<BoundedFact, 'surface'>, Bounds>>;

const valueOf: Record<BoundedFact, (property: Subject) => number | undefined> = {
  surface: ({ surfaceM2 }) => surfaceM2,
  rooms: ({ rooms }) => rooms,
  bathrooms: ({ bathrooms }) => bathrooms,
  surface_per_room: ({ surfaceM2, rooms }) => (rooms === undefined ? undefined : surfaceM2 / rooms),
  surface_per_bathroom: ({ surfaceM2, bathrooms }) =>
    bathrooms === undefined ? undefined : surfaceM2 / bathrooms,
};
const boundedFacts = Object.keys(valueOf) as BoundedFact[];

/** Without the extreme shares that may be typing errors; absent for a type with few listings. */
export function measureUsualBounds(listings: readonly Listing[]): Partial<Record<PropertyType, UsualBounds>> {
  const bounds: Partial<Record<PropertyType, UsualBounds>> = {};
  for (const type of propertyTypes) {
    const ofType = listings.filter(({ propertyType }) => propertyType === type);
    const ofFact = boundedFacts.flatMap((fact): [BoundedFact, Bounds][] => {
      const values = ofType.map(valueOf[fact]).filter((value) => value !== undefined);
      if (values.length < minUsualListings || (type === 'land' && fact !== 'surface')) return [];
      const low = Math.floor(quantile(values, unusualShare));
      return [[fact, [low, Math.ceil(quantile(values, 1 - unusualShare))]]];
    });
    if (ofFact.length > 0) bounds[type] = Object.fromEntries(ofFact) as unknown as UsualBounds;
  }
  return bounds;
}

/**
 * Too many bathrooms for the surface are unusual, too few are not; so is a plot without building rights where `plots`
 * for sale show hardly any.
 */
export function unusualFactsOf(
  subject: Subject,
  bounds: UsualBounds | undefined,
  plots: ComparablesIndex,
): UnusualFact[] {
  const isOutside = (fact: BoundedFact) => {
    const value = valueOf[fact](subject);
    const usual = bounds?.[fact];
    if (value === undefined || usual === undefined) return false;
    return value < usual[0] || (value > usual[1] && fact !== 'surface_per_bathroom');
  };
  return unusualFacts.filter((fact) =>
    fact === 'constructible'
      ? subject.constructible === false && likePlotsAround(subject, plots) < fewestNotConstructible
      : isOutside(fact) || (fact === 'bathrooms' && isOutside('surface_per_bathroom')),
  );
}

function likePlotsAround(subject: Subject, plots: ComparablesIndex): number {
  const code = attributeCode(subject, 'constructible');
  let count = 0;
  visitWithin(plots, subject.lat, subject.lng, notConstructibleKm, (index) => {
    if (plots.attributes.constructible[index] === code) count += 1;
  });
  return count;
}
