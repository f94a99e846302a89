import type { EstimationData } from '@soumdar/contract';
import type { SharedEstimation } from '@soumdar/db';
import { describe, expect, it } from 'vitest';
import { presentShared } from './present-shared.ts';

const place = {
  locality: 'La Soukra',
  lat: 36.87,
  lng: 10.25,
  distance: '9.9',
  count: 3,
  lowPerSqm: 2000,
  medianPerSqm: 2500,
  highPerSqm: 3000,
};
const comparable = {
  surface: 100,
  distance: '0.7',
  price: 250_000,
  pricePerSqm: 2500,
  rooms: 3,
  propertyType: 'apartment' as const,
  locality: 'La Soukra',
  listedOn: '2026-01-02',
  similarity: 93,
};
const elsewhere = { ...comparable, locality: 'Ennasr 2', distance: '9.4' };
const unplaced = { ...comparable, locality: 'Lotissement inconnu', distance: '3.4' };
const explained = { typical: { surface: 100 }, typicalPrice: 300_000, effects: [] };
const score = (of: number) => ({ score: of, level: 'Fiable' as const });

function row(change: Partial<Record<keyof SharedEstimation, unknown>> = {}): SharedEstimation {
  return {
    id: 'e0000000-0000-4000-8000-000000000001',
    account_id: 'a0000000-0000-4000-8000-000000000001',
    share_id: 'f0000000-0000-4000-8000-000000000001',
    name: 'Maison de Papi',
    created_at: '2026-03-01T23:30:00.000Z',
    expires_at: '2026-04-01T23:30:00.000Z',
    property_type: 'apartment',
    lat: 36.8764,
    lng: 10.2476,
    localisation: '12, rue du Jasmin, La Soukra',
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
    confidence: { vente: score(70), location: score(70) },
    comparables: {
      vente: [comparable, elsewhere, unplaced],
      location: [],
      places: { vente: [place], location: [] },
    },
    comparable_counts: { vente: 2, location: 0 },
    explanation: { vente: explained, location: explained } satisfies EstimationData['explanation'],
    basis: null,
    ...change,
  } as unknown as SharedEstimation;
}

describe('what others see of an estimate', () => {
  it('is nothing of its owner, of the address and of what is intended', () => {
    const told = JSON.stringify(presentShared(row()));
    for (const secret of ['Papi', 'Jasmin', 'vendre', '36.8764', '10.2476', '0000-4000-8000'])
      expect(told).not.toContain(secret);
  });

  it('lies at three decimals, by the name of the place, on the day at Tunis', () => {
    expect(presentShared(row()).estimation).toMatchObject({
      location: { lat: 36.876, lng: 10.248 },
      localisation: expect.stringMatching(/Soukra|Ariana/),
      created_at: '2026-03-02',
    });
  });

  it('is the same from anywhere within that point, so that distances do not give the place away', () => {
    const near = presentShared(row());
    const other = row({
      lat: 36.8757,
      lng: 10.2484,
      comparables: {
        vente: [
          { ...comparable, distance: '0.8', similarity: 94 },
          { ...elsewhere, distance: '9.6', similarity: 94 },
          { ...unplaced, distance: '3.6' },
        ],
        location: [],
        places: { vente: [{ ...place, distance: '0.8' }], location: [] },
      },
    });
    expect(presentShared(other)).toEqual(near);
    const { vente, places } = near.estimation.comparables!;
    expect(places).toMatchObject({ vente: [{ distance: '0.7' }] });
    expect(vente).toMatchObject([
      { locality: 'La Soukra', distance: '0.7', similarity: 95 },
      { locality: 'Ennasr 2', distance: expect.stringMatching(/^\d+\.\d$/) },
    ]);
  });

  it.each([
    [{ confidence: { vente: score(39), location: score(40) } }, 'vente', 'location'],
    [{ confidence: { vente: score(40), location: score(39) } }, 'location', 'vente'],
    [{ property_type: 'land' }, 'location', 'vente'],
  ] as const)('is no figure that its owner is not shown: %j', (change, hidden, shown) => {
    const { result, explanation } = presentShared(row(change)).estimation;
    const figures = {
      vente: [result.netPrice, result.pricePerSqm, result.rangeLow, result.rangeHigh],
      location: [result.monthlyRent, result.monthlyRentPerSqm, result.rentRangeLow, result.rentRangeHigh],
    };
    expect(figures[hidden]).toEqual([null, null, null, null]);
    expect(figures[shown].every((figure) => figure !== null)).toBe(true);
    expect(explanation).toEqual({ [hidden]: null, [shown]: expect.anything() });
  });
});
