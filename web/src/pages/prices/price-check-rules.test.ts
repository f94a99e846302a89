import type { PriceComparison } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
import {
  comparedWith,
  outOfRange,
  questionErrors,
  toQuery,
  verdictOf,
  type PriceQuestion,
} from './price-check-rules.ts';

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
  surface: { from: 77, to: 95 },
  count: 40,
  widened: false,
  low: 900,
  median: 1300,
  high: 2100,
  shareBelow: 0.4,
  ofAgencies: false,
  levelOf: { sale: '2026-03', rent: '2026-03' },
  listedFrom: { sale: null, rent: null },
  listedTo: { sale: null, rent: null },
  broughtForward: { sale: null, rent: null },
  asOf: '2026-01-05',
  sample: false,
};
const plain = (text: string) => text.replaceAll(/[\s\u202f\u00a0]/gu, ' ');
const sentence = (price: number, change: Partial<PriceComparison> = {}) =>
  plain(verdictOf(question, price, { ...found, ...change }));

describe('a question about a price', () => {
  it('is sent as it is typed', () => {
    expect(toQuery('tunis/la-marsa', question)).toEqual({
      zone: 'tunis/la-marsa',
      transaction: 'rent',
      type: 'apartment',
      surface: 90,
      rooms: 3,
      furnished: 'true',
      price: 1200,
      atSurface: 'true',
    });
  });

  it('takes a price with its unit', () => {
    const typed = { ...question, price: '450 000 DT' };
    expect([questionErrors(typed), toQuery('tunis', typed).price]).toEqual([{}, 450_000]);
  });

  it('leaves out furniture for a sale, and rooms for land', () => {
    expect(toQuery('tunis', { ...question, transaction: 'sale' }).furnished).toBeUndefined();
    expect(toQuery('tunis', { ...question, type: 'land' }).rooms).toBeUndefined();
  });

  it('needs a surface and a price, and rooms that are a number', () => {
    expect(questionErrors(question)).toEqual({});
    const wrong = questionErrors({ ...question, surface: '', rooms: 'beaucoup', price: '0' });
    expect(Object.keys(wrong)).toEqual(['surface', 'rooms', 'price']);
    const tooMuch = questionErrors({ ...question, surface: '200 000', rooms: '16', price: '1 000 000 001' });
    expect(Object.keys(tooMuch)).toEqual(['surface', 'rooms', 'price']);
    // the form hides the field
    expect(questionErrors({ ...question, type: 'land', rooms: 'beaucoup' })).toEqual({});
  });
});

describe('where a price lies', () => {
  it('is a sentence in tenths, with the middle and the range', () => {
    expect(sentence(1200)).toBe(
      '1 200 DT/mois, c’est plus bas qu’environ 6 prix demandés sur 10 pour cette surface : le milieu est à 1 300 DT/mois, et huit prix sur dix vont de 900 DT/mois à 2 100 DT/mois.',
    );
  });

  it.each([
    [1300, 0.5, 'au milieu de ce qui est demandé'],
    [1000, 0.2, 'plus bas qu’environ 8 prix demandés sur 10'],
    [1500, 0.6, 'plus haut qu’environ 6 prix demandés sur 10'],
    [800, 0, 'plus bas que presque tout ce qui est demandé'],
    [2050, 0.9, 'plus haut qu’environ 9 prix demandés sur 10'],
    [2500, 1, 'plus haut que presque tout ce qui est demandé'],
  ])('is described in words at %i', (price, shareBelow, words) => {
    expect(sentence(price, { shareBelow })).toContain(`c’est ${words} pour cette surface`);
  });
});

it('a verdict on prices of all surfaces says by how much those of this one may differ', () => {
  const few =
    'Trop peu d’annonces ont cette surface : ce qu’elles demandent peut s’écarter d’un tiers ou plus de ces prix.';
  expect(sentence(1000, { surface: { from: 0, to: 127_090 } })).toContain(few);
  expect(sentence(1000)).not.toContain(few);
});

describe('what a price was compared with', () => {
  const around = (change: Partial<PriceQuestion>, widened: boolean, requested = found.zone) =>
    plain(comparedWith({ ...question, ...change }, { ...found, widened }, requested));

  it('names the band of surface, the number of advertisements and what they have in common', () => {
    const all =
      'Comparé à environ 40 annonces dont nous apprenons, de biens de 77 à 95 m² (prix ramenés à la vôtre), zone La Marsa';
    expect(around({}, false)).toBe(`${all}, de 3 pièces, meublés.`);
    expect(around({}, true)).toBe(`${all}, quel que soit le nombre de pièces, meublés ou non.`);
    expect(around({ rooms: '', furnished: false }, false)).toBe(`${all}, non meublés.`);
    const smallest = { ...found, surface: { from: 0, to: 33 } };
    expect(plain(comparedWith(question, smallest, found.zone))).toContain(
      'de biens de moins de 33 m² (prix ramenés à la vôtre), zone',
    );
    const ofAll = { ...found, surface: { from: 0, to: 127_090 } };
    expect(plain(comparedWith(question, ofAll, found.zone))).toContain(
      'de biens de toutes surfaces (prix ramenés à la vôtre), zone',
    );
  });

  it('marks the larger zone that stands for one with too few, the level that its prices are brought to, and that they follow other surfaces', () => {
    const requested = { slug: 'sousse/akouda', name: 'Akouda', level: 'town' } as const;
    const stated = { rooms: '', furnished: false };
    expect(around(stated, false, requested)).toMatch(
      /, zone <zone>La Marsa<\/zone> \(trop peu à Akouda\), non meublés\.$/,
    );
    const brought = { ...found, broughtTo: requested, fitted: true } as const;
    expect(plain(comparedWith({ ...question, ...stated }, brought, requested))).toMatch(
      /\(trop peu à Akouda\), à prix ramenés au niveau d’Akouda, à prix accordés à ceux des surfaces voisines, non meublés\.$/,
    );
  });

  it('names its bounds for a price beyond them', () => {
    expect(plain(outOfRange(question, { lowest: 100, highest: 10_000 }))).toBe(
      'Vérifiez ce montant : ici, on compare de 100 DT/mois à 10 000 DT/mois.',
    );
  });
});
