import { expect, test } from 'vitest';
import { bidiRuns, fitLines, isRightToLeft } from './text-lines.ts';

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

/** Every character is one wide. */
const fit = (text: string, width: number, most?: number) =>
  fitLines(text, width, (part) => part.length, most);

test('a text breaks at spaces and where its author began a line', () => {
  expect(fit('un deux trois\nquatre', 8)).toEqual(['un deux', 'trois', 'quatre']);
});

test('a word wider than the line is broken, and nothing of it lost', () => {
  expect(fit('a abcdefghij', 4)).toEqual(['a', 'abcd', 'efgh', 'ij']);
});

test('spaces that must not break do not', () => {
  expect(fit('le 120\u00a0m²', 6)).toEqual(['le', '120\u00a0m²']);
});

test('what has no room ends in an ellipsis', () => {
  expect(fit('un deux trois quatre', 7, 2)).toEqual(['un deux', 'trois…']);
  expect(fit('un deux', 7, 1)).toEqual(['un deux']);
});
