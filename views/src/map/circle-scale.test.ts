import { describe, expect, it } from 'vitest';
import { classColours } from '../design-tokens.ts';
import {
  boundsOf,
  colourOf,
  coloursOf,
  levelAt,
  radiusOf,
  spreadCircles,
  zonesAtLevel,
  type CircleZone,
} from './circle-scale.ts';

const zone = (
  slug: string,
  level: CircleZone['level'],
  parent: string,
  figure: number | null,
  count = 20,
) => ({
  slug,
  name: slug,
  level,
  parent,
  lat: 36,
  lng: 10,
  count: figure === null ? null : count,
  figure,
});
const zones = [
  zone('tunis', 'governorate', 'tunisie', 3000, 900),
  zone('marsa', 'town', 'tunis', 3500, 300),
  zone('gammarth', 'neighbourhood', 'marsa', 4000, 80),
  zone('sidi', 'neighbourhood', 'marsa', null),
  zone('bardo', 'town', 'tunis', 2000, 400),
  zone('rue', 'neighbourhood', 'bardo', null),
  zone('kebili', 'governorate', 'tunisie', null),
  zone('douz', 'town', 'kebili', null),
];
const slugsAt = (level: 'governorate' | 'town' | 'neighbourhood') =>
  zonesAtLevel(zones, level).map(({ slug }) => slug);

describe('the circles of a map', () => {
  it('are governorates from afar, then towns, then neighbourhoods', () => {
    const shown = [8, 8.5, 11.5, 12].map((zoom) => levelAt(zoom, 'governorate'));
    expect(shown).toEqual(['governorate', 'town', 'town', 'neighbourhood']);
  });

  it('are never coarser than what the page is about', () => {
    expect(levelAt(7, 'town')).toBe('town');
    expect(levelAt(14, 'town')).toBe('neighbourhood');
  });

  it('are each zone of the level, largest first, and a larger one where none inside it has a figure', () => {
    expect(slugsAt('governorate')).toEqual(['tunis', 'kebili']);
    expect(slugsAt('town')).toEqual(['bardo', 'marsa', 'kebili']);
    expect(slugsAt('neighbourhood')).toEqual(['bardo', 'gammarth', 'sidi', 'kebili']);
  });

  it('have areas like their numbers, none too small to be seen', () => {
    expect(radiusOf(400, 400) / radiusOf(100, 400)).toBe(2);
    expect(radiusOf(1, 4000)).toBe(radiusOf(null, 4000));
    expect(radiusOf(null, 0)).toBeGreaterThan(0);
  });
});

describe('the classes of figures', () => {
  it('hold as many zones each, between bounds of two digits', () => {
    const figures = Array.from({ length: 100 }, (_, at) => 1013 + 27 * at);
    const bounds = boundsOf(figures);
    expect(bounds).toEqual([1600, 2100, 2600, 3200]);
    for (const [at] of classColours.entries()) {
      const members = figures.filter((figure) => colourOf(figure, bounds) === classColours[at]);
      expect(members.length).toBeGreaterThan(15);
      expect(members.length).toBeLessThan(25);
    }
    expect(boundsOf([8.44, 9.12, 10.13, 12.2, 15.04])).toEqual([9.1, 10, 12, 15]);
  });

  it('are as many as there are different figures', () => {
    expect(boundsOf([])).toEqual([]);
    expect(boundsOf([2000])).toEqual([]);
    expect(boundsOf([2000, 3000])).toEqual([3000]);
    expect(coloursOf([])).toEqual([classColours[2]]);
    expect(coloursOf([3000])).toEqual([classColours[0], classColours[4]]);
  });
});

describe('circles that lie over each other', () => {
  const tunis = { x: 100, y: 100, radius: 24 };
  const ariana = { x: 103, y: 95, radius: 12 };
  const sfax = { x: 300, y: 300, radius: 20 };
  const far = (one: typeof tunis, other: typeof tunis) => Math.hypot(one.x - other.x, one.y - other.y);

  it('part until each is seen, the smaller one farther', () => {
    const [large, small, alone] = spreadCircles([tunis, ariana, sfax]);
    expect(far(large!, small!)).toBeGreaterThan(0.84 * 36);
    expect(far(large!, tunis)).toBeLessThan(far(small!, ariana));
    expect(alone).toEqual(sfax);
  });

  it('part from one middle', () => {
    const [one, other] = spreadCircles([tunis, tunis]);
    expect(far(one!, other!)).toBeGreaterThan(0.84 * 48);
  });
});
