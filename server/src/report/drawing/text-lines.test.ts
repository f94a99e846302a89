import { expect, test } from 'vitest';
import { bidiRuns } from '../../typesetting/bidi-runs.ts';
import { closeIsolates, fitLines, isolatedText, isRightToLeft } from './text-lines.ts';

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

test('Arabic digits are handed over backwards to a typeface that sets from right to left', () => {
  expect(format('عدد ١٢٣', 'rtl')).toEqual(['٣٢١', ' ', 'عدد']);
  expect(format('12 rue عدد ٦٧٨٩')).toEqual(['12 rue ', '٩٨٧٦', ' ', 'عدد']);
  expect(format('٤٥٠٬٠٠٠', 'rtl')).toEqual(['٠٠٠٬٠٥٤']);
});

test('what stands between isolates keeps its order in a line from right to left, apart from what is next to it', () => {
  expect(format('بـ \u2067191\u202f425\u202fد.ت\u2069 فقط', 'rtl').join('|')).toBe(
    'فقط| |ت|.|د|\u202f|191\u202f425| |بـ',
  );
  expect(format('\u206612 rue\u2069\u2066A-3\u2069', 'rtl')).toEqual(['A-3', '12 rue']);
});

test('numbers and Latin words of an Arabic text are isolated, and each text that people typed goes its own way', () => {
  expect(isolatedText('من 17,4\u00a0% في Tayara')).toBe('من \u206617,4\u00a0%\u2069 في \u2066Tayara\u2069');
  expect(isolatedText('12 rue (A)')).toBe('\u206612 rue (A)\u2069');
  expect(isolatedText('\u2068Vue sur حي\u2069\n\u2068حي Nasr\u2069')).toBe(
    '\u2066Vue sur حي\u2069\n\u2067حي Nasr\u2069',
  );
});

test('a line that breaks between isolates ends them, and the next one opens them again', () => {
  expect(closeIsolates(['أ \u2066un', 'deux', 'trois\u2069 ب'])).toEqual([
    'أ \u2066un\u2069',
    '\u2066deux\u2069',
    '\u2066trois\u2069 ب',
  ]);
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
