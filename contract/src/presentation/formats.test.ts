import { expect, test } from 'vitest';
import { formatCoordinates, formatCount, formatLongDate, formatPrice, formatPricePerM2 } from './formats.ts';

const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

test('a price is whole dinars, grouped by thousands', () => {
  expect(plainSpaces(formatPrice(191_424.6))).toBe('191 425 DT');
});

test('a price per m² keeps the decimal the server gives it', () => {
  expect(plainSpaces(formatPricePerM2(14.3))).toBe('14,3 DT/m²');
  expect(plainSpaces(formatPricePerM2(3270))).toBe('3 270 DT/m²');
});

test('a date without a time is the same day in every time zone', () => {
  expect(formatLongDate('2026-03-02')).toBe('2 mars 2026');
});

test('the first of a month is an ordinal, the eleventh is none', () => {
  expect(formatLongDate('2026-04-01')).toBe('1er avril 2026');
  expect(formatLongDate('2026-04-11')).toBe('11 avril 2026');
});

test('nouns agree from two on', () => {
  expect(formatCount(0, 'pièce')).toBe('0 pièce');
  expect(formatCount(1, 'pièce')).toBe('1 pièce');
  expect(formatCount(2, 'salle de bain', 'salles de bain')).toBe('2 salles de bain');
});

test('coordinates keep four decimals', () => {
  expect(formatCoordinates(36.8, 10.28090449)).toBe('36.8000, 10.2809');
});
