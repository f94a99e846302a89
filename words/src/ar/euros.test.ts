import { expect, it } from 'vitest';
import { datedEurosText, eurosRangeText } from './euros.ts';
import { eurosCell } from './heirs.ts';

const rate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/[\u2066-\u2069]/g, '');

it('euros stand with their unit, their rate and its day', () => {
  expect(plain(datedEurosText('rent', 1_010, rate))).toBe(
    'حوالي 297 أورو في الشهر (3,40 د.ت للأورو الواحد بتاريخ 5 جانفي 2026)',
  );
  expect(plain(eurosRangeText('sale', { low: 204_000, high: 340_000 }, rate))).toBe(
    'من 60 000 إلى 100 000 أورو',
  );
  expect(eurosCell('sale', 340_000, rate)).toBe('\u2067100\u202f000\u202fأورو\u2069');
});
