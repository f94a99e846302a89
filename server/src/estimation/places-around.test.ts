import type { GroupFigures, MarketFigures } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { expect, it } from 'vitest';
import { placesAround } from './places-around.ts';

const none = { medianListedPerSqm: null, medianSurface: null };
const priced = { count: 20, lowPerSqm: 2000, medianPerSqm: 2500, highPerSqm: 3100 };
const unpriced = { count: 7, lowPerSqm: null, medianPerSqm: null, highPerSqm: null };

const groupOf = (prices: typeof priced | typeof unpriced): GroupFigures => ({
  transaction: 'sale',
  type: 'apartment',
  ...none,
  ...prices,
});

function around(slug: string, prices: Record<string, typeof priced | typeof unpriced>) {
  const zones = Object.fromEntries(
    Object.entries(prices).map(([zone, each]) => [zone, { groups: [groupOf(each)] }]),
  );
  const figures = { zones } as unknown as MarketFigures;
  return placesAround(zoneTree().zones.get(slug)!, 'apartment', figures);
}

it('places are the nearest neighbourhoods with a public price, and have the figures of their pages', () => {
  const { sale, rent } = around('tunis/marsa-corniche', {
    'tunis/gammarth': { ...priced, medianPerSqm: 2600 },
    'tunis/marsa-corniche': { ...priced, count: 60 },
    'tunis/la-marsa-centre': unpriced,
    'tunis/la-marsa': priced,
    tunis: priced,
    'sfax/sfax-centre': priced,
  });
  expect(rent).toEqual([]);
  expect(sale).toEqual([
    {
      locality: 'Marsa Corniche',
      lat: expect.closeTo(36.889, 2),
      lng: expect.closeTo(10.335, 2),
      distance: '0.0',
      ...priced,
      count: 60,
    },
    expect.objectContaining({ locality: 'Gammarth', medianPerSqm: 2600 }),
  ]);
});

it('of a property somewhere in a town its own place is the town', () => {
  const position = { ...zoneTree().zones.get('tunis/marsa-corniche')!, inTown: 'anywhere' as const };
  const figures = {
    zones: {
      'tunis/marsa-corniche': { groups: [groupOf(priced)] },
      'tunis/la-marsa': { groups: [groupOf(priced)] },
    },
  } as unknown as MarketFigures;
  expect(placesAround(position, 'apartment', figures).sale).toMatchObject([
    { locality: 'La Marsa', distance: '0.0' },
    { locality: 'Marsa Corniche', distance: '0.5' },
  ]);
});

it('a town is a place where none of its neighbourhoods has a price, without a distance from near', () => {
  const prices = { 'tunis/la-marsa': priced, 'tunis/gammarth': unpriced };
  expect(around('tunis/marsa-corniche', prices).sale).toMatchObject([{ locality: 'La Marsa', atTown: true }]);
  const [far] = around('tunis/le-bardo', prices).sale;
  expect(far).toMatchObject({ locality: 'La Marsa' });
  expect(far).not.toHaveProperty('atTown');
});

it('its own place alone has prices at the surface of the property', () => {
  const figures = {
    zones: {
      'tunis/marsa-corniche': { groups: [groupOf(priced)] },
      'tunis/gammarth': { groups: [groupOf(priced)] },
    },
  } as unknown as MarketFigures;
  const position = zoneTree().zones.get('tunis/marsa-corniche')!;
  const ofSurface = { low: 200_000, median: 250_000, high: 320_000 };
  const [own, other] = placesAround(position, 'apartment', figures, () => ofSurface).sale;
  expect(own).toMatchObject({ locality: 'Marsa Corniche', ofSurface });
  expect(other).not.toHaveProperty('ofSurface');
});

it('of a property somewhere in Tunis, a city of many towns, no place is its own', () => {
  const figures = { zones: { 'tunis/bab-bhar': { groups: [groupOf(priced)] } } } as unknown as MarketFigures;
  const [babBhar] = placesAround(
    { lat: 36.806, lng: 10.1815, inTown: 'anywhere' },
    'apartment',
    figures,
  ).sale;
  expect(Number(babBhar!.distance)).toBeGreaterThan(0);
});

it('of a property in the centre of a town, its own place is the town where the centre has no price', () => {
  const ownOf = (prices: Record<string, typeof priced | typeof unpriced>) => {
    const zones = Object.fromEntries(
      Object.entries(prices).map(([zone, each]) => [zone, { groups: [groupOf(each)] }]),
    );
    const centre = { ...zoneTree().zones.get('bizerte/bizerte')!, inTown: 'centre' as const };
    const { sale } = placesAround(centre, 'apartment', { zones } as unknown as MarketFigures);
    return sale.filter(({ distance }) => distance === '0.0').map(({ locality }) => locality);
  };
  const town = { 'bizerte/bizerte-nord': priced };
  expect(ownOf({ ...town, 'bizerte/bizerte': unpriced })).toEqual(['Bizerte Nord']);
  expect(ownOf({ ...town, 'bizerte/bizerte': priced })).toEqual(['Bizerte centre']);
});
