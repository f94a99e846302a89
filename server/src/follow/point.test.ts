import { logPriceIndex, methodVersion } from '@soumdar/engine';
import { describe, expect, it } from 'vitest';
import { whatMoved, type PricedSide } from './point.ts';

const priced = (price: number | null, change: Partial<PricedSide> = {}): PricedSide => ({
  price,
  date: '2025-05-15',
  modelVersion: 'a',
  method: methodVersion,
  ...change,
});
const later = { date: '2025-11-15' };
const index = logPriceIndex('apartment', '2025-11-15') - logPriceIndex('apartment', '2025-05-15');

describe('what moved the price of a followed property', () => {
  it('is the index, the advertisements under the model of before, and the model, which make the whole change', () => {
    const moves = whatMoved(
      'sale',
      'apartment',
      priced(300_000),
      priced(330_000, { ...later, modelVersion: 'b' }),
      320_000,
    )!;
    expect(index).not.toBe(0);
    expect(moves.index).toBe(index);
    expect(moves.listings).toBeCloseTo(Math.log(320 / 300) - index, 12);
    expect(moves.model).toBeCloseTo(Math.log(330 / 320), 12);
    expect(moves.index + moves.listings! + moves.model!).toBeCloseTo(Math.log(330 / 300), 12);
  });

  it('is all index and advertisements while the model is the same', () => {
    const moves = whatMoved('sale', 'apartment', priced(300_000), priced(330_000, later), undefined)!;
    expect(moves).toEqual({ index, listings: Math.log(1.1) - index, model: 0 });
  });

  it('has no index for a rent', () => {
    expect(whatMoved('rent', 'apartment', priced(1000), priced(1100, later), undefined)).toEqual({
      index: 0,
      listings: Math.log(1.1),
      model: 0,
    });
  });

  it.each([
    ['the model of before is gone', {}, undefined],
    ['the method is another', { method: methodVersion - 1 }, 320_000],
  ])('is not told apart where %s', (_, before, byFormerModel) => {
    const now = priced(330_000, { ...later, modelVersion: 'b' });
    expect(whatMoved('sale', 'apartment', priced(300_000, before), now, byFormerModel)).toEqual({
      index,
      listings: null,
      model: null,
    });
  });

  it('is not told apart from another method where the model alone is the same', () => {
    const before = priced(300_000, { method: methodVersion - 1 });
    expect(whatMoved('sale', 'apartment', before, priced(330_000, later), undefined)).toMatchObject({
      listings: null,
      model: null,
    });
  });

  it('is nothing where either price is missing', () => {
    expect(whatMoved('sale', 'apartment', priced(null), priced(1), undefined)).toBeUndefined();
    expect(whatMoved('sale', 'apartment', priced(1), priced(null), undefined)).toBeUndefined();
  });
});
