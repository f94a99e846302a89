import { expect, test } from 'vitest';
import { ageOfYear, asTyped, typedAge, typedNumber, typedRooms, typedSurface } from './typed-numbers.ts';

test.each([
  ['120', 120],
  [' 1 250,5 ', 1250.5],
  ['85.5', 85.5],
  ['1.500', 1500],
  ['1.250,5', 1250.5],
  ['١٢٠', 120],
  ['۱۲۰', 120],
  ['١ ٢٥٠٫٥', 1250.5],
  ['١٬٢٥٠٬٠٠٠', 1_250_000],
  ['\u2067191\u202f425\u2069', 191_425],
  ['\u061c٣', 3],
  ['', Number.NaN],
  ['12 m', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
])('%j is the number %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  ['1 200 m²', 1200],
  ['85,5m2', 85.5],
  ['120 M2 ', 120],
  ['١٢٠ م²', 120],
  ['١٢٠ م٢', 120],
  ['\u2067120\u202fم²\u2069', 120],
  ['120 m', Number.NaN],
  ['1e3 m²', Number.NaN],
  ['m²', Number.NaN],
])('%j is the surface %d', (typed, surface) => {
  expect(typedSurface(typed)).toBe(surface);
});

test('a number of the API is shown as it is typed, its thousands apart', () => {
  expect(asTyped(1250.5)).toBe('1\u202f250,5');
  expect(typedNumber(asTyped(1250.5))).toBe(1250.5);
});

test.each([
  ['3', 3],
  ['S+2', 3],
  [' s + 2 ', 3],
  ['S+0', 1],
  ['Studio', 1],
  ['s+12', 13],
  ['٣', 3],
  ['S+٢', 3],
  ['ستوديو', 1],
])('%j are rooms: %i', (text, rooms) => {
  expect(typedRooms(text)).toBe(rooms);
});

test.each(['', 'S+', 'S+x', 'S2+1', '2+S', 'trois'])('%j is no number of rooms', (text) => {
  expect(typedRooms(text)).toBeNaN();
});

test.each([
  ['28', 28, undefined],
  ['28 ans', 28, undefined],
  ['0', 0, undefined],
  ['٢٨', 28, undefined],
  ['٢٨ سنة', 28, undefined],
  ['١٩٩٨', 28, '28 ans'],
  ['1998', 28, '28 ans'],
  [' 2025 ', 1, '1 an'],
  ['2026', 0, 'moins d’un an'],
  ['1800', 226, '226 ans'],
  ['1799', 1799, undefined],
  ['2027', 2027, undefined],
  ['', Number.NaN, undefined],
  ['ancien', Number.NaN, undefined],
])('in 2026 %j is an age of %d years, shown as %j', (typed, age, shown) => {
  expect(typedAge(typed, 2026)).toBe(age);
  expect(ageOfYear(typed, 2026)?.replaceAll(/\s/g, ' ')).toBe(shown);
});
