import { expect, it } from 'vitest';
import { zoneQuestions } from './zone-questions.ts';

const flats = {
  transaction: 'sale',
  type: 'apartment',
  medianListedPerSqm: null,
  medianSurface: null,
  ofAgencies: false,
} as const;
const priced = { ...flats, count: 40, medianPerSqm: 3000, lowPerSqm: 2000, highPerSqm: 4000 };
const quarter = { type: 'apartment', index: null, indexReal: null, medianPerSqm: 3000 } as const;
const nothing = { groups: [], rooms: [], grossYield: null, trend: [] };

it('answers with the zone’s own figures', () => {
  const zone = {
    groups: [priced],
    rooms: [
      { transaction: 'sale', type: 'apartment', rooms: 2, count: 12, medianPrice: 180_000 },
      { transaction: 'sale', type: 'apartment', rooms: 3, count: 30, medianPrice: 250_000 },
      { transaction: 'sale', type: 'apartment', rooms: 4, count: 60, medianPrice: null },
    ],
    grossYield: {
      low: 0.04,
      median: 0.05,
      high: 0.06,
      typical: { type: 'apartment', surface: 90, rooms: 3, price: 250_000, rent: 1000 },
    },
    trend: [
      { ...quarter, quarter: '2025-T3', yearOnYear: 0.02, yearOnYearReal: -0.03 },
      { ...quarter, quarter: '2025-T4', yearOnYear: null, yearOnYearReal: null },
    ],
  } as const;
  expect(zoneQuestions(structuredClone(zone) as never)).toEqual([
    {
      kind: 'perM2',
      transaction: 'sale',
      type: 'apartment',
      count: 40,
      ofAgencies: false,
      prices: { median: 3000, low: 2000, high: 4000 },
    },
    { kind: 'size', transaction: 'sale', type: 'apartment', rooms: 3, medianPrice: 250_000 },
    { kind: 'yield', median: 0.05, low: 0.04, high: 0.06 },
    { kind: 'change', type: 'apartment', quarter: '2025-T3', yearOnYear: 0.02, yearOnYearReal: -0.03 },
  ]);
});

it('asks nothing that a larger zone’s prices would answer', () => {
  const instead = { slug: 'tunis', name: 'Tunis', medianPerSqm: 1, lowPerSqm: 1, highPerSqm: 1 };
  const thin = { ...flats, count: 6, medianPerSqm: null, lowPerSqm: null, highPerSqm: null, instead };
  expect(zoneQuestions({ ...nothing, groups: [thin] })).toEqual([]);
});
