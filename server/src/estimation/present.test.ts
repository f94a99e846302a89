import type { Comparable, TransactionEstimate } from '@soumdar/engine';
import { expect, it } from 'vitest';
import { markUnreliable } from './mark-unreliable.ts';
import { presentEstimate, type ValuedProperty } from './present.ts';

const comparable: Comparable = {
  listingId: '1',
  propertyType: 'apartment',
  surfaceM2: 98,
  rooms: 3,
  locality: 'La Marsa',
  lat: 36.87,
  lng: 10.32,
  listedOn: '2025-04-01',
  priceTnd: 318_500,
  distanceKm: 0.42,
  pricePerM2Tnd: 3344.2,
  similarity: 88,
  matchReasons: [],
  likeness: 'loose',
};

const side = (score: number): TransactionEstimate => ({
  kind: 'estimated',
  priceTnd: 451_499.6,
  pricePerM2Tnd: 4514.996,
  lowTnd: 400_000.5,
  highTnd: 520_000,
  fsd: 1 - score / 100,
  score,
  comparableCount: 1,
  comparables: [comparable],
});

const valued = (
  score: number,
  unusual: ValuedProperty['estimates']['unusual'] = [],
): Omit<ValuedProperty, 'valueWithout' | 'beyond'> => ({
  estimates: {
    sale: side(score),
    rent: { kind: 'insufficient', comparableCount: 0, comparables: [] },
    unusual,
    levelOf: { sale: '2026-03', rent: '2025-05' },
  },
  explanations: {
    sale: {
      typical: { propertyType: 'apartment', lat: 36.8, lng: 10.2, surfaceM2: 90 },
      typicalTnd: 440_000,
      effects: [{ attribute: 'comparables', tnd: 11_500 }],
    },
    rent: undefined,
  },
  places: { sale: [], rent: [] },
  nearestKm: { sale: 0.4, rent: null },
  neighbourhood: { name: 'La Marsa Corniche', town: 'La Marsa' },
  coverage: undefined,
  marketVersion: '1',
  basis: { listings: 1, newestListedOn: '2025-04-01', sample: false },
  ofAgencies: { sale: false, rent: true },
});

it('an estimate is presented unrounded', () => {
  expect(presentEstimate(valued(70)).estimation).toMatchObject({ netPrice: 451_499.6, rangeLow: 400_000.5 });
});

it('a comparable tells its asking price and date beside its price per m² of today', () => {
  expect(presentEstimate(valued(70)).comparables.sale).toMatchObject([
    { price: 318_500, pricePerSqm: 3344.2, listedOn: '2025-04-01' },
  ]);
});

it('a place has its one spelling, however the advertisement spells it', () => {
  const { estimates, ...rest } = valued(70);
  const sale = { ...side(70), comparables: [{ ...comparable, locality: 'Les berges du lac 2' }] };
  expect(presentEstimate({ estimates: { ...estimates, sale }, ...rest }).comparables).toMatchObject({
    sale: [{ locality: 'Les Berges du Lac 2' }],
  });
});

it('what only the town is known of has its name, and no likeness of place', () => {
  const { estimates, ...rest } = valued(70);
  const gammart = { ...comparable, lat: 36.8775, lng: 10.3275, locality: 'Gammart' };
  const alike: Comparable = { ...gammart, matchReasons: ['same_place', 'recent'] };
  const sale = { ...side(70), comparables: [alike] };
  expect(presentEstimate({ estimates: { ...estimates, sale }, ...rest }).comparables).toMatchObject({
    sale: [{ locality: 'La Marsa', atTown: true, likenesses: ['recent'] }],
  });
});

it('of a property somewhere in a town no comparable is in the same place, however near to the place it is valued at', () => {
  const { estimates, ...rest } = valued(70);
  const near: Comparable = { ...comparable, matchReasons: ['same_place', 'recent'], likeness: 'strong' };
  const sale = { ...side(70), comparables: [near] };
  const presented = (coverage?: { town: string }) =>
    presentEstimate({ ...rest, estimates: { ...estimates, sale }, coverage }).comparables.sale;
  expect(presented()).toMatchObject([{ likenesses: ['same_place', 'recent'], likeness: 'strong' }]);
  expect(presented({ town: 'La Marsa' })).toMatchObject([{ likenesses: ['recent'], likeness: 'fair' }]);
});

it('what the nearest advertisements add is an effect of its own', () => {
  expect(presentEstimate(valued(70)).explanation.sale?.effects).toEqual([
    { factor: 'comparables', amount: 11_500 },
  ]);
});

it('an unusual property is told in what it is, a usual one nothing', () => {
  expect(presentEstimate(valued(33, ['surface', 'surface_per_room'])).confidence).toMatchObject({
    sale: { score: 33 },
    unusual: ['surface', 'surface_per_room'],
  });
  expect(presentEstimate(valued(70)).confidence).not.toHaveProperty('unusual');
});

it('a figure whose score is under 40 is marked for those who see it, no other side is', () => {
  const { confidence, estimation } = presentEstimate(valued(39));
  expect(markUnreliable(confidence, estimation)).toEqual({
    sale: { score: 39, unreliable: true },
    rent: { score: 0 },
  });
  const sure = presentEstimate(valued(40));
  expect(markUnreliable(sure.confidence, sure.estimation)).toEqual(sure.confidence);
});

it('a comparable is known by an id of one version of the market, which is not the source’s', () => {
  const idOf = (marketVersion: string) =>
    presentEstimate({ ...valued(70), marketVersion }).comparables.sale[0]!.id;
  expect(idOf('1')).toBe(idOf('1'));
  expect(idOf('1')).not.toBe(idOf('2'));
  expect(idOf('1')).toMatch(/^[\w-]{16}$/);
});

it('the place and its town are named where the place moves the price', () => {
  const named = (attribute: 'place' | 'comparables') => {
    const { explanations, ...rest } = valued(70);
    const sale = { ...explanations.sale!, effects: [{ attribute, tnd: 11_500 }] };
    return presentEstimate({ ...rest, explanations: { ...explanations, sale } }).explanation.sale!.place;
  };
  expect(named('place')).toEqual({ name: 'La Marsa Corniche', town: 'La Marsa' });
  expect(named('comparables')).toBeUndefined();
});
