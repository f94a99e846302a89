import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestOf, monthlyPayment } from './borrowing.tsx';

test('a loan of 200 000 at 10 % over 20 years costs 1 930 a month', () => {
  // 1 930.04: the worked table of annuities, 9.6502 a thousand
  expect(monthlyPayment(200_000, { yearlyRate: 10, years: 20 })).toBeCloseTo(1930.04, 2);
});

test('without interest the amount is paid in equal parts', () => {
  expect(monthlyPayment(120_000, { yearlyRate: 0, years: 10 })).toBe(1000);
  expect(interestOf(120_000, { yearlyRate: 0, years: 10 })).toBe(0);
});

const terms = fc.record({
  yearlyRate: fc.double({ min: 0, max: 40, noNaN: true }),
  years: fc.double({ min: 0.1, max: 40, noNaN: true }),
});

test('what is paid each month repays the loan to the last month', () => {
  fc.assert(
    fc.property(terms, ({ yearlyRate, years }) => {
      const payment = monthlyPayment(100_000, { yearlyRate, years });
      let owed = 100_000;
      for (let month = 0; month < Math.max(1, Math.round(12 * years)); month += 1)
        owed = owed * (1 + yearlyRate / 1200) - payment;
      expect(Math.abs(owed)).toBeLessThan(1);
    }),
  );
});

test('a higher rate never costs less, nor does a larger amount', () => {
  fc.assert(
    fc.property(terms, fc.double({ min: 0, max: 5, noNaN: true }), ({ yearlyRate, years }, more) => {
      const payment = monthlyPayment(100_000, { yearlyRate, years });
      expect(monthlyPayment(100_000, { yearlyRate: yearlyRate + more, years })).toBeGreaterThanOrEqual(
        payment * (1 - 1e-9),
      );
      expect(monthlyPayment(110_000, { yearlyRate, years })).toBeGreaterThan(payment);
    }),
  );
});
