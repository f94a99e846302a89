import { expect, it } from 'vitest';
import { coverageSentence as arabic } from '../ar/coverage.ts';
import { coverageSentence } from './coverage.ts';

const centre = { town: 'La Marsa', quarter: 'La Marsa centre' };
const plain = (sentence: string) => sentence.replaceAll(/\s/g, ' ');

it('an estimate of a town’s centre comes with the median prices of the whole town', () => {
  const medians = { sale: 3730, rent: 13.9 };
  expect(plain(coverageSentence({ ...centre, medians }))).toMatch(
    /Sur toute la ville, le prix médian de ce type de bien est de 3 730 DT\/m² à la vente et 13,9 DT\/m² par mois à la location\.$/,
  );
  expect(plain(arabic({ ...centre, medians }))).toMatch(/3 730 .* للبيع و.*13,9 .* في الشهر للكراء\.$/);
});

it('without them it says that prices elsewhere may differ', () => {
  expect(plain(coverageSentence(centre))).toMatch(
    /Ailleurs dans la ville, les prix peuvent être tout autres\.$/,
  );
});

it('a town far below the figure is not said to lie in the range', () => {
  const town = { town: 'Douar Hicher' };
  expect(coverageSentence(town)).toMatch(/8 annonces de la ville sur 10/);
  expect(coverageSentence({ ...town, farFromMedian: true })).toMatch(/tous quartiers confondus\.$/);
  expect(arabic({ ...town, farFromMedian: true })).toMatch(/بكل أحيائها\.$/);
});
