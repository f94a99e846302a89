import { expect, test } from 'vitest';
import { formatCountdown, formatFacts, formatMoment } from './format.ts';

test('an instant on the first of a month says so', () => {
  expect(formatMoment('2026-04-01T10:05:00.000Z')).toBe('1er avril 2026 à 11:05');
});

test('an instant is told by the clocks of Tunis', () => {
  expect(formatMoment('2026-03-01T23:05:00.000Z')).toBe('2 mars 2026 à 00:05');
});

test('a countdown reads m:ss', () => {
  expect(formatCountdown(125)).toBe('2:05');
});

test('a dot between facts stays with the one before it', () => {
  expect(formatFacts(['Villa', '300\u00a0m²'])).toBe('Villa\u00a0· 300\u00a0m²');
});
