import type { Details } from '@soumdar/contract';
import { expect, it } from 'vitest';
import { inPocket } from './in-pocket.tsx';

const day = '2026-11-22';
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const told = (given: Partial<Parameters<typeof inPocket>[0]>) => {
  const { keeps, pays, passed } = inPocket(
    {
      price: 350_000,
      range: { low: 310_000, high: 390_000 },
      type: 'apartment',
      details: { surface: 100 },
      ...given,
    },
    day,
  );
  return [keeps, pays, passed].map(plain);
};

it('what stays of an estimated price, and what is paid, are as precise as the price', () => {
  // 350 000 − 3 % and its VAT = 337 505; 350 000 + 6 % + 2 % and its VAT = 379 330
  expect(told({})).toEqual(['338 000 DT', '379 000 DT', undefined]);
});

it('a range across a cliff says what a dinar costs there', () => {
  expect(told({ range: { low: 460_000, high: 540_000 } })[2]).toBe(
    'La fourchette passe 500 000 DT, où un dinar de plus coûte 10 000 DT à l’acheteur.',
  );
  expect(told({ range: { low: 500_000, high: 540_000 } })[2]).toBeUndefined();
});

it('land is paid less for by whoever builds their own home on it', () => {
  // 270 000 + 8 280 as a plot of 450 m² to build on, + 16 200 at 6 %; and 6 426 of an agency
  const paysFor = (details: Details) => told({ type: 'land', price: 270_000, details, range: null })[1];
  expect(paysFor({ surface: 450 })).toBe('285 000 DT à 293 000 DT');
  expect(paysFor({ surface: 450, is_constructible: true })).toBe('285 000 DT à 293 000 DT');
  // nobody builds there
  expect(paysFor({ surface: 450, is_constructible: false })).toBe('293 000 DT');
});
