import { expect, it } from 'vitest';
import { formatAmount, formatBrackets, formatLineRates, formatMillimes } from './rates.ts';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');
const ofPrice = { by: 'price', of: 'whole', unit: 'basis points' } as const;

it('a rate has the limits of its brackets', () => {
  const brackets = [
    { from: 0, below: 500_000, rate: 600 },
    { from: 500_000, below: 1_000_000, rate: 800 },
    { from: 1_000_000, rate: 1000 },
  ];
  expect(formatBrackets(ofPrice, brackets).map(plain)).toEqual([
    'إلى حد 499 999 د.ت: 6 %',
    'من 500 000 إلى 999 999 د.ت: 8 %',
    'ابتداءً من 1 000 000 د.ت: 10 %',
  ]);
  const years = [
    { from: 0, below: 5, rate: 1500 },
    { from: 5, rate: 1000 },
  ];
  expect(formatBrackets({ ...ofPrice, by: 'years' }, years).map(plain)).toEqual([
    'إلى حد 5 سنوات: 15 %',
    'ما فوق 5 سنوات: 10 %',
  ]);
  expect(
    formatBrackets({ ...ofPrice, unit: 'millimes a page' }, [{ from: 0, rate: 30_000 }]).map(plain),
  ).toEqual(['30 د.ت عن كل صفحة']);
});

it('pages of a contract are counted', () => {
  const text = (pages: number) => plain(formatLineRates([{ kind: 'pages', pages, millimes: 30_000 }]));
  expect([1, 2, 3, 11, 100].map(text)).toEqual([
    'صفحة واحدة، 30 د.ت عن كل صفحة',
    'صفحتان، 30 د.ت عن كل صفحة',
    '3 صفحات، 30 د.ت عن كل صفحة',
    '11 صفحة، 30 د.ت عن كل صفحة',
    '100 صفحة، 30 د.ت عن كل صفحة',
  ]);
});

it('says where sources disagree', () => {
  const shares = [200, 400].map((basisPoints) => ({ kind: 'share', basisPoints }) as const);
  expect(plain(formatLineRates([...shares, { kind: 'slices' }]))).toBe('2 % أو 4 % أو حسب الشرائح');
  expect(plain(formatAmount({ low: 9_700_000, high: 19_700_000 }))).toBe('من 9 700 د.ت إلى 19 700 د.ت');
});

it('an amount with millimes stands in one isolate, as one in dinars', () => {
  expect(formatMillimes(1500)).toBe('\u20671,500\u202fد.ت\u2069');
});
