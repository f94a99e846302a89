import { expect, test } from 'vitest';
import { consumerPrices } from './consumer-prices.ts';
import { logPriceIndex, publishedIndex } from './price-index.ts';

test('the price index in the middle of a quarter is the published figure', () => {
  expect(Math.exp(logPriceIndex('apartment', '2025-11-16'))).toBeCloseTo(187.5407, 0);
  expect(Math.exp(logPriceIndex('villa', '2025-11-16'))).toBeCloseTo(185.8963, 0);
  expect(Math.exp(logPriceIndex('land', '2015-02-15'))).toBeCloseTo(96.7576, 0);
});

test('between the middles of two quarters the price index is interpolated', () => {
  const [first, middle, second] = ['2025-02-14', '2025-04-01', '2025-05-17'].map((date) =>
    logPriceIndex('house', date),
  );
  expect(middle).toBeCloseTo((first! + second!) / 2, 3);
});

test('the price index keeps its last yearly pace after the last quarter, and is constant before the first', () => {
  const lastPace = Math.log(187.5407 / 177.4922);
  expect(logPriceIndex('apartment', '2027-11-16') - logPriceIndex('apartment', '2025-11-16')).toBeCloseTo(
    2 * lastPace,
    3,
  );
  expect(logPriceIndex('land', '2010-01-01')).toBe(logPriceIndex('land', '2014-01-01'));
});

test('no quarter is missing from the price index, nor a year from the consumer prices under it', () => {
  const published = publishedIndex('apartment');
  const numbers = published.map(({ quarter }) => 4 * Number(quarter.slice(0, 4)) + Number(quarter.slice(6)));
  expect(numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)).toBe(true);
  expect([published[0]!.quarter, published.at(-1)!.quarter]).toEqual(['2015-T1', '2025-T4']);
  const years = Array.from({ length: 12 }, (_, at) => consumerPrices(2014 + at));
  expect(years.map((prices) => prices !== null)).toEqual([false, ...Array<boolean>(10).fill(true), false]);
  // 2015 to 2024, all items: INS and the World Bank
  expect(consumerPrices(2024)).toBeCloseTo(177.1 / 99.8);
});

test('in constant dinars the mean index of 2024 is half a per cent above that of 2015 for flats, and unknown after', () => {
  const meanOf = (year: string) => {
    const quarters = publishedIndex('apartment').filter(({ quarter }) => quarter.startsWith(year));
    return quarters.reduce((sum, { indexReal }) => sum + indexReal!, 0) / 4;
  };
  expect(meanOf('2024') / meanOf('2015')).toBeCloseTo(1.005, 3);
  expect(publishedIndex('apartment').at(-1)!.indexReal).toBeNull();
});
