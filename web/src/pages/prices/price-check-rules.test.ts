import type { PriceComparison } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
import { questionErrors, toQuery, verdictOf, type PriceQuestion } from './price-check-rules.ts';

const question: PriceQuestion = {
  transaction: 'rent',
  type: 'apartment',
  surface: '90',
  rooms: 'S+2',
  furnished: true,
  price: '1 200',
};
const found: PriceComparison = {
  zone: { slug: 'tunis/la-marsa', name: 'La Marsa', level: 'town' },
  count: 40,
  widened: false,
  low: 900,
  median: 1300,
  high: 2100,
  shareBelow: 0.4,
  asOf: '2026-01-05',
  sample: false,
};
const said = (price: number, change: Partial<PriceComparison> = {}) =>
  verdictOf(question, price, { ...found, ...change }).replaceAll(/[\s\u202f\u00a0]/gu, ' ');

describe('a question about a price', () => {
  it('is asked as it is typed', () => {
    expect(toQuery('tunis/la-marsa', question)).toEqual({
      zone: 'tunis/la-marsa',
      transaction: 'rent',
      type: 'apartment',
      surface: 90,
      rooms: 3,
      furnished: 'true',
      price: 1200,
    });
  });

  it('asks of a sale nothing about furniture, of land nothing about rooms', () => {
    expect(toQuery('tunis', { ...question, transaction: 'sale' }).furnished).toBeUndefined();
    expect(toQuery('tunis', { ...question, type: 'land' }).rooms).toBeUndefined();
  });

  it('needs a surface and a price, and rooms that are a number', () => {
    expect(questionErrors(question)).toEqual({});
    const wrong = questionErrors({ ...question, surface: '', rooms: 'beaucoup', price: '0' });
    expect(Object.keys(wrong)).toEqual(['surface', 'rooms', 'price']);
  });
});

describe('where a price lies', () => {
  it('is told in tenths, with the middle, the range and the number of advertisements', () => {
    expect(said(1200)).toBe(
      '1 200 DT/mois, c’est plus haut que 4 prix demandés sur 10 pour cette surface : le milieu est à 1 300 DT/mois, et huit prix sur dix vont de 900 DT/mois à 2 100 DT/mois (40 annonces).',
    );
  });

  it.each([
    [1300, 0.5, 'au milieu de ce qui est demandé'],
    [800, 0, 'plus bas que presque tout ce qui est demandé'],
    [2500, 1, 'plus haut que presque tout ce qui est demandé'],
  ])('is said in words at %i', (price, shareBelow, words) => {
    expect(said(price, { shareBelow })).toContain(`c’est ${words} pour cette surface`);
  });
});
