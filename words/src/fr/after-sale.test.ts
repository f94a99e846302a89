import { expect, it } from 'vitest';
import { afterSaleLines, cliffSentence } from './after-sale.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const after = {
  agency: 27_000,
  left: { price: 719_000 },
  buyerPays: { low: 823_000, high: 823_000 },
  cliffs: [],
};

it('what is taken off a net seller price, what is left of it and what its buyer pays stand under each other', () => {
  const texts = afterSaleLines(746_000, after, 300).map(({ label, text }) => plain(`${label} : ${text}`));
  expect(texts).toEqual([
    'Prix net vendeur : 746 000 DT',
    'Agence (3 % et TVA) : − 27 000 DT',
    'Impôt sur la plus-value : selon l’achat',
    'Après impôts et frais de vente : au plus 719 000 DT',
    'L’acheteur paie en tout : 823 000 DT',
  ]);
});

it('a range names every cliff within it, and what a dinar costs there', () => {
  const cliff = (priceDt: number, dinars: number) => ({ priceDt, rise: { low: 1000 * dinars } });
  expect(plain(cliffSentence({ cliffs: [cliff(500_000, 10_000)] }))).toBe(
    'La fourchette passe 500 000 DT, où un dinar de plus coûte 10 000 DT à l’acheteur.',
  );
  expect(plain(cliffSentence({ cliffs: [cliff(500_000, 10_000), cliff(1_000_000, 20_000)] }))).toBe(
    'La fourchette passe 500 000 DT et 1 000 000 DT, où un dinar de plus coûte 10 000 DT, puis 20 000 DT à l’acheteur.',
  );
  expect(cliffSentence({ cliffs: [] })).toBeUndefined();
});
