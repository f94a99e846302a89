import { expect, test } from 'vitest';
import type { GroupFigures } from './price-figures.ts';
import type { ZoneFigures } from './market-figures.ts';
import { levelWithin } from './zone-level.ts';

const medians = { country: 1000, tunis: 2000, marsa: 3000, corniche: null };
/** low and high by the median */
const spreads: Record<string, [number, number]> = { country: [1 / 4, 9], tunis: [1, 1], marsa: [1 / 2, 3] };
const zones = Object.fromEntries(
  Object.entries(medians).map(([zone, medianPerSqm]) => {
    const [lowPerSqm, highPerSqm] = (spreads[zone] ?? [1, 1]).map((share) => share * medianPerSqm!);
    const group: Partial<GroupFigures> = {
      transaction: 'sale',
      type: 'villa',
      medianPerSqm,
      lowPerSqm: lowPerSqm!,
      highPerSqm: highPerSqm!,
    };
    return [zone, { groups: [group] } as ZoneFigures];
  }),
);
const levelIn = (larger: string, ...around: string[]) =>
  levelWithin(larger, { zones: around, figures: { zones } }, 'sale', 'villa');

test('the level of the smallest zone with a price, by the medians of both', () => {
  const around = ['corniche', 'marsa', 'tunis', 'country'];
  for (const [larger, factor] of [
    ['tunis', 1.5],
    ['country', 3],
  ] as const) {
    const level = levelIn(larger, ...around)!;
    expect(level.zone).toBe('marsa');
    expect(level.bring(500, 500)).toBeCloseTo(500 * factor);
  }
});

test('the spread is that of the smaller zone, on either side of the middle', () => {
  const { bring } = levelIn('country', 'marsa', 'country')!;
  expect([100, 400, 3600].map((price) => bring(price, 400))).toEqual(
    [600, 1200, 3600].map((price) => expect.closeTo(price)),
  );
  // the prices of tunis are all one, those of marsa spread: at most squared
  expect(levelIn('tunis', 'marsa', 'tunis')!.bring(200, 400)).toBeCloseTo(1.5 * 100);
  // of one building perhaps: at least the square root
  expect(levelIn('country', 'tunis', 'country')!.bring(100, 400)).toBeCloseTo(2 * 200);
});

test('there is no level where the zone is the one requested, or none below has a price', () => {
  expect(levelIn('marsa', 'marsa', 'tunis', 'country')).toBeUndefined();
  expect(levelIn('marsa', 'corniche', 'marsa', 'tunis')).toBeUndefined();
  expect(
    levelWithin('tunis', { zones: ['marsa', 'tunis'], figures: { zones } }, 'rent', 'villa'),
  ).toBeUndefined();
});
