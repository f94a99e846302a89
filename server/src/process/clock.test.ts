import { expect, it } from 'vitest';
import { dayAtTunis, monthsAfter, monthsBefore } from './clock.ts';

it.each([
  ['2026-03-02T10:00:00.000Z', 36, '2023-03-02T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 13, '2024-12-15T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', 12, '2027-02-28T23:59:59.999Z'],
])('from %s, %i months before is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

it.each([
  ['2026-03-02T10:00:00.000Z', '2026-04-02T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-30T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  // 0:30 in Tunis, on the first
  ['2026-02-28T23:30:00.000Z', '2026-03-31T23:30:00.000Z'],
])('a month after %s is %s', (now, after) => {
  expect(monthsAfter(new Date(now), 1).toISOString()).toBe(after);
});

it('the day begins at midnight in Tunis', () => {
  expect(dayAtTunis(new Date('2026-03-01T22:59:59.999Z'))).toBe('2026-03-01');
  expect(dayAtTunis(new Date('2026-03-01T23:00:00.000Z'))).toBe('2026-03-02');
});
