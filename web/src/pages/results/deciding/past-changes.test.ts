import type { Zone } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { pastChanges } from './past-changes.ts';

/** Starts at 100 in the first quarter of 2014; each value is the next quarter's ratio to the one before. */
function trendOf(values: number[], type: 'apartment' | 'villa' = 'apartment'): Zone['trend'] {
  return values.map((index, at) => ({
    quarter: `${2014 + Math.floor(at / 4)}-T${(at % 4) + 1}`,
    type,
    index,
    indexReal: null,
    medianPerSqm: null,
    yearOnYear: null,
    yearOnYearReal: null,
  }));
}

test('changes are from a quarter to the same of another year', () => {
  const changes = pastChanges(trendOf([100, 110, 120, 130, 105, 99, 126, 143]), 'apartment', 'index')!;
  expect(changes).toMatchObject({ until: '2015-T4', since: '2015-T1', averages: [] });
  expect(changes.lastYear).toBeCloseTo(0.1);
  expect(changes.least).toBeCloseTo(-0.1);
  expect(changes.most).toBeCloseTo(0.1);
});

test('an average over years is the pace that leads there', () => {
  const tenYears = Array.from({ length: 41 }, (_, at) => 100 * 1.06 ** (at / 4));
  const { averages } = pastChanges(trendOf(tenYears), 'apartment', 'index')!;
  expect(averages.map(({ years }) => years)).toEqual([5, 10]);
  for (const { yearly } of averages) expect(yearly).toBeCloseTo(0.06);
});

test('there is no change for another type, for under a year, nor in constant dinars without such a series', () => {
  const trend = trendOf([100, 101, 102, 103, 104]);
  expect(pastChanges(trend, 'villa', 'index')).toBeNull();
  expect(pastChanges(trend.slice(0, 4), 'apartment', 'index')).toBeNull();
  expect(pastChanges(trend, 'apartment', 'indexReal')).toBeNull();
});

test('a year across a quarter that was not published is left out', () => {
  const trend = trendOf([100, 101, 102, 103, 104, 105, 106, 107, 108]).filter(
    ({ quarter }) => quarter !== '2015-T1',
  );
  expect(pastChanges(trend, 'apartment', 'index')).toBeNull();
});
