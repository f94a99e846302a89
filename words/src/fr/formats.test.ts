import { expect, test } from 'vitest';
import { formatCount } from './counting.ts';
import {
  formatChange,
  formatCoordinates,
  formatDayAndTime,
  formatDistance,
  formatFacts,
  formatLongDate,
  formatMoment,
  formatPrice,
  formatPricePerM2,
  formatRent,
  formatSurface,
} from './formats.ts';

const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

test('a price is whole dinars, grouped by thousands', () => {
  expect(plainSpaces(formatPrice(191_424.6))).toBe('191 425 DT');
});

test.each([
  formatPrice(191_425),
  formatRent(13_803),
  formatPricePerM2(3270),
  formatSurface(1200),
  formatDistance(1.5),
])('no line ends within %s', (text) => {
  expect(text).not.toContain(' ');
});

test('a surface keeps the decimals that its owner typed', () => {
  expect(plainSpaces(formatSurface(100.5))).toBe('100,5 m²');
  expect(plainSpaces(formatSurface(1000))).toBe('1 000 m²');
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

test('an instant on the first of a month has an ordinal, with or without its weekday', () => {
  expect(formatMoment('2026-04-01T10:05:00.000Z')).toBe('1er avril 2026 à 11:05');
  expect(formatDayAndTime('2026-04-01T10:05:00.000Z')).toBe('mercredi 1er avril à 11:05');
  expect(formatDayAndTime('2026-04-11T10:05:00.000Z')).toBe('samedi 11 avril à 11:05');
});

test('an instant is stated by the clocks of Tunis', () => {
  expect(formatMoment('2026-03-01T23:05:00.000Z')).toBe('2 mars 2026 à 00:05');
});

test('a dot between facts stays with the one before it', () => {
  expect(formatFacts(['Villa', '300\u00a0m²'])).toBe('Villa\u00a0· 300\u00a0m²');
});

test.each([
  [0.0124, '+ 1,2 %'],
  [-0.03, '− 3 %'],
  [0.0004, '0 %'],
  [-0.0004, '0 %'],
])('a change of %d reads %s', (change, expected) => {
  expect(plainSpaces(formatChange(change))).toBe(expected);
});
