import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CostLine, SaleKind } from './buyer.ts';
import type { Amount } from './money.ts';
import { inWholeDinars, saleCosts, usualAgency, type Sale } from './sale-costs.ts';

const day = '2026-11-22';
const withoutAgency = { seller: 0, buyer: 0 };
const sale = (overrides: Partial<Sale>): Sale => ({
  kind: 'resale',
  priceDt: 350_000,
  day,
  fromAbroad: false,
  pages: 10,
  agency: usualAgency(day),
  ...overrides,
});
const inDinars = ({ low, high }: Amount) => (low === high ? low / 1000 : [low / 1000, high / 1000]);
const amountsOf = (lines: CostLine[]) =>
  Object.fromEntries(lines.map(({ rate, amount }) => [rate, inDinars(amount)]));

// worked out by hand
describe('what is kept and what is paid', () => {
  it('of a flat sold by its owner after eleven years', () => {
    const bought = { priceDt: 200_000, day: '2015-03-10', costsDt: 10_000, exempt: false };
    const { seller, buyer } = saleCosts(sale({ bought }));
    // 6 % of 350 000; 2 % of it, and 19 % of these 7 000
    expect(amountsOf(buyer.lines)).toEqual({
      resaleDuty: 21_000,
      agencyBuyer: 7000,
      agencyVat: 1330,
    });
    expect(buyer.pays).toEqual({ low: 379_330_000, high: 379_330_000 });
    // 10 % of 350 000 − 200 000 − 10 000; nothing with indexation of 11 × 10 % of 200 000
    expect(amountsOf(seller.lines)).toEqual({
      agencySeller: 10_500,
      agencyVat: 1995,
      gainTax: [0, 14_000],
    });
    expect(seller.gain).toMatchObject({ yearsHeld: 11, gain: { low: 0, high: 140_000_000 } });
    expect(seller.keeps).toEqual({ low: 323_505_000, high: 337_505_000 });
    expect(seller.withheld).toEqual({ low: 8_750_000, high: 8_750_000 });
  });

  it('of a new flat at 600 000 DT, between the table of one source and the others', () => {
    const { seller, buyer } = saleCosts(sale({ kind: 'newHome', priceDt: 600_000, agency: withoutAgency }));
    // 1 %; 3 % of the 100 000 above 500 000, or of the 400 000 above 200 000; 2 % (table) or 4 % (example)
    expect(amountsOf(buyer.lines)).toEqual({
      landRegister: 6000,
      newHomeDuty: [3000, 12_000],
      newHomeExtraDuty: [12_000, 24_000],
    });
    expect(buyer.pays).toEqual({ low: 621_000_000, high: 642_000_000 });
    // 600 000 × 19 / 119
    expect(buyer.vat).toEqual({ low: 95_798_319, high: 95_798_319 });
    expect(seller).toEqual({ lines: [], keeps: { low: 600_000_000, high: 600_000_000 } });
  });

  it('of a plot of 450 m² at 600 DT/m², to build on', () => {
    const plot = sale({
      kind: 'buildingLand',
      priceDt: 270_000,
      surfaceM2: 450,
      agency: withoutAgency,
    });
    const { buyer } = saleCosts(plot);
    // 120 × 600 × 1 % + 180 × 600 × 2 % + 150 × 600 × 3 % = 720 + 2 160 + 2 700, and 1 %
    expect(amountsOf(buyer.lines)).toEqual({ landRegister: 2700, buildingLandDuty: 5580 });
    expect(buyer.pays).toEqual({ low: 278_280_000, high: 278_280_000 });
  });

  it('of a main home at 1 000 000 DT, exempt or not', () => {
    const bought = { priceDt: 800_000, day: '2023-01-15', costsDt: 0, exempt: true };
    const { seller, buyer } = saleCosts(sale({ priceDt: 1_000_000, bought }));
    expect(amountsOf(buyer.lines)).toEqual({
      resaleDuty: 100_000,
      agencyBuyer: 20_000,
      agencyVat: 3800,
    });
    expect(buyer.pays.high).toBe(1_123_800_000);
    // three years: 15 % of 200 000, if a price above 500 000 DT is not exempt; 30 000 + 5 700 for the agency
    expect(amountsOf(seller.lines)['gainTax']).toEqual([0, 30_000]);
    expect(seller.keeps).toEqual({ low: 934_300_000, high: 964_300_000 });
  });

  it('of a flat at 480 000 DT paid from abroad in foreign currency, with twelve pages', () => {
    const { buyer } = saleCosts(sale({ priceDt: 480_000, fromAbroad: true, pages: 12 }));
    expect(amountsOf(buyer.lines)).toEqual({
      landRegister: 4800,
      abroadPages: 360,
      agencyBuyer: 9600,
      agencyVat: 1824,
    });
    expect(buyer.pays.high).toBe(496_584_000);
  });

  it('of a new flat whose VAT depends on whether its limit is before tax', () => {
    const vatOf = (priceDt: number) => saleCosts(sale({ kind: 'newHome', priceDt })).buyer.vat;
    // 410 000 × 7 / 107, or × 19 / 119
    expect(vatOf(410_000)).toEqual({ low: 26_822_430, high: 65_462_185 });
    expect(vatOf(400_000)).toEqual({ low: 26_168_224, high: 26_168_224 });
    expect(vatOf(428_001)).toEqual({ low: 68_336_294, high: 68_336_294 });
  });

  it('is told to the millime where a rate leaves some', () => {
    const { buyer } = saleCosts(sale({ priceDt: 123_457, agency: { seller: 300, buyer: 250 } }));
    // 19 % of 3 086,425 is 586,420 75
    expect(amountsOf(buyer.lines)).toEqual({
      resaleDuty: 7407.42,
      agencyBuyer: 3086.425,
      agencyVat: 586.421,
    });
    expect(buyer.pays.high).toBe(134_537_266);
  });
});

describe('the tax on a gain', () => {
  const taxOf = (overrides: Partial<NonNullable<Sale['bought']>>, priceDt = 400_000) =>
    saleCosts(
      sale({
        priceDt,
        bought: { priceDt: 300_000, day: '2021-11-22', costsDt: 0, exempt: false, ...overrides },
      }),
    ).seller.gain!.tax.high;

  it('is 15 % up to the fifth anniversary, 10 % from the day after', () => {
    expect(taxOf({ day: '2021-11-22' })).toBe(15_000_000);
    expect(taxOf({ day: '2021-11-21' })).toBe(10_000_000);
  });

  it('is of a price raised by each full year, the one that ends on the day of sale too', () => {
    const bought = { priceDt: 300_000, day: '2021-11-22', costsDt: 0, exempt: false };
    const { gain } = saleCosts(sale({ priceDt: 500_000, bought })).seller;
    expect(gain).toMatchObject({ yearsHeld: 5, gain: { low: 50_000_000, high: 200_000_000 } });
    expect(gain!.tax.high).toBe(30_000_000);
  });

  it('is nil on a loss, and where one is exempt at 500 000 DT or less', () => {
    expect(taxOf({ priceDt: 450_000 })).toBe(0);
    expect(taxOf({ exempt: true }, 500_000)).toBe(0);
    expect(taxOf({ exempt: true }, 500_001)).toBe(30_000_150);
  });

  it('is not asked of a developer', () => {
    const bought = { priceDt: 1, day: '2021-01-01', costsDt: 0, exempt: false };
    expect(saleCosts(sale({ kind: 'newHome', bought })).seller.gain).toBeUndefined();
  });
});

describe('of any sale', () => {
  const dinars = fc.integer({ min: 1, max: 100_000_000 });
  const anySale: fc.Arbitrary<Sale> = fc.record(
    {
      kind: fc.constantFrom<SaleKind>('resale', 'newHome', 'buildingLand'),
      priceDt: dinars,
      day: fc.constantFrom('2024-01-01', '2025-06-30', '2026-11-22', '2031-02-28'),
      surfaceM2: fc.integer({ min: 1, max: 100_000 }),
      fromAbroad: fc.boolean(),
      pages: fc.integer({ min: 1, max: 99 }),
      agency: fc.record({
        seller: fc.integer({ min: 0, max: 2000 }),
        buyer: fc.integer({ min: 0, max: 2000 }),
      }),
      bought: fc.record({
        priceDt: dinars,
        day: fc.constantFrom('1980-02-29', '2019-12-31', '2023-12-31'),
        costsDt: fc.integer({ min: 0, max: 1_000_000 }),
        exempt: fc.boolean(),
      }),
    },
    { requiredKeys: ['kind', 'priceDt', 'day', 'fromAbroad', 'pages', 'agency', 'surfaceM2'] },
  );

  it('told in dinars, the parts add up to the dinar, each within half a dinar of what it is', () => {
    fc.assert(
      fc.property(anySale, (any) => {
        const exact = saleCosts(any);
        const { price, seller, buyer } = inWholeDinars(exact);
        const sum = (lines: CostLine[]) => lines.reduce((all, { amount }) => all + amount.high, 0);
        expect([seller.keeps.low, buyer.pays.high]).toEqual([
          price - sum(seller.lines),
          price + sum(buyer.lines),
        ]);
        const [shown, meant] = [
          [...seller.lines, ...buyer.lines],
          [...exact.seller.lines, ...exact.buyer.lines],
        ];
        for (const [at, { amount }] of shown.entries()) {
          expect([amount.low % 1000, amount.high % 1000]).toEqual([0, 0]);
          expect(Math.abs(amount.high - meant[at]!.amount.high)).toBeLessThanOrEqual(500);
        }
      }),
    );
  });

  it('the parts add up to the millime, and none is negative or a fraction of one', () => {
    fc.assert(
      fc.property(anySale, (any) => {
        const { price, seller, buyer } = saleCosts(any);
        const sum = (lines: CostLine[], end: 'low' | 'high') =>
          lines.reduce((all, { amount }) => all + amount[end], 0);
        expect(seller.keeps).toEqual({
          low: price - sum(seller.lines, 'high'),
          high: price - sum(seller.lines, 'low'),
        });
        expect(buyer.pays).toEqual({
          low: price + sum(buyer.lines, 'low'),
          high: price + sum(buyer.lines, 'high'),
        });
        for (const { amount } of [...seller.lines, ...buyer.lines]) {
          expect(Number.isSafeInteger(amount.low) && Number.isSafeInteger(amount.high)).toBe(true);
          expect(amount.low).toBeGreaterThanOrEqual(0);
          expect(amount.high).toBeGreaterThanOrEqual(amount.low);
        }
      }),
    );
  });
});
