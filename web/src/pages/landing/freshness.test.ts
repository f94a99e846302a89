import { expect, test } from 'vitest';
import { freshnessText } from './freshness.tsx';

const refreshed = '2026-03-02T10:00:00.000Z';
const eightDaysLater = Date.parse('2026-03-10T10:00:00.000Z');

test('a weekly refresh is promised while the last one is under 8 days old', () => {
  expect(freshnessText(refreshed, Date.parse(refreshed))).toBe('Annonces actualisées chaque semaine');
  expect(freshnessText(refreshed, eightDaysLater - 1)).toBe('Annonces actualisées chaque semaine');
});

test('data refreshed longer ago show their date', () => {
  expect(freshnessText(refreshed, eightDaysLater)).toBe('Données du 2 mars 2026');
});

test('data never refreshed show nothing', () => {
  expect(freshnessText(null, eightDaysLater)).toBeNull();
});
