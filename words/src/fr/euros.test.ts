import { expect, it } from 'vitest';
import { datedEurosText, eurosRangeText, eurosText } from './euros.ts';

const rate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  [251_000, '73 800 €'],
  [1_730_000, '509 000 €'],
  [340, '100 €'],
  [33, '10 €'],
])('%i DT are %s, to three digits', (tnd, euros) => {
  expect(plain(eurosText('sale', tnd, rate))).toBe(`environ ${euros}`);
});

it('the rate and its day stand beside, and a rent is by the month', () => {
  expect(plain(datedEurosText('rent', 1_010, rate))).toBe(
    'environ 297 €/mois (3,40 DT pour 1 € au 5 janvier 2026)',
  );
  expect(plain(datedEurosText('sale', 251_000, { ...rate, dinarsPerEuro: 3.4125 }))).toContain('(3,4125 DT');
});

it('a range is in euros by both its ends', () => {
  expect(plain(eurosRangeText('sale', { low: 204_000, high: 340_000 }, rate))).toBe('de 60 000 à 100 000 €');
  expect(plain(eurosRangeText('rent', { low: 680, high: 1020 }, rate))).toBe('de 200 à 300 €/mois');
});
