import { buyersDuties, entryOn, type Sale, type SaleRate, saleRates } from '@soumdar/rules';
import { describe, expect, it } from 'vitest';
import { formatBrackets, formatLine, newestSourceDate } from './format.ts';

const day = '2026-11-22';
const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));

describe('a rate is told', () => {
  const format = (rate: SaleRate) =>
    entryOn(rate, day).readings.map((reading) => plain(formatBrackets(rate, reading)));

  it('with the last price of each bracket, as far as a rate is of the whole price', () => {
    expect(format(saleRates.resaleDuty)).toEqual([
      ['jusqu’à 499 999 DT : 6 %', 'de 500 000 à 999 999 DT : 8 %', 'à partir de 1 000 000 DT : 10 %'],
    ]);
  });

  it('with the limits of slices and of years, and as each source has it', () => {
    expect(format(saleRates.newHomeDuty)).toEqual([
      ['jusqu’à 500 000 DT : 0 %', 'au-delà de 500 000 DT : 3 %'],
      ['jusqu’à 200 000 DT : 0 %', 'au-delà de 200 000 DT : 3 %'],
    ]);
    expect(format(saleRates.gainTax)).toEqual([['jusqu’à 5 ans : 15 %', 'au-delà de 5 ans : 10 %']]);
  });

  it('without brackets where there is one', () => {
    expect(format(saleRates.withholding)).toEqual([['2,5 %']]);
    expect(format(saleRates.abroadPages)).toEqual([['30 DT par page']]);
  });
});

it('a rate is as old as the newest of its sources, and has no date where none of them has', () => {
  expect(newestSourceDate(entryOn(saleRates.resaleDuty, day))).toBe('31 mai 2024');
  expect(newestSourceDate(entryOn(saleRates.gainTax, day))).toBe('2013');
  expect(newestSourceDate(entryOn(saleRates.agencySeller, day))).toBeUndefined();
});

it('each part of the duties tells how it comes about', () => {
  const format = (overrides: Partial<Sale>) => {
    const agency = { seller: 300, buyer: 200 };
    const sale: Sale = {
      kind: 'newHome',
      priceDt: 600_000,
      day,
      fromAbroad: false,
      pages: 12,
      agency,
      ...overrides,
    };
    return plain(buyersDuties(sale).map((line) => formatLine(line, sale, 0)));
  };
  expect(format({})).toEqual(['1 %', 'par tranches', '2 % ou 4 %']);
  expect(format({ fromAbroad: true })).toEqual(['1 %', '12 pages à 30 DT']);
  // one source excludes a plot without a home
  expect(format({ kind: 'buildingLand', surfaceM2: 450, fromAbroad: true })).toEqual([
    '1 %',
    '12 pages à 30 DT ou par tranches',
  ]);
});
