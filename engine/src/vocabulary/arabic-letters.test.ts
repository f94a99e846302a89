import { expect, test } from 'vitest';
import { foldArabic } from './arabic-letters.ts';

test.each([
  ['المرسى', 'المرسي'],
  ['المرسی', 'المرسي'],
  ['سوسة', 'سوسه'],
  ['ڨمرت', 'قمرت'],
  ['ســـوسة', 'سوسه'],
  ['La Marsa', 'La Marsa'],
])('%s is typed for %s', (text, folded) => {
  expect(foldArabic(text)).toBe(folded);
});
