import { expect, test } from 'vitest';
import { age } from './report-check.ts';

test.each([
  [0, 'اليوم'],
  [1, 'منذ يوم واحد'],
  [2, 'منذ يومين'],
  [3, 'منذ 3 أيام'],
  [11, 'منذ 11 يومًا'],
  [61, 'منذ شهرين'],
  [100, 'منذ 3 أشهر'],
  [350, 'منذ 11 شهرًا'],
])('an estimate %i days old says so', (days, text) => {
  expect(age(days).replaceAll('\u00a0', ' ')).toBe(text);
});
