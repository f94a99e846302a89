import { expect, it } from 'vitest';
import { cliffSentence } from './after-sale.ts';

it('a range names every cliff within it, and what a dinar costs there', () => {
  const cliff = (priceDt: number, dinars: number) => ({ priceDt, rise: { low: 1000 * dinars } });
  const text = cliffSentence({ cliffs: [cliff(500_000, 10_000), cliff(1_000_000, 20_000)] })!;
  expect(text.replaceAll(/\s/g, ' ').replaceAll(/[\u2066-\u2069]/g, '')).toBe(
    'يشمل المجال 500 000 د.ت و1 000 000 د.ت، وعندها يكلّف دينار إضافي واحد المشتري 10 000 د.ت، ثم 20 000 د.ت.',
  );
});
