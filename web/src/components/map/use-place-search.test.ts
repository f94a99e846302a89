import { placesQuerySchema } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { placeQuery } from './use-place-search.ts';

test('places are searched by what is typed, without spaces around it', () => {
  expect(placeQuery('  La Marsa ')).toBe('La Marsa');
});

test.each(['Appartement à La Marsa, S+2 ', '🏠a', 'a🏠'])(
  'sends the beginning of a pasted page of « %s »',
  (words) => {
    const query = placeQuery(words.repeat(1000));
    expect(placesQuerySchema.safeParse({ q: query }).success).toBe(true);
    expect(() => encodeURIComponent(query)).not.toThrow();
    expect(query.length).toBeGreaterThan(90);
  },
);
