import type { Explanation, SharedAnswer } from '@soumdar/contract';
import { exampleComparable, exampleEstimation, examplePlace } from '@soumdar/contract/testing';
import { describe, expect, it } from 'vitest';
import { ofWholeCell } from './whole-cell.ts';

const { estimation: result, confidence, comparableCounts } = exampleEstimation();

const explanation: Explanation = {
  typical: { surface: 90 },
  typicalPrice: 500_000,
  place: { name: 'Marsa Safsaf', town: 'La Marsa' },
  effects: [
    { factor: 'place', amount: 126_000 },
    { factor: 'surface', amount: 30_000 },
  ],
  rest: -127_000,
};
const figure = 529_000;

const at = (lat: number, lng: number, change: Partial<SharedAnswer> = {}) =>
  ofWholeCell({
    created_at: '2026-03-02',
    property_type: 'apartment',
    location: { lat, lng },
    details: { surface: 100 },
    result,
    confidence,
    comparableCounts,
    comparables: {
      sale: [exampleComparable({ likenesses: ['same_place', 'recent'], likeness: 'strong' })],
      rent: [],
      places: { sale: [examplePlace({ distance: '0.0' })], rent: [] },
    },
    explanation: { sale: explanation, rent: null },
    ...change,
  });

const quarter = [36.88, 10.23] as const;
const townOfSeveral = [36.88, 10.33] as const;
const severalTowns = [36.86, 10.26] as const;

describe('what a share names', () => {
  it.each([
    ['the one quarter', quarter, 'Borj Turki (Ariana)', 'برج التركي (أريانة)'],
    ['the one town of several quarters', townOfSeveral, 'La Marsa (Tunis)', 'المرسى (تونس)'],
    ['what is near', severalTowns, 'près de Cité El Wafa (Tunis)', 'قرب حي الوفاء (تونس)'],
  ] as const)('is %s where the position may be', (_what, [lat, lng], localisation, localisationAr) => {
    expect(at(lat, lng)).toMatchObject({ localisation, localisationAr });
  });

  it('is the town where its owner told no more', () => {
    expect(at(...severalTowns, { coverage: { town: 'La Marsa' } }).localisation).toBe('La Marsa');
  });

  it('is a quarter as its own only where the position cannot be in another', () => {
    const own = at(...quarter).comparables!;
    expect(own.sale[0]).toMatchObject({ likenesses: ['same_place', 'recent'], likeness: 'strong' });
    expect(own.places!.sale[0]).toEqual(examplePlace({ distance: '0.0' }));
    const { sale, places } = at(...townOfSeveral).comparables!;
    expect(sale[0]).toMatchObject({ likenesses: ['recent'], likeness: 'fair' });
    expect(places!.sale[0]).toMatchObject({ distance: '0.5', atMiddle: true });
  });
});

describe('what makes a shared price', () => {
  const shared = (position: readonly [number, number]) => at(...position).explanation!.sale!;

  it('is the effect of the quarter where there is one', () => {
    expect(shared(quarter)).toEqual(explanation);
  });

  it.each([
    [townOfSeveral, { typicalPrice: 500_000, rest: -1000, place: { name: 'La Marsa', town: 'La Marsa' } }],
    [severalTowns, { typicalPrice: 626_000, rest: -127_000, place: undefined }],
  ])('is otherwise no effect that the rest undoes: %j', (position, { place, ...expected }) => {
    const { effects, typicalPrice, rest, ...others } = shared(position);
    expect({ typicalPrice, rest }).toEqual(expected);
    expect(others.place).toEqual(place);
    expect(effects.map(({ factor }) => factor)).toEqual(['surface']);
    expect(effects.reduce((sum, { amount }) => sum + amount, typicalPrice + rest!)).toBe(figure);
  });

  it('is the same when a stored answer is read', () => {
    const once = at(...townOfSeveral);
    expect(ofWholeCell(once)).toEqual(once);
  });
});
