import { expect, test } from 'vitest';
import { isTooWideToTabulate, returnOf, returnsOf, type Assumptions } from './returns.ts';
import { scenariosOf } from './scenarios.ts';
import { wideReturnSentence } from './format.ts';

const assumptions: Assumptions = {
  surfaceM2: 120,
  day: '2026-03-02',
  emptyHundredths: 100,
  charges: 1000,
  agency: 500,
  localTaxDt: 60,
  incomeTax: 3000,
};

test('1 800 DT a month on 520 000 DT returns 4.15 % before costs, and about 2.2 % after them', () => {
  const { gross, beforeTax, net } = returnOf({ price: 520_000, rent: 1800 }, assumptions);
  expect(gross).toBeCloseTo(21_600 / 520_000);
  expect(beforeTax.low).toBeCloseTo(16_401.9 / 520_000);
  expect(net.low).toBeCloseTo(11_589 / 520_000);
  expect(net.high).toBeCloseTo(11_890.95 / 520_000);
});

test('each return lies between that of the low pair and that of the high one', () => {
  const price = { value: 520_000, low: 410_000, high: 655_000 };
  const rent = { value: 1800, low: 1400, high: 2300 };
  const { low, middle, high } = returnsOf(scenariosOf(price, rent), assumptions);
  for (const figure of ['beforeTax', 'net'] as const) {
    expect(low[figure].low).toBeLessThan(middle[figure].low);
    expect(middle[figure].high).toBeLessThan(high[figure].high);
  }
  expect([low.gross, middle.gross, high.gross]).toEqual([low.gross, middle.gross, high.gross].toSorted());
});

test('a return of 1 to 6 % is a sentence with the net of the middle; a narrow one is a table', () => {
  const price = { value: 520_000, low: 410_000, high: 655_000 };
  const returns = (low: number, high: number) =>
    returnsOf(scenariosOf(price, { value: 1800, low, high }), assumptions);
  expect(isTooWideToTabulate(returns(1600, 2000))).toBe(false);
  const wide = returns(900, 3600);
  expect(isTooWideToTabulate(wide)).toBe(true);
  expect(wideReturnSentence(wide).replaceAll(/\s/g, ' ')).toBe(
    'Les fourchettes du prix et du loyer mènent de 1,1 % à 4,8 % net par an : trop large pour un tableau. Au milieu, à 520 000 DT et 1 800 DT/mois, il reste environ 2,3 % net (4,2 % brut), soit 11 740 DT par an.',
  );
});
