import { seededRandom } from '../statistics/seeded-random.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import type { Listing, PropertyType } from '../vocabulary/property.ts';

const towns = [
  { locality: 'Tunis', lat: 36.8, lng: 10.18, pricePerM2: 2600 },
  { locality: 'Sousse', lat: 35.82, lng: 10.63, pricePerM2: 2100 },
  { locality: 'Sfax', lat: 34.74, lng: 10.76, pricePerM2: 1500 },
  { locality: 'Gabès', lat: 33.88, lng: 10.1, pricePerM2: 1000 },
];
const types: readonly { propertyType: PropertyType; share: number; surfaceM2: number; level: number }[] = [
  { propertyType: 'apartment', share: 0.6, surfaceM2: 100, level: 1 },
  { propertyType: 'house', share: 0.2, surfaceM2: 180, level: 0.7 },
  { propertyType: 'villa', share: 0.15, surfaceM2: 300, level: 1.1 },
  { propertyType: 'land', share: 0.05, surfaceM2: 500, level: 0.3 },
];
/** A month's rent as a share of the price. */
const rentShare = 0.004;

/**
 * Invented for tests and the bench: a quarter are rents; prices fall away from town centres and scatter by
 * some 15 %. As in reality, listings of a quarter share its centre.
 */
export function syntheticListings(count: number, seed: number): Listing[] {
  const random = seededRandom(seed);
  // near enough to a normal number
  const scatter = () => random() + random() + random() + random() - 2;
  return Array.from({ length: count }, (_, number): Listing => {
    const town = towns[Math.floor(random() ** 2 * towns.length)]!;
    const type = pickType(random());
    const kmAway = Math.abs(scatter()) * 12;
    const bearing = random() * 2 * Math.PI;
    const surfaceM2 = Math.round(type.surfaceM2 * Math.exp(0.4 * scatter()));
    const transaction = type.propertyType !== 'land' && random() < 0.25 ? 'rent' : 'sale';
    const furnished = random() < 0.5 ? undefined : random() < 0.5;
    const pricePerM2 = town.pricePerM2 * type.level * Math.exp(-kmAway / 20) * (furnished ? 1.15 : 1);
    const value =
      pricePerM2 * type.surfaceM2 * (surfaceM2 / type.surfaceM2) ** 0.8 * Math.exp(0.25 * scatter());
    return {
      id: `listing-${number}`,
      transaction,
      propertyType: type.propertyType,
      priceTnd: Math.round(transaction === 'rent' ? value * rentShare : value),
      surfaceM2,
      rooms: type.propertyType === 'land' ? undefined : Math.max(1, Math.round(surfaceM2 / 35)),
      furnished,
      lat: quarterOf(town.lat + (kmAway / 111) * Math.cos(bearing)),
      lng: quarterOf(town.lng + (kmAway / 90) * Math.sin(bearing)),
      locality: town.locality,
      listedOn: dateOf(daysOf('2025-01-01') + Math.floor(random() * 365)),
    };
  });
}

/** Quarters are a kilometre across. */
function quarterOf(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function pickType(draw: number): (typeof types)[number] {
  let reached = 0;
  return types.find(({ share }) => (reached += share) > draw) ?? types[0]!;
}
