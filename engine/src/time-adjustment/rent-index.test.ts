import { expect, test } from 'vitest';
import type { Listing } from '../vocabulary/property.ts';
import { timeLevels } from './rent-index.ts';
import { logTimeAdjustment } from './time-levels.ts';

/** Rents of one town: twice as dear in `dear` ones. */
function rents(count: number, year: number, level: number, isDear = false): Listing[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${year} ${at} ${isDear}`,
    transaction: 'rent' as const,
    propertyType: 'apartment' as const,
    priceTnd: 800 * level * (isDear ? 2 : 1) * (1 + (at % 7) / 100),
    surfaceM2: 100,
    lat: isDear ? 36.85 : 34.74,
    lng: 10.2,
    locality: 'Tunis',
    listedOn: `${year}-07-02`,
  }));
}

const levelIn = (listings: Listing[], date: string) =>
  logTimeAdjustment(timeLevels('rent', listings), 'apartment', date);

test('the level of rents of a year is that of the same places, whatever places are advertised most', () => {
  const listings = [
    ...rents(300, 2020, 1),
    ...rents(60, 2020, 1, true),
    ...rents(60, 2024, 1.3),
    ...rents(300, 2024, 1.3, true),
  ];
  expect(levelIn(listings, '2020-07-02')).toBeCloseTo(-Math.log(1.3), 1);
  expect(levelIn(listings, '2022-07-02')).toBeCloseTo(-Math.log(1.3) / 2, 1);
});

test('before the first year known and after the last the level of rents stays', () => {
  const listings = [...rents(300, 2020, 1), ...rents(300, 2024, 1.3)];
  expect(levelIn(listings, '2015-01-01')).toBeCloseTo(-Math.log(1.3), 6);
  expect(levelIn(listings, '2026-11-24')).toBe(0);
});

test('a year of few rents shows no level of its own', () => {
  const listings = [...rents(300, 2020, 1), ...rents(20, 2024, 3)];
  expect(levelIn(listings, '2024-07-02')).toBe(levelIn(listings, '2020-07-02'));
});
