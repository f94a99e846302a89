import type { ZoneGroup } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
import { oldRentsOn, zoneView } from './zone-view.ts';

const prices = { medianPerSqm: 2000, lowPerSqm: 1500, highPerSqm: 2600 };
const none = { medianPerSqm: null, lowPerSqm: null, highPerSqm: null };
const instead = { slug: 'tunis', name: 'Tunis', medianPerSqm: 1800, lowPerSqm: 1200, highPerSqm: 2500 };

const group = (change: Partial<ZoneGroup>): ZoneGroup => ({
  transaction: 'sale',
  type: 'apartment',
  count: 40,
  medianListedPerSqm: null,
  medianSurface: 100,
  ofAgencies: false,
  ...prices,
  ...change,
});
const viewOf = (...groups: ZoneGroup[]) => zoneView({ groups });

describe('prices of a group', () => {
  it('are its own where it has some', () => {
    const [own] = viewOf(group({})).groups;
    expect(own).toMatchObject({ count: 40, prices: { median: 2000, low: 1500, high: 2600 } });
    expect(own).not.toHaveProperty('borrowedFrom');
  });

  it('are those of a larger zone where it has too few, and are then not its own', () => {
    const view = viewOf(group({ ...none, count: 6, instead }));
    expect(view.groups[0]).toMatchObject({
      prices: { median: 1800, low: 1200, high: 2500 },
      borrowedFrom: { slug: 'tunis', name: 'Tunis' },
    });
    expect(view.priced).toEqual([]);
  });

  it('are absent where no zone has enough', () => {
    const [group0] = viewOf(group({ ...none, count: null })).groups;
    expect(group0).not.toHaveProperty('prices');
  });
});

describe('a zone is known by', () => {
  it('its most advertised type of each transaction', () => {
    const { headlines } = viewOf(
      group({ count: 40 }),
      group({ type: 'villa', count: 90 }),
      group({ transaction: 'rent', count: 12 }),
    );
    expect([headlines.sale?.type, headlines.rent?.type]).toEqual(['villa', 'apartment']);
  });

  it('a type with prices of its own before a more advertised one without', () => {
    const { headlines } = viewOf(
      group({ ...none, count: 90, type: 'villa', instead }),
      group({ count: 12, type: 'land' }),
    );
    expect(headlines.sale?.type).toBe('land');
  });

  it('nothing where nothing has a price', () => {
    expect(viewOf(group({ ...none, count: 5 })).headlines).toEqual({});
  });
});

it('its neighbours are compared by the type most advertised for sale, which may have no price here', () => {
  const villas = group({ ...none, type: 'villa', count: 9, instead });
  expect(viewOf(villas, group({ count: 8 })).amongNeighbours).toEqual({ type: 'villa', median: null });
  expect(viewOf(group({})).amongNeighbours).toEqual({ type: 'apartment', median: 2000 });
  expect(viewOf(group({ count: null })).amongNeighbours).toEqual({ type: 'apartment', median: null });
});

it('flats are shown first, unless only another type has a price of its own', () => {
  expect(viewOf(group({ type: 'land' }), group({})).firstType).toBe('apartment');
  expect(viewOf(group({ ...none, instead }), group({ type: 'land' })).firstType).toBe('land');
  expect(viewOf(group({ ...none, type: 'house', instead })).firstType).toBe('house');
});

it('rents are old where the newest is three years old', () => {
  const newest = (rent: string | null) =>
    oldRentsOn({ asOf: '2026-11-30', listedTo: { sale: '2026-02-15', rent } });
  expect(newest('2023-11-29')).toBe('2023-11-29');
  expect(newest('2023-11-30')).toBeNull();
  expect(newest(null)).toBeNull();
});
