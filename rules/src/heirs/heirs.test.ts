import { expect, test } from 'vitest';
import { heirPart } from './heirs.ts';
import { typedPortion } from './portion.ts';

const part = (text: string) => typedPortion(text)!;

test('a part is of the figure and of both ends of its range, rounded as prices are', () => {
  const sale = { price: 520_000, range: { low: 410_000, high: 655_000 } };
  expect(heirPart(sale, part('1/3'))).toEqual({ price: 173_000, range: { low: 137_000, high: 218_000 } });
  expect(heirPart({ ...sale, range: null }, part('1'))).toEqual({ price: 5200, range: null });
  expect(heirPart({ price: 1800, range: null }, part('1/7'), 'rent')).toEqual({
    price: 260,
    range: null,
  });
});
