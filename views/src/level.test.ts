import type { Zone } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { daysOf, estimateLevel, zoneLevels } from './level.ts';

const figures = {
  count: 40,
  medianPerSqm: 10,
  lowPerSqm: 8,
  highPerSqm: 12,
  medianListedPerSqm: 9,
  medianSurface: 90,
};
const group = (type: Zone['groups'][number]['type'], ofAgencies: boolean): Zone['groups'][number] => ({
  ...figures,
  transaction: 'rent',
  type,
  ofAgencies,
});
const zone = (...groups: Zone['groups']) => ({
  asOf: '2026-11-23',
  levelOf: { sale: '2026-11', rent: '2025-05' },
  groups,
});

test('sales are at the level of the day, rents at that of their month', () => {
  const { sale, rent } = zoneLevels([zone()]);
  expect([sale.at, rent.at]).toEqual(['2026-11-23', '2025-05']);
  expect([sale.ofAgencies, rent.ofAgencies]).toEqual([[], []]);
});

test('prices are of agencies where those of all types are, in all zones; else those types are named', () => {
  const flats = group('apartment', true);
  expect(zoneLevels([zone(flats, group('house', true))]).rent.ofAgencies).toBe(true);
  expect(zoneLevels([zone(flats, group('house', false))]).rent.ofAgencies).toEqual(['apartment']);
  expect(zoneLevels([zone(flats), zone(group('apartment', false))]).rent.ofAgencies).toEqual([]);
});

test('a type without any price counts for nothing', () => {
  const none = { ...group('villa', false), medianPerSqm: null, lowPerSqm: null, highPerSqm: null };
  expect(zoneLevels([zone(group('apartment', true), none)]).rent.ofAgencies).toBe(true);
});

test('an estimate of before is at no known level, of no known sites', () => {
  expect(estimateLevel('rent', {})).toEqual({ transaction: 'rent', at: null, ofAgencies: false });
  const levelOf = { sale: '2026-11', rent: '2025-05' };
  expect(estimateLevel('rent', { levelOf, ofAgencies: { sale: false, rent: true } })).toEqual({
    transaction: 'rent',
    at: '2025-05',
    ofAgencies: true,
  });
});

test('the days of zones together are from the first to the last of each transaction', () => {
  const listed = (sale: string | null) => ({
    listedFrom: { sale, rent: null },
    listedTo: { sale, rent: null },
  });
  expect(daysOf([listed('2025-01-01'), listed('2024-01-01'), listed(null)])).toEqual({
    sale: ['2024-01-01', '2025-01-01'],
    rent: null,
  });
});
