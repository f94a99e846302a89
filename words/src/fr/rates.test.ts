import { expect, it } from 'vitest';
import { formatBrackets, formatLineRates } from './rates.ts';

const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));
const ofPrice = { by: 'price', of: 'whole', unit: 'basis points' } as const;

it('a rate has the last price of each bracket, as far as it is of the whole price', () => {
  const brackets = [
    { from: 0, below: 500_000, rate: 600 },
    { from: 500_000, below: 1_000_000, rate: 800 },
    { from: 1_000_000, rate: 1000 },
  ];
  expect(plain(formatBrackets(ofPrice, brackets))).toEqual([
    'jusqu’à 499 999 DT : 6 %',
    'de 500 000 à 999 999 DT : 8 %',
    'à partir de 1 000 000 DT : 10 %',
  ]);
});

it('a rate of slices or of years has their limits', () => {
  const slices = [
    { from: 0, below: 500_000, rate: 0 },
    { from: 500_000, rate: 300 },
  ];
  expect(plain(formatBrackets({ ...ofPrice, of: 'slices' }, slices))).toEqual([
    'jusqu’à 500 000 DT : 0 %',
    'au-delà de 500 000 DT : 3 %',
  ]);
  const years = [
    { from: 0, below: 5, rate: 1500 },
    { from: 5, rate: 1000 },
  ];
  expect(plain(formatBrackets({ ...ofPrice, by: 'years' }, years))).toEqual([
    'jusqu’à 5 ans : 15 %',
    'au-delà de 5 ans : 10 %',
  ]);
});

it('a rate without brackets stands alone', () => {
  expect(plain(formatBrackets(ofPrice, [{ from: 0, rate: 250 }]))).toEqual(['2,5 %']);
  expect(plain(formatBrackets({ ...ofPrice, unit: 'millimes a page' }, [{ from: 0, rate: 30_000 }]))).toEqual(
    ['30 DT par page'],
  );
});

it('a part of the duties says how it comes about, and where sources disagree', () => {
  const text = (...rates: Parameters<typeof formatLineRates>[0]) => plain([formatLineRates(rates)])[0];
  expect(text({ kind: 'share', basisPoints: 200 }, { kind: 'share', basisPoints: 400 })).toBe('2 % ou 4 %');
  expect(text({ kind: 'pages', pages: 12, millimes: 30_000 }, { kind: 'slices' })).toBe(
    '12 pages à 30 DT ou par tranches',
  );
});
