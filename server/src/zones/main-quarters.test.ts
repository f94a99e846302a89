import type { MarketFigures } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { expect, test } from 'vitest';
import { mainQuarters } from './main-quarters.ts';

const quartersOf = (town: string, counts: Record<string, number>) => {
  const zones = Object.fromEntries(
    Object.entries(counts).map(([slug, count]) => [slug, { groups: [{ transaction: 'sale', count }] }]),
  );
  const figures = { zones } as unknown as MarketFigures;
  return mainQuarters(figures, zoneTree().zones.get(town)!)?.map(({ name }) => name);
};

test('a town whose centre has less than half of its advertisements names where most are', () => {
  expect(
    quartersOf('tunis/le-kram', { 'tunis/le-kram-centre': 50, 'tunis/les-jardins-de-carthage': 470 }),
  ).toEqual(['Les Jardins de Carthage']);
  expect(
    quartersOf('tunis/la-marsa', {
      'tunis/la-marsa-centre': 30,
      'tunis/l-aouina': 50,
      'tunis/gammarth': 16,
      'tunis/marsa-cube': 10,
    }),
  ).toEqual(["L'Aouina", 'La Marsa centre', 'Gammarth']);
});

test('neither a town of its centre, nor of one quarter, nor a larger zone names any', () => {
  expect(quartersOf('tunis/la-marsa', { 'tunis/la-marsa-centre': 50, 'tunis/gammarth': 50 })).toBeUndefined();
  expect(quartersOf('tunis/la-marsa', { 'tunis/gammarth': 50 })).toBeUndefined();
  expect(quartersOf('tunis', { 'tunis/la-marsa': 50, 'tunis/le-kram': 60 })).toBeUndefined();
});
