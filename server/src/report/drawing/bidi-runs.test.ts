import { expect, test } from 'vitest';
import { bidiRuns, isRightToLeft } from './bidi-runs.ts';

const format = (line: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  bidiRuns(line, direction).map(({ text }) => text);

test('a line in Latin letters is one run', () => {
  expect(bidiRuns('12 rue d’Alger, La Marsa', 'ltr')).toEqual([
    { text: '12 rue d’Alger, La Marsa', isArabic: false },
  ]);
});

test('Arabic words among others stand from right to left, their letters in the order of reading', () => {
  expect(format('Rue شارع الحرية, Tunis')).toEqual(['Rue ', 'الحرية', ' ', 'شارع', ', Tunis']);
});

test('numbers keep their direction among Arabic words, and brackets open the right way', () => {
  expect(format('نهج (تونس) 2026', 'rtl')).toEqual(['2026', ' (', 'تونس', ') ', 'نهج']);
});

test('a text begins at the right where no other letters are in it', () => {
  expect(isRightToLeft('نهج تونس 12')).toBe(true);
  expect(isRightToLeft('نهج تونس, Tunis')).toBe(false);
  expect(isRightToLeft('12')).toBe(false);
});
