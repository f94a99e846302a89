import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٢٫٥ ٪', '12,5 %'],
  ['١٬٢٥٠٬٠٠٠', '1 250 000'],
  ['المنزه ٦', 'المنزه 6'],
  ['S+٢', 'S+2'],
  ['120 m²', '120 m²'],
  ['', ''],
])('%j is read as %j', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});
