import { expect, it } from 'vitest';
import type { Details } from '../estimation.ts';
import { afterSale, type EstimatedSale } from '@soumdar/rules';
import { afterSaleLines, cliffSentence } from './after-sale-texts.ts';

const day = '2026-11-22';
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const flat: EstimatedSale = {
  price: 350_000,
  range: { low: 310_000, high: 390_000 },
  type: 'apartment',
  details: { surface: 100 },
};
const after = (overrides: Partial<EstimatedSale>) => afterSale({ ...flat, ...overrides }, day);
const texts = (price: number) =>
  afterSaleLines(price, after({ price }), day).map(({ label, text }) => plain(`${label} : ${text}`));

it('what is taken off a net seller price and what is left of it make it up, as told', () => {
  // 746 000 − 3 % and its VAT = 719 367.8; 746 000 + 8 % + 2 % and its VAT = 823 434.8
  expect(texts(746_000)).toEqual([
    'Prix net vendeur : 746 000 DT',
    'Agence (3 % et TVA) : − 27 000 DT',
    'Impôt sur la plus-value : selon l’achat',
    'Après impôts et frais de vente : au plus 719 000 DT',
    'L’acheteur paie en tout : 823 000 DT',
  ]);
  // a price from a million is rounded to ten thousand, a fee of 44 625 is not
  expect(texts(1_250_000)[1]).toBe('Agence (3 % et TVA) : − 45 000 DT');
  for (const price of [9870, 89_500, 350_000, 1_250_000]) {
    const { agency, left } = after({ price });
    expect(agency + left.price).toBe(price);
    expect(Math.abs(agency - 0.0357 * price)).toBeLessThan(500);
  }
  expect(after({}).left.range).toEqual({ low: 299_000, high: 376_000 });
});

it('a range says of every cliff within it what a dinar costs there', () => {
  const sentence = (low: number, high: number) => plain(cliffSentence(after({ range: { low, high } })));
  expect(sentence(460_000, 540_000)).toBe(
    'La fourchette passe 500 000 DT, où un dinar de plus coûte 10 000 DT à l’acheteur.',
  );
  expect(sentence(460_000, 1_040_000)).toBe(
    'La fourchette passe 500 000 DT et 1 000 000 DT, où un dinar de plus coûte 10 000 DT, puis 20 000 DT à l’acheteur.',
  );
  expect(sentence(500_000, 540_000)).toBeUndefined();
  expect(cliffSentence(after({ range: null }))).toBeUndefined();
});

it('land is paid less for by whoever builds their own home on it', () => {
  // 270 000 + 8 280 as building land of 450 m², + 16 200 at 6 %; and an agency's 6 426
  const paysFor = (details: Details) => {
    const { low, high } = after({ type: 'land', price: 270_000, details, range: null }).buyerPays;
    return [low, high];
  };
  expect(paysFor({ surface: 450 })).toEqual([285_000, 293_000]);
  expect(paysFor({ surface: 450, is_constructible: true })).toEqual([285_000, 293_000]);
  expect(paysFor({ surface: 450, is_constructible: false })).toEqual([293_000, 293_000]);
});
