import { expect, test } from 'vitest';
import { groupThousands, typedPrice } from './price-typing.ts';

test.each([
  ['', null],
  ['DT', null],
  ['450000', 450_000],
  ['450 000 DT', 450_000],
  ['450\u202f000', 450_000],
  ['450.000', 450_000],
  ['450 000,50', 450_000],
  ['0450', 450],
])('"%s" is %s dinars', (text, price) => expect(typedPrice(text)).toBe(price));

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  // typed, caret → shown, caret
  ['4500', 4, '4 500', 5],
  ['4 5000', 6, '45 000', 6],
  ['1450 000', 1, '1 450 000', 1],
  ['45 00', 2, '4 500', 3],
  ['', 0, '', 0],
])('"%s" with the caret at %i shows as "%s" with the caret at %i', (typed, caret, shown, shownCaret) => {
  const grouped = groupThousands(typed, caret);
  expect(plain(grouped.text)).toBe(shown);
  expect(grouped.caret).toBe(shownCaret);
});
