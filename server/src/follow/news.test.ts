import { describe, expect, it } from 'vitest';
import { hasNews, isQuarterOver, newsOf } from './news.ts';
import type { Point } from './point.ts';

const point = (change: Partial<Point> = {}): Point => ({
  model_version: 'a',
  method: 1,
  no_figure: null,
  sale_price: 300_000,
  sale_score: 70,
  sale_noise: 0.03,
  rent_price: 1000,
  rent_score: 70,
  rent_noise: 0.03,
  ...change,
});
const stored = { told_sale: 300_000, told_rent: 1000 };
const kindsOf = (change: Partial<Point>, before: Partial<typeof stored> | { told_rent: null } = {}) =>
  newsOf('apartment', { ...stored, ...before }, point(change)).sides.map(({ kind }) => kind);

describe('what there is to tell of a followed property', () => {
  it('is a price that moved by more than its noise, up or down', () => {
    expect(kindsOf({ sale_price: 308_000 })).toEqual(['still', 'still']);
    expect(kindsOf({ sale_price: 310_000 })).toEqual(['moved', 'still']);
    expect(kindsOf({ sale_price: 290_000, rent_price: 1040 })).toEqual(['moved', 'moved']);
  });

  it('is never less than 2 %, and 9 % where the noise is not known', () => {
    expect(kindsOf({ sale_price: 305_000, sale_noise: 0.001 })[0]).toBe('still');
    expect(kindsOf({ sale_price: 307_000, sale_noise: 0.001 })[0]).toBe('moved');
    expect(kindsOf({ sale_price: 328_000, sale_noise: null })[0]).toBe('still');
    expect(kindsOf({ sale_price: 329_000, sale_noise: null })[0]).toBe('moved');
  });

  it('is a first figure that may be shown', () => {
    expect(kindsOf({}, { told_rent: null })).toEqual(['still', 'first_figure']);
    expect(kindsOf({ rent_score: 39 }, { told_rent: null })).toEqual(['still', 'still']);
  });

  it('holds no price that no screen shows', () => {
    const news = newsOf('apartment', stored, point({ sale_score: 39, sale_price: 900_000 }));
    expect(news.sides[0]).toMatchObject({ kind: 'still', price: null });
    expect(hasNews(news)).toBe(false);
    expect(newsOf('land', stored, point({ rent_price: 9000 })).sides).toHaveLength(1);
  });

  it('is told once a quarter all the same', () => {
    const now = new Date('2026-05-31T03:00:00Z');
    expect(isQuarterOver('2026-02-28T03:00:00Z', now)).toBe(true);
    expect(isQuarterOver('2026-02-28T03:00:01Z', now)).toBe(false);
  });
});
