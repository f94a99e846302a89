import { expect, test } from 'vitest';
import type { GroupFigures } from './price-figures.ts';
import type { ZoneFigures } from './market-figures.ts';
import { levelWithin } from './zone-level.ts';

const medians = { country: 1000, tunis: 2000, marsa: 3000, corniche: null };
const zones = Object.fromEntries(
  Object.entries(medians).map(([zone, medianPerSqm]) => {
    const group: Partial<GroupFigures> = { transaction: 'sale', type: 'villa', medianPerSqm };
    return [zone, { groups: [group] } as ZoneFigures];
  }),
);
const levelIn = (larger: string, ...around: string[]) =>
  levelWithin(larger, { zones: around, figures: { zones } }, 'sale', 'villa');

test('the level of the smallest zone with a price, by the medians of both', () => {
  const around = ['corniche', 'marsa', 'tunis', 'country'];
  expect(levelIn('tunis', ...around)).toEqual({ zone: 'marsa', factor: 1.5 });
  expect(levelIn('country', ...around)).toEqual({ zone: 'marsa', factor: 3 });
});

test('there is no level where the zone is the one requested, or none below has a price', () => {
  expect(levelIn('marsa', 'marsa', 'tunis', 'country')).toBeUndefined();
  expect(levelIn('marsa', 'corniche', 'marsa', 'tunis')).toBeUndefined();
  expect(
    levelWithin('tunis', { zones: ['marsa', 'tunis'], figures: { zones } }, 'rent', 'villa'),
  ).toBeUndefined();
});
