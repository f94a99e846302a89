import { type Explanation, type Figures } from '@soumdar/contract';
import { roundings } from '@soumdar/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundEstimate } from './round-estimate.ts';

const nothing: Figures = {
  netPrice: null,
  pricePerSqm: null,
  rangeLow: null,
  rangeHigh: null,
  monthlyRent: null,
  monthlyRentPerSqm: null,
  rentRangeLow: null,
  rentRangeHigh: null,
};

const explanationOf = (typicalPrice: number, amounts: number[]): Explanation => ({
  typical: { surface: 100 },
  typicalPrice,
  effects: amounts.map((amount) => ({ factor: 'surface', amount })),
});
function roundExplanation(explanation: Explanation, figure: number, side: 'sale' | 'rent') {
  const none: Record<'sale' | 'rent', Explanation | null> = { sale: null, rent: null };
  const name = side === 'sale' ? 'netPrice' : 'monthlyRent';
  return roundEstimate({
    estimation: { ...nothing, [name]: figure },
    explanation: { ...none, [side]: explanation },
  }).explanation[side]!;
}

const total = ({ typicalPrice, effects }: Explanation) =>
  effects.reduce((sum, { amount }) => sum + amount, typicalPrice);

describe('an explanation', () => {
  it('is rounded to add up to the rounded figure, the largest effect first, none of zero', () => {
    const explanation = explanationOf(401_333, [48_999, 2100, 96]);
    expect(roundExplanation(explanation, 452_528.4, 'sale')).toMatchObject({
      typicalPrice: 401_000,
      effects: [{ amount: 49_000 }, { amount: 2000 }, { amount: 1000 }],
    });
    expect(roundExplanation(explanationOf(401_333, [48_999, 96]), 450_428, 'sale')).toMatchObject({
      typicalPrice: 401_000,
      effects: [{ amount: 49_000 }],
    });
  });

  it('without effects is the figure', () => {
    expect(roundExplanation(explanationOf(1235, []), 1234.6, 'rent')).toMatchObject({
      typicalPrice: 1230,
      effects: [],
    });
  });

  it.each(['sale', 'rent'] as const)('of any figure (%s) adds up exactly', (side) => {
    const figures = fc.record({
      figure: fc.double({ min: 100, max: 1e8, noNaN: true }),
      shares: fc.array(fc.double({ min: -0.4, max: 0.4, noNaN: true }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(figures, ({ figure, shares }) => {
        const amounts = shares.map((share) => Math.round(share * figure));
        const typical = Math.round(figure) - amounts.reduce((sum, amount) => sum + amount, 0);
        const rounded = roundExplanation(explanationOf(typical, amounts), figure, side);
        expect(total(rounded)).toBe(roundings[side].price(figure));
        expect(rounded.effects.map(({ amount }) => amount)).not.toContain(0);
        for (const { amount } of rounded.effects) expect(amount).toSatisfy(Number.isInteger);
      }),
    );
  });
});

it('every amount of an estimate is rounded, the asking prices of comparables excepted', () => {
  const place = { locality: 'La Marsa', lat: 36.87, lng: 10.32, distance: '0.4', count: 3 };
  const item = {
    surface: 100,
    distance: '0.4',
    price: 318_500,
    pricePerSqm: 3267.4,
    rooms: 3,
    propertyType: 'apartment' as const,
    locality: 'La Marsa',
    listedOn: '2025-11-01',
    similarity: 90,
  };
  const rounded = roundEstimate({
    estimation: {
      netPrice: 451_499.9,
      pricePerSqm: 4514.9,
      rangeLow: 399_600,
      rangeHigh: 1_004_999,
      monthlyRent: 1234.6,
      monthlyRentPerSqm: 12.346,
      rentRangeLow: 994.9,
      rentRangeHigh: 1506,
    },
    comparables: {
      sale: [item],
      rent: [{ ...item, price: 1275, pricePerSqm: 12.75 }],
      places: {
        sale: [{ ...place, lowPerSqm: 2584.4, medianPerSqm: 3000.1, highPerSqm: 4425 }],
        rent: [{ ...place, lowPerSqm: 9.96, medianPerSqm: 12.34, highPerSqm: 101.2 }],
      },
    },
    explanation: { sale: explanationOf(400_000, [51_500]), rent: null },
  });
  expect(rounded).toEqual({
    estimation: {
      netPrice: 451_000,
      pricePerSqm: 4510,
      rangeLow: 400_000,
      rangeHigh: 1_000_000,
      monthlyRent: 1230,
      monthlyRentPerSqm: 12.3,
      rentRangeLow: 990,
      rentRangeHigh: 1510,
    },
    comparables: {
      sale: [{ ...item, pricePerSqm: 3270 }],
      rent: [{ ...item, price: 1275, pricePerSqm: 12.8 }],
      places: {
        sale: [{ ...place, lowPerSqm: 2580, medianPerSqm: 3000, highPerSqm: 4430 }],
        rent: [{ ...place, lowPerSqm: 10, medianPerSqm: 12.3, highPerSqm: 101 }],
      },
    },
    explanation: {
      sale: {
        typical: { surface: 100 },
        typicalPrice: 400_000,
        effects: [{ factor: 'surface', amount: 51_000 }],
      },
      rent: null,
    },
  });
});

it('a side without a figure, and a part that an old record lacks, stay as they are', () => {
  expect(roundEstimate({ estimation: nothing, comparables: null })).toEqual({
    estimation: nothing,
    comparables: null,
  });
});

it('the adjustments of a comparable lead from its asking price to a rounded one', () => {
  const item = {
    surface: 100,
    distance: '0.4',
    price: 318_500,
    pricePerSqm: 3270,
    rooms: 3,
    propertyType: 'apartment' as const,
    locality: 'La Marsa',
    listedOn: '2025-11-01',
    similarity: 90,
    adjustments: [
      { what: 'time' as const, tnd: 3210 },
      { what: 'rooms' as const, tnd: 120 },
      { what: 'details' as const, tnd: -40_380, of: ['has_pool' as const] },
    ],
    adjustedPrice: 281_450,
  };
  const [rounded] = roundEstimate({ estimation: nothing, comparables: { sale: [item], rent: [] } })
    .comparables.sale;
  expect(rounded).toMatchObject({
    adjustments: [
      { what: 'time', tnd: 3500 },
      { what: 'details', tnd: -41_000, of: ['has_pool'] },
    ],
    adjustedPrice: 281_000,
  });
});
