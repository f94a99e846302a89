import type { EstimationRow } from '@soumdar/db';
import { syntheticListings, train } from '@soumdar/engine';
import { describe, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { lakeside, marketOf, smallListings, smallMarket } from '../testing/small-market.ts';
import { presentShared, valueAround } from './present-shared.ts';

const listings = smallListings.map((listing, index) => ({
  ...listing,
  listedOn: `2025-10-${10 + (index % 20)}`,
}));
const market: ServedMarket = {
  ...smallMarket(),
  ...marketOf(listings, train(listings, { seed: 1 }).model),
};

/** With trees, by which comparables are adjusted. */
const many = syntheticListings(1200, 3);
const adjusting = marketOf(many, train(many, { seed: 1 }).model);

const shared = (estimation: EstimationRow, around: ServedMarket) =>
  presentShared(estimation, valueAround(estimation, around));

const score = (of: number) => ({ score: of });

function row(change: Partial<Record<keyof EstimationRow, unknown>> = {}): EstimationRow {
  return {
    id: 'e0000000-0000-4000-8000-000000000001',
    account_id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Maison de Papi',
    created_at: '2026-03-01T23:30:00.000Z',
    property_type: 'apartment',
    lat: lakeside.lat + 0.0031,
    lng: lakeside.lng - 0.0042,
    localisation: '12, rue du Jasmin, Les Berges du Lac',
    details: { surface: 100, rooms: 3 },
    answers: { intended_action: 'vendre' },
    result: {
      netPrice: 301_000,
      pricePerSqm: 3010,
      rangeLow: 260_000,
      rangeHigh: 340_000,
      monthlyRent: 1200,
      monthlyRentPerSqm: 12,
      rentRangeLow: 1000,
      rentRangeHigh: 1400,
    },
    confidence: { sale: score(70), rent: score(70) },
    ...change,
  } as unknown as EstimationRow;
}

describe('what others see of an estimate', () => {
  it('is nothing of its owner, of the address and of what is intended', () => {
    const text = JSON.stringify(shared(row(), market));
    for (const secret of ['Papi', 'Jasmin', 'vendre', '36.843', '10.265', '0000-4000-8000'])
      expect(text).not.toContain(secret);
  });

  it('lies at two decimals, by the name of the place, on the day at Tunis', () => {
    expect(shared(row(), market)).toMatchObject({
      location: { lat: 36.84, lng: 10.27 },
      localisation: expect.stringContaining('(Tunis)'),
      created_at: '2026-03-02',
    });
  });

  it('has its comparables in the order of their dates', () => {
    const { sale, rent } = shared(row(), market).comparables!;
    for (const items of [sale, rent]) {
      const dates = items.map(({ listedOn }) => listedOn);
      expect(new Set(dates).size).toBeGreaterThan(1);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
  });

  it('adds up to the figures that were kept, with what the coarse position leaves unexplained', () => {
    const { explanation, result } = shared(row(), market);
    const { typicalPrice, effects, rest = 0 } = explanation!.sale!;
    expect(rest).not.toBe(0);
    expect(effects.reduce((sum, { amount }) => sum + amount, typicalPrice + rest)).toBe(result.netPrice);
  });

  it.each([
    [{ confidence: { sale: score(39), rent: score(40) } }, 'sale', 'rent'],
    [{ confidence: { sale: score(40), rent: score(39) } }, 'rent', 'sale'],
  ] as const)('is no figure that its owner is not shown: %j', (change, hidden, shown) => {
    const { result, explanation } = shared(row(change), market);
    const figures = {
      sale: [result.netPrice, result.pricePerSqm, result.rangeLow, result.rangeHigh],
      rent: [result.monthlyRent, result.monthlyRentPerSqm, result.rentRangeLow, result.rentRangeHigh],
    };
    expect(figures[hidden]).toEqual([null, null, null, null]);
    expect(figures[shown].every((figure) => figure !== null)).toBe(true);
    expect(explanation).toEqual({ [hidden]: null, [shown]: expect.anything() });
  });

  it.each([
    [40, true],
    [39, false],
  ])('has the adjusted prices of a figure with a score of %d: %s', (of, isAdjusted) => {
    const confidence = { sale: score(of), rent: score(70) };
    const inTunis = row({ confidence, lat: 36.8, lng: 10.18 });
    const { sale } = shared(inTunis, { ...market, ...adjusting }).comparables!;
    expect(sale.length).toBeGreaterThan(2);
    for (const item of sale) {
      expect('adjustedPrice' in item).toBe(isAdjusted);
      expect('adjustments' in item).toBe(isAdjusted);
    }
  });

  it('has no rent of land', () => {
    const { result, explanation } = shared(row({ property_type: 'land', details: { surface: 400 } }), market);
    expect([result.monthlyRent, explanation!.rent]).toEqual([null, null]);
    expect(result.netPrice).toBe(301_000);
  });
});
