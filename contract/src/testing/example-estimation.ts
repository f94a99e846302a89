import type { Details } from '../estimation/described-property.ts';
import type { ComparableItem, ComparablePlace, EstimationData } from '../estimation/estimation.ts';
import type { Location } from '../places/position.ts';
import type { PropertyType } from '../vocabulary.ts';

interface ExampleProperty {
  type: PropertyType;
  location: Location;
  localisation: string;
  details: Details;
}

export const exampleProperty: ExampleProperty = {
  type: 'apartment',
  location: { lat: 36.8782, lng: 10.3247 },
  localisation: 'La Marsa, Tunis',
  details: { surface: 120, rooms: 4, bathrooms: 2 },
};

export function exampleComparable(changes: Partial<ComparableItem> = {}): ComparableItem {
  return {
    surface: 118,
    distance: '0.3',
    price: 502_000,
    pricePerSqm: 4250,
    rooms: 4,
    propertyType: 'apartment',
    locality: 'Marsa Plage',
    listedOn: '2025-11-03',
    similarity: 92,
    ...changes,
  };
}

export function examplePlace(changes: Partial<ComparablePlace> = {}): ComparablePlace {
  return {
    locality: 'Marsa Plage',
    lat: 36.881,
    lng: 10.327,
    distance: '0.3',
    count: 3,
    lowPerSqm: 3900,
    medianPerSqm: 4300,
    highPerSqm: 5000,
    ...changes,
  };
}

export function exampleEstimation(
  scores: { sale: number; rent: number } = { sale: 78, rent: 65 },
  counts: { sale: number; rent: number } = { sale: 34, rent: 18 },
) {
  return {
    estimation: {
      netPrice: 520_000,
      pricePerSqm: 4333,
      rangeLow: 410_000,
      rangeHigh: 655_000,
      monthlyRent: 1800,
      monthlyRentPerSqm: 15,
      rentRangeLow: 1400,
      rentRangeHigh: 2300,
    },
    confidence: {
      sale: { score: scores.sale },
      rent: { score: scores.rent },
    },
    comparables: {
      sale: [exampleComparable(), exampleComparable({ surface: 150, distance: '1.9', rooms: null })],
      rent: [exampleComparable({ pricePerSqm: 16 })],
    },
    comparableCounts: counts,
    explanation: {
      sale: {
        typical: { surface: 110, rooms: 3, bathrooms: 1 },
        typicalPrice: 470_000,
        effects: [
          { factor: 'surface', amount: 42_000 },
          { factor: 'bathrooms', amount: 11_000 },
          { factor: 'rooms', amount: -3000 },
        ],
      },
      rent: null,
    },
    basis: { listings: 22_418, newestListedOn: '2025-11-14', sample: false },
  } satisfies EstimationData;
}
