import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutiesOf, saleKinds, type Purchase, type SaleKind } from './buyer.ts';
import { cliffsOf, dutyCurve } from './cliffs.ts';
import type { Amount } from './money.ts';

const purchase = (kind: SaleKind, overrides: Partial<Purchase> = {}): Purchase => ({
  kind,
  priceDt: 1,
  day: '2026-11-22',
  surfaceM2: 450,
  fromAbroad: false,
  pages: 10,
  ...overrides,
});
const inDinars = ({ low, high }: Amount) => (low === high ? low / 1000 : [low / 1000, high / 1000]);
const cliffsInDinars = (of: Purchase) =>
  cliffsOf(of).map(({ priceDt, before, after, rise }) => [priceDt, ...[before, after, rise].map(inDinars)]);

describe('cliffs of the duties', () => {
  it('stand at 500 000 and 1 000 000 DT, where one dinar costs the buyer of a home thousands', () => {
    expect(cliffsInDinars(purchase('resale'))).toEqual([
      [500_000, 29_999.94, 40_000, 10_000.06],
      [1_000_000, 79_999.92, 100_000, 20_000.08],
    ]);
  });

  it('are spans for a new home, where sources disagree', () => {
    // 1 % and 300 DT of pages before; 2 or 4 % more after. At 1 000 000 the example of 4 % has no second
    // cliff
    expect(cliffsInDinars(purchase('newHome'))).toEqual([
      [500_000, [5299.99, 14_299.96], [15_000, 34_000], [9700.01, 19_700.04]],
      [1_000_000, [44_999.94, 73_999.92], [65_000, 74_000], [0.08, 20_000.06]],
    ]);
  });

  it('are none for a plot to build on, nor from abroad', () => {
    expect(cliffsOf(purchase('buildingLand'))).toEqual([]);
    expect(cliffsOf(purchase('resale', { fromAbroad: true }))).toEqual([]);
  });
});

const priced = (of: Purchase, priceDt: number) => dutiesOf({ ...of, priceDt });
const anyPurchase = fc
  .record({
    kind: fc.constantFrom(...saleKinds),
    surfaceM2: fc.integer({ min: 1, max: 5000 }),
    fromAbroad: fc.boolean(),
  })
  .map(({ kind, ...rest }) => purchase(kind, rest));

describe('the curve of the duties', () => {
  it('begins anew at each bracket, and leaves no price out', () => {
    const segments = dutyCurve(purchase('resale'), 1_300_000);
    expect(segments.map(({ fromDt, toDt }) => [fromDt, toDt])).toEqual([
      [0, 499_999],
      [500_000, 999_999],
      [1_000_000, 1_300_000],
    ]);
  });

  it('never falls within a bracket: more price is never less duty', () => {
    fc.assert(
      fc.property(anyPurchase, fc.nat(2_000_000), fc.nat(2_000_000), (of, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const bracket = (priceDt: number) =>
          dutyCurve(of, 2_000_000).findIndex(({ fromDt, toDt }) => fromDt <= priceDt && priceDt <= toDt);
        fc.pre(bracket(less) === bracket(more));
        expect(priced(of, more).low).toBeGreaterThanOrEqual(priced(of, less).low);
        expect(priced(of, more).high).toBeGreaterThanOrEqual(priced(of, less).high);
      }),
    );
  });

  it('is straight within a bracket, so that its ends draw it', () => {
    fc.assert(
      fc.property(fc.constantFrom<SaleKind>('resale', 'newHome'), fc.nat(1_300_000), (kind, priceDt) => {
        const of = purchase(kind);
        const { fromDt, toDt, from, to } = dutyCurve(of, 1_300_000).find(
          (segment) => segment.fromDt <= priceDt && priceDt <= segment.toDt,
        )!;
        const share = (priceDt - fromDt) / Math.max(1, toDt - fromDt);
        const duties = priced(of, priceDt);
        for (const end of ['low', 'high'] as const)
          // rounding of each part to millimes
          expect(Math.abs(duties[end] - from[end] - share * (to[end] - from[end]))).toBeLessThan(3);
      }),
    );
  });
});
