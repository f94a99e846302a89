import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateFaults } from './check-rates.ts';
import { lettingRates } from './letting-rates.ts';
import { lettingYear, plotTax, usualLettingAgency, type Letting } from './letting-year.ts';

const flat: Letting = {
  monthlyRentDt: 1800,
  surfaceM2: 120,
  day: '2026-03-02',
  emptyHundredths: 100,
  charges: 1000,
  agency: 500,
  localTaxDt: 60,
  incomeTax: 3000,
};

test('its rates have neither gap nor overlap', () => {
  expect(rateFaults(lettingRates)).toEqual([]);
});

test('a year of 1 800 DT a month, a month empty, taxed at 30 %, as calculated by hand', () => {
  expect(lettingYear(flat)).toEqual({
    rents: 21_600_000,
    empty: 1_800_000,
    charges: 2_160_000,
    // 5 % of 19 800 with 19 % of VAT
    agency: { low: 1_178_100, high: 1_178_100 },
    localTax: { low: 60_000, high: 60_000 },
    beforeTax: { low: 16_401_900, high: 16_401_900 },
    // 30.5 % of 75 % of 19 800 less 60, or of 80 %
    tax: { low: 4_510_950, high: 4_812_900 },
    net: { low: 11_589_000, high: 11_890_950 },
  });
});

test('an owner who tells no rate pays from what these rents alone owe up to the highest rate', () => {
  const { tax } = lettingYear({ ...flat, incomeTax: undefined });
  // of 14 790: 750 up to 10 000 and 25 % beyond, with 0.5 % of solidarity; 40.5 % of 15 780
  expect(tax).toEqual({ low: 750_000 + 1_197_500 + 73_950, high: 6_312_000 + 78_900 });
});

test('the local tax of 120 m² is from 8 % to 18 % of 2 % of the reference price', () => {
  const { localTax } = lettingYear({ ...flat, localTaxDt: undefined });
  expect(localTax).toEqual({ low: 28_992, high: 86_400 });
});

test('under 5 000 DT a year nothing but the highest rate is owed', () => {
  const { tax } = lettingYear({ ...flat, monthlyRentDt: 400, incomeTax: undefined });
  expect(tax.low).toBe(0);
  expect(tax.high).toBeGreaterThan(0);
});

test('a plot costs 0.3 % of its value each year, an agency 5 % of the rents', () => {
  expect(plotTax(200_000, '2026-03-02')).toEqual({ low: 600_000, high: 600_000 });
  expect(usualLettingAgency('2026-03-02')).toBe(500);
});

const basisPoints = fc.integer({ min: 0, max: 10_000 });
const letting: fc.Arbitrary<Letting> = fc.record({
  monthlyRentDt: fc.integer({ min: 0, max: 1_000_000 }),
  surfaceM2: fc.double({ min: 1, max: 100_000, noNaN: true }),
  day: fc.constantFrom('2025-06-30', '2026-12-31', '2027-01-01'),
  emptyHundredths: fc.integer({ min: 0, max: 1200 }),
  charges: basisPoints,
  agency: basisPoints,
  localTaxDt: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
  incomeTax: fc.option(basisPoints, { nil: undefined }),
});

test('the parts add up to the millime, and no low is over its high', () => {
  fc.assert(
    fc.property(letting, (requested) => {
      const { rents, empty, charges, agency, localTax, beforeTax, tax, net } = lettingYear(requested);
      expect(beforeTax.low).toBe(rents - empty - charges - agency.high - localTax.high);
      expect(beforeTax.high).toBe(rents - empty - charges - agency.low - localTax.low);
      expect(net.low).toBe(beforeTax.low - tax.high);
      expect(net.high).toBe(beforeTax.high - tax.low);
      for (const { low, high } of [agency, localTax, beforeTax, tax, net])
        expect(low).toBeLessThanOrEqual(high);
      expect(tax.low).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a month more without a tenant never leaves more', () => {
  fc.assert(
    fc.property(letting, fc.integer({ min: 0, max: 600 }), (requested, more) => {
      const emptier = Math.min(1200, requested.emptyHundredths + more);
      // taxes and fees follow the collected rents
      const known = {
        ...requested,
        incomeTax: requested.incomeTax ?? 3000,
        agency: Math.min(requested.agency, 2000),
      };
      const before = lettingYear(known).beforeTax;
      const after = lettingYear({ ...known, emptyHundredths: emptier }).beforeTax;
      expect(after.low).toBeLessThanOrEqual(before.low + 1);
      expect(after.high).toBeLessThanOrEqual(before.high + 1);
    }),
  );
});
